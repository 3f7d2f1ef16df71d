import { expect, test } from 'vitest';
import { createPotTable } from './pot-turns.ts';

const share = (feed: bigint) => [{ pot: { id: '7' }, feed }];
const turn = () => new Promise((next) => setImmediate(next));

test('what is on its way is counted until it has arrived, or has failed to', async () => {
  const table = createPotTable();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const both = [
    table.sideBySide(share(5n), () => first.promise),
    table.sideBySide(share(8n), () => second.promise),
  ];
  expect(table.onTheirWayTo('7')).toBe(13n);
  expect(table.onTheirWayTo('8')).toBe(0n);
  first.resolve('written');
  expect(await both[0]).toBe('written');
  expect(table.onTheirWayTo('7')).toBe(8n);
  second.reject(new Error('lost'));
  await expect(both[1]).rejects.toThrow('lost');
  expect(table.onTheirWayTo('7')).toBe(0n);
});

test('whoever may hit has the pots alone: after those on their way, before those who come', async () => {
  const table = createPotTable();
  const under = Promise.withResolvers<void>();
  const hitting = Promise.withResolvers<void>();
  const said: string[] = [];
  const stake = table.sideBySide(share(1n), () => under.promise);
  const alone = table.alone(async () => {
    said.push('alone');
    await hitting.promise;
  });
  const next = table.alone(async () => said.push('the next one'));
  const free = table.untilFree().then(() => said.push('free'));
  await turn();
  expect(table.isHeld()).toBe(true);
  expect(said).toEqual([]);
  under.resolve();
  await turn();
  expect(said).toEqual(['alone']);
  hitting.resolve();
  await Promise.all([stake, alone, next, free]);
  expect(said.toSorted()).toEqual(['alone', 'free', 'the next one']);
  expect(table.isHeld()).toBe(false);
});

test('what goes wrong alone keeps nobody waiting', async () => {
  const table = createPotTable();
  await expect(table.alone(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(table.isHeld()).toBe(false);
  await table.untilFree();
});
