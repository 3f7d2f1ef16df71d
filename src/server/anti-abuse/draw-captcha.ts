import { randomInt } from 'node:crypto';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { captchaGlyphs, type Point, type Stroke } from './captcha-glyphs.ts';

const width = 260;
const height = 88;
/** A plate of its own: what stands on it is read as well on a dark page as on a light one. */
const plate = '#2a1c45';
const inks = ['#ffd27a', '#f7f2ff', '#7ce6c8', '#ff9dc0', '#9fd0ff'];

/** A PNG of the text, bent, leaning and crossed, so that programs have a harder time than people. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = plate;
  context.fillRect(0, 0, width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const bend = newBend();
  // Of one ink: letters in colours of their own would be told apart by their colours.
  const ink = oneOf(inks);
  context.strokeStyle = ink;
  context.fillStyle = ink;
  drawSpecks(context);
  const place = width / (text.length + 0.6);
  for (const [index, letter] of [...text].entries()) {
    context.lineWidth = between(4.4, 6);
    const centre: Point = [place * (index + 0.8) + between(-4, 4), height / 2 + between(-7, 7)];
    const put = placing(centre, place * between(0.62, 0.78), height * between(0.5, 0.62));
    for (const stroke of captchaGlyphs[letter] ?? []) draw(context, stroke.map(put).map(bend));
  }
  drawScratches(context, bend);
  return canvas.encode('png');
}

/** Turns and shears a letter's box into its place. */
function placing(centre: Point, wide: number, high: number): (point: Point) => Point {
  const turn = between(-0.32, 0.32);
  const shear = between(-0.25, 0.25);
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
function drawScratches(context: SKRSContext2D, bend: (point: Point) => Point): void {
  for (let index = 0; index < 3; index += 1) {
    const [left, right] = [between(4, height - 4), between(4, height - 4)];
    const start = between(0, width / 3);
    const end = between((width * 2) / 3, width);
    context.lineWidth = between(1.6, 2.8);
    const points = Array.from({ length: 24 }, (_, step): Point => {
      const part = step / 23;
      return [start + (end - start) * part, left + (right - left) * part];
    });
    draw(context, points.map(bend));
  }
}

function drawSpecks(context: SKRSContext2D): void {
  for (let index = 0; index < 60; index += 1) {
    const size = between(1, 2.4);
    context.fillRect(between(0, width), between(0, height), size, size);
  }
}

function draw(context: SKRSContext2D, stroke: Stroke): void {
  context.beginPath();
  for (const [x, y] of stroke) context.lineTo(x, y);
  context.stroke();
}

function between(least: number, most: number): number {
  return least + ((most - least) * randomInt(10_001)) / 10_000;
}

function oneOf(choices: readonly string[]): string {
  return choices[randomInt(choices.length)] ?? plate;
}
