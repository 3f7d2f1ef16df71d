import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';

function limitsOfTwo() {
  let nowMs = 0;
  const limits = createLimits(2, { elapsedMs: () => nowMs });
  return {
    call: (address: string) => limits.consume('calls', address),
    file: (address: string) => limits.consume('files', address),
    welcome: (address: string) => limits.giveBack('calls', address),
    wait(seconds: number) {
      nowMs += seconds * 1000;
    },
  };
}

test('an address may ask so often a minute, whatever others do, and learns how long to wait', () => {
  const { call, wait } = limitsOfTwo();
  expect([call('a'), call('a'), call('b')]).toEqual([undefined, undefined, undefined]);
  wait(20.5);
  expect([call('a'), call('b'), call('b')]).toEqual([40, undefined, 40]);
});

test('a minute after its first question an address begins anew', () => {
  const { call, wait } = limitsOfTwo();
  call('a');
  wait(30);
  call('b');
  call('a');
  wait(30);
  expect([call('a'), call('a'), call('a')]).toEqual([undefined, undefined, 60]);
  expect([call('b'), call('b')]).toEqual([undefined, 30]);
});

test('files are ten times as many, and are counted by themselves', () => {
  const { call, file } = limitsOfTwo();
  for (let asked = 0; asked < 20; asked += 1) expect(file('a')).toBeUndefined();
  expect(file('a')).toBe(60);
  expect(call('a')).toBeUndefined();
});

test('what turned out to be welcome is not counted', () => {
  const { call, welcome } = limitsOfTwo();
  for (let asked = 0; asked < 5; asked += 1) {
    expect(call('a')).toBeUndefined();
    welcome('a');
  }
  welcome('a');
  expect([call('a'), call('a'), call('a')]).toEqual([undefined, undefined, 60]);
});
