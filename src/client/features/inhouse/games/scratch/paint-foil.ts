import type { FaceKind } from './faces.ts';
import { foilThings } from './foil-things.ts';

interface Foil {
  words: string;
  kind: FaceKind;
  /** What it is printed with; null until its picture is there. */
  thing: CanvasImageSource | null;
}

/** The foil of a kind: its metal, a sheen across it, its things in rows, and what is to be done. */
export function paintFoil(
  context: CanvasRenderingContext2D,
  element: HTMLCanvasElement,
  { words, kind, thing }: Foil,
): void {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const { width, height } = element;
  const { across, down, tones } = foilThings[kind];
  const [light, middle, deep] = tones;
  const sheen = context.createLinearGradient(0, 0, width, height);
  for (const [place, tone] of [
    [0, middle],
    [0.3, deep],
    [0.46, light],
    [0.6, middle],
    [1, deep],
  ] as const) {
    sheen.addColorStop(place, colour(tone));
  }
  context.fillStyle = sheen;
  context.fillRect(0, 0, width, height);
  paintLines(context, { width, height }, colour('--shine'));
  if (thing) {
    const [cell, row] = [width / across, height / down];
    const size = Math.min(cell, row) * 0.84;
    for (let place = 0; place < across * down; place += 1) {
      const [x, y] = [
        (place % across) * cell + cell / 2,
        Math.floor(place / across) * row + row / 2,
      ];
      context.drawImage(thing, x - size / 2, y - size / 2, size, size);
    }
  }
  paintWords(context, { words, width, height }, { family: style.fontFamily, colour });
}

function paintLines(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  shine: string,
): void {
  context.strokeStyle = shine;
  context.lineWidth = width / 90;
  context.beginPath();
  for (let x = -height; x < width; x += width / 24) {
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
  }
  context.stroke();
}

function paintWords(
  context: CanvasRenderingContext2D,
  { words, width, height }: { words: string; width: number; height: number },
  { family, colour }: { family: string; colour: (name: string) => string },
): void {
  context.font = `800 ${width / 15}px ${family}`;
  const long = context.measureText(words).width;
  const [high, across] = [width / 8.5, long + width / 9];
  context.fillStyle = colour('--on-ivory');
  context.beginPath();
  context.roundRect((width - across) / 2, (height - high) / 2, across, high, high / 2);
  context.fill();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour('--ivory');
  context.fillText(words, width / 2, height / 2);
}
