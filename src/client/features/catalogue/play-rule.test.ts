import { expect, test } from 'vitest';
import { playAnswerOf } from './play-rule.ts';

const visitor = { isLogin: false, isTrial: false };
const trial = { isLogin: true, isTrial: true };
const member = { isLogin: true, isTrial: false };

test('a visitor is asked to log in, whatever the mode', () => {
  expect(playAnswerOf(visitor, 'real')).toBe('login');
  expect(playAnswerOf(visitor, 'trial')).toBe('login');
});

test('a trial account cannot play for money and can play the free round', () => {
  expect(playAnswerOf(trial, 'real')).toBe('trial-account');
  expect(playAnswerOf(trial, 'trial')).toBe('launch');
});

test('a member plays', () => {
  expect(playAnswerOf(member, 'real')).toBe('launch');
});
