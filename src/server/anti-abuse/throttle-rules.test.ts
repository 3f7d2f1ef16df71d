import { expect, test } from 'vitest';
import {
  markedAt,
  standingOf,
  type ThrottleName,
  throttleRules,
  unmarked,
} from './throttle-rules.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const account = throttleRules['login-account'];
const address = throttleRules['login-address'];

/** The attempts that are let through of those made at these minutes, all of them failing. */
function letThrough(name: ThrottleName, minutes: readonly number[]): number[] {
  const rule = throttleRules[name];
  let marks: Date[] = [];
  return minutes.filter((minute) => {
    const standing = standingOf(rule, marks, at(minute));
    if (standing.waitUntil) return false;
    marks = markedAt(rule, standing.marks, at(minute));
    return true;
  });
}

test('G-LOCK: the third failure within half an hour locks for a quarter of an hour', () => {
  expect(letThrough('login-account', [0, 10, 20, 21, 34.9])).toEqual([0, 10, 20]);
  const locked = standingOf(account, [at(0), at(10), at(20)], at(21));
  expect(locked.waitUntil).toEqual(at(35));
});

test('G-LOCK: it is any half hour, not one that begins where a counter began', () => {
  expect(letThrough('login-account', [0, 29, 31, 32])).toEqual([0, 29, 31, 32]);
  expect(letThrough('login-account', [0, 29, 31, 32, 33])).toEqual([0, 29, 31, 32]);
});

test('a lock lasts to its end, though the failures that caused it grow old meanwhile', () => {
  expect(standingOf(account, [at(0), at(29), at(29.5)], at(44)).waitUntil).toEqual(at(44.5));
});

test('after a lock three attempts are free again', () => {
  expect(letThrough('login-account', [0, 1, 2, 17, 18, 19, 20])).toEqual([0, 1, 2, 17, 18, 19]);
});

test('an address has twenty failures free, and then waits twice as long each time', () => {
  const marks = Array.from({ length: 20 }, () => at(0));
  const waits = [0, 1, 2, 3, 4, 5, 6, 7].map((more) => {
    const made = [...marks, ...Array.from({ length: more }, () => at(1))];
    const last = made.at(-1) ?? at(0);
    const until = standingOf(address, made, last).waitUntil;
    return ((until?.getTime() ?? 0) - last.getTime()) / 1000;
  });
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test('one address that never stops locks fewer than fourteen accounts an hour', () => {
  const hours = 6;
  const everySecond = Array.from({ length: hours * 3600 }, (_, second) => second / 60);
  const guesses = letThrough('login-address', everySecond).length;
  const toLockOne = account.most;
  expect(guesses / toLockOne / hours).toBeLessThan(14);
});

test('a taken back attempt is one of those made at its moment, and no other', () => {
  expect(unmarked([at(0), at(1), at(1), at(2)], at(1))).toEqual([at(0), at(1), at(2)]);
  expect(unmarked([at(0)], at(1))).toEqual([at(0)]);
});

test('a picture a second', () => {
  const seconds = [0, 0.4, 0.9, 1, 1.5, 2.01].map((second) => second / 60);
  expect(letThrough('captcha-drawn', seconds).map((minute) => minute * 60)).toEqual([0, 1, 2.01]);
});
