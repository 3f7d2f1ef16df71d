import { expect, test } from 'vitest';
import { captchaLength } from '#contract/anti-abuse.ts';
import { evenness } from '#tests/evenness.ts';
import { captchaAlphabet, newCaptchaText, readCaptchaText } from './captcha-alphabet.ts';
import { captchaGlyphs } from './captcha-glyphs.ts';

test('every letter can be drawn, and stays inside its box but for the width of a hair', () => {
  expect(Object.keys(captchaGlyphs).toSorted()).toEqual([...captchaAlphabet].toSorted());
  for (const [letter, strokes] of Object.entries(captchaGlyphs)) {
    for (const value of strokes.flat(2)) {
      expect(value, letter).toBeGreaterThanOrEqual(-0.06);
      expect(value, letter).toBeLessThanOrEqual(1.06);
    }
  }
});

test('no letter is more likely than another, at any place', () => {
  const texts = Array.from({ length: 20_000 }, newCaptchaText);
  expect(texts.every((text) => text.length === captchaLength)).toBe(true);
  for (let place = 0; place < captchaLength; place += 1) {
    const drawn = texts.map((text) => text[place] ?? '');
    expect(evenness(drawn, [...captchaAlphabet])).toBeLessThan(6);
  }
});

test('neither case nor gaps nor a wide keyboard make an answer wrong', () => {
  expect(readCaptchaText(' a c e3 7\t')).toBe('ACE37');
  expect(readCaptchaText('ＡＣＥ３７')).toBe('ACE37');
});
