import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { captchaAlphabet } from './captcha-alphabet.ts';
import { drawCaptcha } from './draw-captcha.ts';

/** How many points of the picture are not its plate. */
async function inkOf(png: Buffer): Promise<number> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  // Told here and not read off a corner, where a speck may lie.
  const plate = [0x2a, 0x1c, 0x45];
  let ink = 0;
  for (let index = 0; index < data.length; index += 4) {
    if (plate.some((value, part) => value !== data[index + part])) ink += 1;
  }
  return ink;
}

test('it is a PNG that a phone shows quickly', async () => {
  const png = await drawCaptcha('ACE37');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeLessThan(24_000);
});

/** Of many pictures: what lies across one may be long or short. */
async function inkOfMany(text: string): Promise<number> {
  const drawn = await Promise.all(Array.from({ length: 8 }, () => drawCaptcha(text)));
  const inks = await Promise.all(drawn.map(inkOf));
  return inks.reduce((sum, ink) => sum + ink, 0);
}

test.each([...captchaAlphabet])('%s leaves ink on it', async (letter) => {
  expect(await inkOfMany(letter.repeat(5))).toBeGreaterThan(await inkOfMany(''));
});

test('the same text is never drawn the same', async () => {
  const [one, other] = await Promise.all([drawCaptcha('ACE37'), drawCaptcha('ACE37')]);
  expect(one.equals(other)).toBe(false);
});
