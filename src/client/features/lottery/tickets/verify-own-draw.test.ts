import { expect, test } from 'vitest';
import { commitmentOf } from '#games/draw.ts';
import { listRoot } from '#lottery/merkle.ts';
import { verifyOwnDraw } from './verify-own-draw.ts';

const seed = 'ab'.repeat(32);
const text = 'verbena-ticket-1\nticket:1';
const hash = commitmentOf(text);
const root = listRoot([hash]);
const own = {
  ticket: { hash, state: 'lost' },
  text,
  inclusion: { root, index: 0, count: 1, siblings: [] },
} satisfies Parameters<typeof verifyOwnDraw>[0];
const proof = {
  game: 'SSC1',
  family: 'SSC',
  numero: '20261123-0001',
  state: 'settled',
  drawnBy: 'house',
  closesAt: '2026-11-23T12:00:00Z',
  drawsAt: '2026-11-23T12:00:05Z',
  edition: 1,
  result: ['1', '2', '3', '4', '5'],
  commitment: commitmentOf(commitmentOf(seed)),
  link: 2,
  seed,
  listRoot: root,
  listCount: 1,
  beacon: { network: 'sandbox', round: '7', publicKey: '00', signature: '00' },
  voidReason: null,
} as const;

test('a forged beacon is named, and the ticket’s place is found all the same', async () => {
  const faults = await verifyOwnDraw(own, { ...proof, result: [...proof.result] });
  expect(faults).toContain('beacon');
  expect(faults).not.toContain('chain');
  expect(faults).not.toContain('place');
});

test('a seed of another chain, a changed ticket and another list are each named', async () => {
  const published = { ...proof, result: [...proof.result] };
  expect(await verifyOwnDraw(own, { ...published, link: 3 })).toContain('chain');
  const changed = { ...own, text: `${text}2` };
  expect(await verifyOwnDraw(changed, published)).toContain('ticket');
  expect(await verifyOwnDraw(own, { ...published, listRoot: 'cd'.repeat(32) })).toContain('place');
});

test('a ticket without a place on the list is named, unless it was taken back', async () => {
  const published = { ...proof, result: [...proof.result] };
  const absent = { ...own, inclusion: null };
  expect(await verifyOwnDraw(absent, published)).toContain('place');
  const cancelled = { ...absent, ticket: { hash, state: 'cancelled' } } as const;
  expect(await verifyOwnDraw(cancelled, published)).not.toContain('place');
});
