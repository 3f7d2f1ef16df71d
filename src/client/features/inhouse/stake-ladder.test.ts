import { expect, test } from 'vitest';
import { boundsOfOne, doubled, halved, presetsOf, stakeLadder, within } from './stake-ladder.ts';

test('stakes rise by one, two and five from the least to the most', () => {
  expect(stakeLadder({ least: '100', most: '3000' })).toEqual([
    '100',
    '200',
    '500',
    '1000',
    '2000',
    '3000',
  ]);
  expect(stakeLadder({ least: '100', most: '100' })).toEqual(['100']);
});

test('of several stakes in one round, all together stay below the most of the table', () => {
  const table = { least: '100', most: '3000' };
  expect(boundsOfOne(table, 1)).toEqual(table);
  const four = boundsOfOne(table, 4);
  expect(four).toEqual({ least: '100', most: '750' });
  expect(stakeLadder(four)).toEqual(['100', '200', '500', '750']);
  expect(within(four, '3000')).toBe('750');
  expect(within(four, '20')).toBe('100');
  expect(within(four, '300')).toBe('300');
});

test('halving and doubling a stake never leaves the bounds of its table', () => {
  const bounds = { least: '100', most: '1000' };
  expect([halved(bounds, '1000'), halved(bounds, '301'), halved(bounds, '150')]).toEqual([
    ...['500', '150', '100'],
  ]);
  expect([doubled(bounds, '100'), doubled(bounds, '600')]).toEqual(['200', '1000']);
});

test('the presets of a table begin with its least stake and are all different', () => {
  expect(presetsOf({ least: '100', most: '100000' })).toEqual([
    ...['100', '500', '1000', '5000', '10000'],
  ]);
  expect(presetsOf({ least: '500', most: '500' })).toEqual(['500']);
  expect(presetsOf({ least: '100', most: '300' })).toEqual(['100', '300']);
});
