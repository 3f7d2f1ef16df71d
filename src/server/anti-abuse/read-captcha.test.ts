import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test, vi } from 'vitest';
import { captchaLength } from '#contract/anti-abuse.ts';
import { captchaAlphabet } from './captcha-alphabet.ts';
import { captchaGlyphs } from './captcha-glyphs.ts';
import { drawCaptcha } from './draw-captcha.ts';

/** The same pictures at each run: chance by a seed (mulberry32), as far as pictures are drawn with it. */
const chance = vi.hoisted(() => {
  let state = 20_261_126;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
});
vi.mock('node:crypto', async (original) => ({ ...(await original<object>()), randomInt: chance }));

const width = 260;
const height = 88;
/** Half of each: a machine that reads many looks at small pictures. */
const [columns, rows] = [width / 2, height / 2];
const place = width / (captchaLength + 0.6);

type Plane = Float32Array;

/** Letters as they stand in no picture: upright, whole, of middling size. */
function plainPicture(text: string): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#2a1c45';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = '#f7f2ff';
  context.lineWidth = 5.2;
  for (const [index, letter] of [...text].entries()) {
    const left = place * (index + 0.8);
    for (const stroke of captchaGlyphs[letter] ?? []) {
      context.beginPath();
      for (const [x, y] of stroke) {
        context.lineTo(left + (x - 0.5) * place * 0.7, height / 2 + (y - 0.5) * height * 0.56);
      }
      context.stroke();
    }
  }
  return canvas.encode('png');
}

/** How bright each point is, from 0 to 1. */
async function brightness(png: Buffer): Promise<Plane> {
  const context = createCanvas(columns, rows).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0, columns, rows);
  const { data } = context.getImageData(0, 0, columns, rows);
  return Float32Array.from({ length: columns * rows }, (_, at) => (data[at * 4 + 1] ?? 0) / 255);
}

/** What is brighter than the middle between the darkest and the brightest: ink, where nothing is turned round. */
function threshold(picture: Plane): Plane {
  const middle = (Math.max(...picture) + Math.min(...picture)) / 2;
  return picture.map((value) => (value > middle ? 1 : -1));
}

/** Where ink and ground meet, whichever of the two is bright: what is turned round has the same edges. */
function edges(picture: Plane): Plane {
  return picture.map((value, at) => {
    const across = Math.abs(value - (picture[at + 1] ?? value));
    return across + Math.abs(value - (picture[at + columns] ?? value));
  });
}

const looks = { threshold, edges };
const box = { wide: 20, high: 28 };

/** A letter's box around a point, brought to mean nothing and length one. */
function cut(plane: Plane, centreX: number, centreY: number): Plane {
  const part = new Float32Array(box.wide * box.high);
  let at = 0;
  for (let y = 0; y < box.high; y += 1) {
    const row = Math.round(centreY - box.high / 2) + y;
    for (let x = 0; x < box.wide; x += 1) {
      part[at] = plane[row * columns + Math.round(centreX - box.wide / 2) + x] ?? 0;
      at += 1;
    }
  }
  const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
  const length = Math.hypot(...part.map((value) => value - mean)) || 1;
  return part.map((value) => (value - mean) / length);
}

const centreOf = (index: number) => (place * (index + 0.8)) / 2;

async function templatesFor(look: (picture: Plane) => Plane): Promise<[string, Plane][]> {
  const found: [string, Plane][] = [];
  for (const letter of captchaAlphabet) {
    const picture = look(await brightness(await plainPicture(`  ${letter}  `)));
    found.push([letter, cut(picture, centreOf(2), rows / 2)]);
  }
  return found;
}

/** Each place is read by the template that lies on it best, pushed about a little. */
function read(plane: Plane, templates: readonly [string, Plane][]): string {
  return Array.from({ length: captchaLength }, (_, index) => {
    let best = { letter: '', likeness: Number.NEGATIVE_INFINITY };
    for (let aside = -4; aside <= 4; aside += 2) {
      for (let down = -4; down <= 4; down += 2) {
        const part = cut(plane, centreOf(index) + aside, rows / 2 + down);
        for (const [letter, template] of templates) {
          let likeness = 0;
          for (let at = 0; at < part.length; at += 1) {
            likeness += (part[at] ?? 0) * (template[at] ?? 0);
          }
          if (likeness > best.likeness) best = { letter, likeness };
        }
      }
    }
    return best.letter;
  }).join('');
}

const textOf = () =>
  Array.from({ length: captchaLength }, () => captchaAlphabet[chance(captchaAlphabet.length)]).join(
    '',
  );

test.each(Object.entries(looks))(
  'a program that goes by %s and templates reads plain letters, and below one captcha in a hundred',
  async (_, look) => {
    const templates = await templatesFor(look);
    const readOf = async (draw: (text: string) => Promise<Buffer>, count: number) => {
      let right = 0;
      for (let picture = 0; picture < count; picture += 1) {
        const text = textOf();
        if (read(look(await brightness(await draw(text))), templates) === text) right += 1;
      }
      return right;
    };
    // Otherwise it would read no captcha either, and would say nothing.
    expect(await readOf(plainPicture, 20)).toBe(20);
    expect(await readOf(drawCaptcha, 400)).toBeLessThan(4);
  },
);
