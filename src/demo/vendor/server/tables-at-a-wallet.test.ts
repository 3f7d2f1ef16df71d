import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type House, openHouse } from '../check/house.ts';
import type { FishView } from './fish-pond.ts';
import { type Machine, thisMachine } from './machine.ts';
import { type RunningVendor, startVendor } from './vendor.ts';

let house: House;
let vendor: RunningVendor;

/** Long waits of a table are over when the test says so, and not before: a slow machine changes nothing. */
let hurry: () => void;
function heldMachine(): Machine {
  let isHurried = false;
  let held: (() => void)[] = [];
  hurry = () => {
    isHurried = true;
    for (const act of held) act();
    held = [];
  };
  return {
    ...thisMachine,
    after(milliseconds, act) {
      if (isHurried) return thisMachine.after(milliseconds / 100, act);
      if (milliseconds < 2_000) return thisMachine.after(milliseconds, act);
      held.push(act);
      return () => {
        held = held.filter((one) => one !== act);
      };
    },
  };
}

beforeEach(async () => {
  const pair = generateKeyPairSync('ed25519');
  house = await openHouse();
  house.trust(pair.publicKey.export({ format: 'jwk' }));
  vendor = await startVendor({
    privateKey: pair.privateKey.export({ format: 'jwk' }),
    gatewayOrigin: house.origin,
    host: '127.0.0.1',
    port: 0,
    brands: [{ code: 'PG', kind: 'seamless' }],
    pages: '/nowhere',
    machine: heldMachine(),
  });
});

afterEach(async () => {
  await vendor.close();
  await house.close();
});

/** A page of somebody at a game, as the server hears it. */
async function opened(gameType: string) {
  const game = { game: `PG_${gameType}`, gameType, gameName: gameType, currency: 'USD' };
  const { player, token } = house.invite(game);
  const ask = async (call: string, body: unknown, key = '') => {
    const answer = await fetch(`${vendor.origin}/pages/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as unknown;
  };
  const entered = await ask('enter', { vendor: 'PG', token, origin: house.origin });
  const { key } = entered as { key: string };
  return {
    player,
    view: () => ask('view', {}, key),
    act: (wish: unknown) => ask('act', wish, key),
  };
}
const rounds = () => [...house.wallet.rounds.values()];
const waited = { timeout: 20_000 };

test('a live table takes one stake for all chips, and what comes back lands with the round’s end', async () => {
  const { player, view, act } = await opened('LIVE');
  const before = player.balance;
  await view();
  for (const spot of ['player', 'banker', 'tie']) {
    expect(await act({ kind: 'place', spot, amount: '100' })).toMatchObject({ done: true });
  }
  hurry();
  await vi.waitUntil(() => rounds().some(({ state }) => state === 'completed'), waited);
  expect(house.calls.filter(({ name }) => name === 'bet')).toHaveLength(1);
  const [round] = rounds();
  expect(round?.bet).toBe(300n);
  expect(player.balance).toBe(before - 300n + (round?.win ?? 0n));
  expect(round?.win).toBeGreaterThan(0n);
});

test('a pond asks for a magazine once though the reply was lost, and pays back what was not fired', async () => {
  const { player, view, act } = await opened('FISH');
  const before = player.balance;
  const { fish } = (await view()) as FishView;
  let losses = 1;
  house.trouble = (name) => {
    losses -= name === 'bet' ? 1 : 0;
    return name === 'bet' && losses >= 0 ? 'lost-reply' : undefined;
  };
  const youngest = fish.toSorted((one, other) => other.born - one.born)[0]?.id;
  await act({ kind: 'shoot', fish: youngest, strength: 1 });
  await act({ kind: 'stop' });
  await vi.waitUntil(() => rounds().some(({ state }) => state === 'completed'), waited);
  const [round, ...more] = rounds();
  expect([round?.bet, more]).toEqual([20n, []]);
  expect(player.balance).toBe(before - 20n + (round?.win ?? 0n));
  expect([18n, 20n].some((least) => (round?.win ?? 0n) >= least)).toBe(true);
});

test('a poker table pays whoever gets up, and whoever still sits when it is taken down', async () => {
  const [ana, ben] = [await opened('PVP'), await opened('PVP')];
  const before = ana.player.balance + ben.player.balance;
  for (const one of [ana, ben]) {
    await one.view();
    expect(await one.act({ kind: 'sit', amount: '1000' })).toEqual({ why: null });
  }
  await ana.act({ kind: 'get-up' });
  await vendor.close();
  await vi.waitUntil(() => rounds().every(({ state }) => state === 'completed'), waited);
  expect(rounds()).toHaveLength(2);
  // No hand was dealt yet, so nothing was won, lost or raked.
  expect(ana.player.balance + ben.player.balance).toBe(before);
});
