import { randomInt } from 'node:crypto';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { captchaGlyphs, type Point, type Stroke } from './captcha-glyphs.ts';

const width = 260;
const height = 88;
/** A plate of its own: what stands on it is read as well on a dark page as on a light one. */
const plate = '#2a1c45';
const inks = ['#ffd27a', '#f7f2ff', '#7ce6c8', '#ff9dc0', '#9fd0ff'];

interface Line {
  points: Stroke;
  width: number;
}
interface Colours {
  ground: string;
  ink: string;
}

/**
 * A PNG of the text, bent, leaning and crossed. Within some rounds ink and plate change places: no
 * threshold then separates letters from ground, while people see the letters go on.
 */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const bend = newBend();
  // Of one ink: letters in colours of their own could be separated by colour.
  const ink = oneOf(inks);
  const specks = newSpecks();
  const lines = [...newLetters(text, bend), ...newScratches(bend)];
  const paint = ({ ground, ink: colour }: Colours) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.fillStyle = colour;
    for (const [x, y, size] of specks) context.fillRect(x, y, size, size);
    context.strokeStyle = colour;
    for (const line of lines) draw(context, line);
  };
  paint({ ground: plate, ink });
  context.beginPath();
  for (const { x, y, radius } of newRounds()) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.clip('evenodd');
  paint({ ground: ink, ink: plate });
  return canvas.encode('png');
}

function newLetters(text: string, bend: (point: Point) => Point): Line[] {
  const place = width / (text.length + 0.6);
  return [...text].flatMap((letter, index) => {
    const lineWidth = between(4.4, 6);
    const centre: Point = [place * (index + 0.8) + between(-5, 5), height / 2 + between(-9, 9)];
    const put = placing(centre, place * between(0.56, 0.84), height * between(0.46, 0.66));
    const strokes = captchaGlyphs[letter] ?? [];
    return strokes.map((stroke) => ({ points: stroke.map(put).map(bend), width: lineWidth }));
  });
}

/** More than letters, large enough that its edge crosses letters and lies in none alone. */
function newRounds() {
  const count = 6;
  return Array.from({ length: count }, (_, index) => ({
    x: (width * (index + between(0.2, 0.8))) / count,
    y: between(0, height),
    radius: between(19, 32),
  }));
}

/** Turns and shears a letter's box into its place. */
function placing(centre: Point, wide: number, high: number): (point: Point) => Point {
  const turn = between(-0.4, 0.4);
  const shear = between(-0.3, 0.3);
  return ([x, y]) => {
    const down = (y - 0.5) * high;
    const along = (x - 0.5) * wide + down * shear;
    return [
      centre[0] + along * Math.cos(turn) - down * Math.sin(turn),
      centre[1] + along * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
}

/** One wave through the whole picture, so that no letter stands as it does in a font. */
function newBend(): (point: Point) => Point {
  const [phaseX, phaseY] = [between(0, 6.3), between(0, 6.3)];
  const [lengthX, lengthY] = [between(60, 110), between(26, 44)];
  const [deepX, deepY] = [between(2, 3.5), between(3, 6)];
  return ([x, y]) => [
    x + deepX * Math.sin(y / lengthY + phaseX),
    y + deepY * Math.sin((x / lengthX) * 2 + phaseY),
  ];
}

/** In the letters' own ink: paler lines are filtered away. */
function newScratches(bend: (point: Point) => Point): Line[] {
  return Array.from({ length: 3 }, () => {
    const [left, right] = [between(4, height - 4), between(4, height - 4)];
    const start = between(0, width / 3);
    const end = between((width * 2) / 3, width);
    const points = Array.from({ length: 24 }, (_, step): Point => {
      const part = step / 23;
      return [start + (end - start) * part, left + (right - left) * part];
    });
    return { points: points.map(bend), width: between(2, 3.4) };
  });
}

function newSpecks() {
  return Array.from({ length: 60 }, () => {
    return [between(0, width), between(0, height), between(1, 2.4)] as const;
  });
}

function draw(context: SKRSContext2D, { points, width: lineWidth }: Line): void {
  context.lineWidth = lineWidth;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

function between(least: number, most: number): number {
  return least + ((most - least) * randomInt(10_001)) / 10_000;
}

function oneOf(choices: readonly string[]): string {
  return choices[randomInt(choices.length)] ?? plate;
}
