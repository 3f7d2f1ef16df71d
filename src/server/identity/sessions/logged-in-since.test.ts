import { expect, test } from 'vitest';
import { playSessionOf } from './logged-in-since.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const stay = (from: string, to: string, isOver = true) => ({ from: at(from), to: at(to), isOver });

test('who logs out and in again has not been away', () => {
  expect(playSessionOf([stay('12:59', '13:00', false), stay('12:00', '12:59')])).toEqual(
    at('12:00'),
  );
});

test('who goes on with another device has not been away, in however many steps', () => {
  const stays = [
    stay('14:00', '14:10', false),
    stay('13:00', '13:59'),
    stay('12:10', '13:01'),
    stay('12:00', '12:20'),
  ];
  expect(playSessionOf(stays)).toEqual(at('12:00'));
});

test('a pause as long as a session may lie idle is one', () => {
  expect(playSessionOf([stay('14:00', '14:10', false), stay('12:00', '13:30')])).toEqual(
    at('14:00'),
  );
});

test('who is on no device is not here', () => {
  expect(playSessionOf([stay('12:00', '13:30')])).toBeNull();
  expect(playSessionOf([])).toBeNull();
});
