import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { captchaAlphabet } from './captcha-alphabet.ts';
import { drawCaptcha } from './draw-captcha.ts';

/** How often plate and ink meet along its rows and columns: rounds add little, each stroke much. */
async function edgesOf(png: Buffer): Promise<number> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  // The plate is dark in each of its three parts, and each ink is light in the green one.
  const isInk = (index: number) => (data[index * 4 + 1] ?? 0) > 90;
  let edges = 0;
  for (let index = image.width; index < image.width * image.height; index += 1) {
    if (isInk(index) !== isInk(index - 1)) edges += 1;
    if (isInk(index) !== isInk(index - image.width)) edges += 1;
  }
  return edges;
}

test('it is a PNG that a phone shows quickly', async () => {
  const png = await drawCaptcha('ACE37');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeLessThan(24_000);
});

/** Of many pictures: what lies across one may be long or short. */
async function edgesOfMany(text: string): Promise<number> {
  const drawn = await Promise.all(Array.from({ length: 8 }, () => drawCaptcha(text)));
  const edges = await Promise.all(drawn.map(edgesOf));
  return edges.reduce((sum, one) => sum + one, 0);
}

test.each([...captchaAlphabet])('%s leaves ink on it', async (letter) => {
  expect(await edgesOfMany(letter.repeat(5))).toBeGreaterThan(await edgesOfMany(''));
});

test('the same text is never drawn the same', async () => {
  const [one, other] = await Promise.all([drawCaptcha('ACE37'), drawCaptcha('ACE37')]);
  expect(one.equals(other)).toBe(false);
});
