import { expect, test } from 'vitest';
import { type AutoplayScene, mayAutoplay } from './autoplay.ts';

const playing: AutoplayScene = {
  slides: 2,
  isPaused: false,
  isTouched: false,
  hasFocus: false,
  isHidden: false,
  isCalm: false,
};

test('two slides left alone go on by themselves', () => {
  expect(mayAutoplay(playing)).toBe(true);
});

test('one slide has nowhere to go', () => {
  expect(mayAutoplay({ ...playing, slides: 1 })).toBe(false);
});

test.each(['isPaused', 'isTouched', 'hasFocus', 'isHidden', 'isCalm'] as const)(
  '%s holds them',
  (reason) => {
    expect(mayAutoplay({ ...playing, [reason]: true })).toBe(false);
  },
);
