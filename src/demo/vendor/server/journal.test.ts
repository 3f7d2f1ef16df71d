import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAftermaths } from './aftermath.ts';
import { openDebts } from './debts.ts';
import { type Line, openJournal } from './journal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const size = () => statSync(join(folder, 'vendor.journal')).size;
const held = (amount: number): Line => ({ vendor: 'JL', kind: 'held', key: 'ana', amount });

test('a life that lasts does not grow it without end, and loses nothing of use', async () => {
  const journal = openJournal(folder, 10_000);
  let now = held(0);
  journal.keepTo(() => [now]);
  let longest = 0;
  for (let amount = 1; amount <= 5_000; amount += 1) {
    now = held(amount);
    journal.write(now);
    // What belongs together is never cut in two by it.
    if (amount % 7 === 0) journal.together(() => journal.write(now));
    if (amount % 10 === 0) await turn();
    longest = Math.max(longest, size());
  }
  expect(longest).toBeLessThan(15_000);
  expect(openJournal(folder).earlier.at(-1)).toEqual(held(5_000));
});

test('lines are read whole wherever a piece of the file ends, and a torn one is none', () => {
  const journal = openJournal(folder);
  const names = Array.from({ length: 9_000 }, (_, place) => `niña 财 ${'x'.repeat(place % 40)}`);
  for (const name of names) journal.write({ vendor: 'JL', kind: 'name', name });
  appendFileSync(join(folder, 'vendor.journal'), '{"vendor":"JL","ki');
  expect(size()).toBeGreaterThan(4 * 65_536);
  expect(openJournal(folder).earlier.map(({ name }) => name)).toEqual(names);
});

test('pages of this life are known to the next one, however often it was begun anew', () => {
  const lines: Line[] = [];
  const given = { vendor: 'JL', write: (line: Line) => void lines.push(line) };
  const first = openAftermaths({ ...given, earlier: [] });
  first.remember('page-key', 'ana');
  const second = openAftermaths({ ...given, earlier: first.lines() });
  second.note({ round: 'r1', player: 'ana', currency: 'USD', back: 5n, paid: 0n });
  expect(second.ofKey('page-key')).toMatchObject({ rounds: 1, back: '5' });
});

test('what is owed only if this life ends is still written while nobody knows', () => {
  const given = { vendor: 'PG', earlier: [], write: () => undefined };
  const debts = openDebts({ ...given, client: {}, machine: {}, faults: {} } as never);
  const debt = { id: 'd1', round: 'r1', operation: 'rollback', request: {} } as never;
  debts.intend(debt);
  expect(debts.lines()).toEqual([{ vendor: 'PG', kind: 'intended', id: 'd1', debt }]);
  debts.waive('d1');
  expect(debts.lines()).toEqual([]);
});
