import { beforeEach, expect, test } from 'vitest';
import { dice } from '#games/dice.ts';
import { proveRound } from '#games/prove-round.ts';
import type { Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { placeBet } from './bets/place-bet.ts';
import { changeSeeds } from './seeds/seeds.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await openTables(database, ['VB_DICE'], { cycleMs: 0 });
let player: Player;

beforeEach(async () => {
  player = await newPlayer(database, `free-${crypto.randomUUID().slice(0, 8)}`);
  await giveMoney(database, { playerId: player.id, amount: 100_000n, commodity: 'USD' });
});

async function playTwenty(purse: 'money' | 'coins') {
  const choices = { stake: '100', side: 'under', target: 5_000 };
  const rounds = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const request = { requestId: crypto.randomUUID(), game: 'VB_DICE', purse, choices };
    const played = await placeBet(app, request, player);
    if (!played.done) throw new Error(played.code);
    rounds.push(played.value);
  }
  const commitment = rounds[0]?.proof.commitment ?? '';
  const changed = await changeSeeds(app, { purse, commitment }, player);
  if (!changed.done) throw new Error(changed.code);
  return { rounds, choices, serverSeed: changed.value.shown.serverSeed };
}

test.each(['money', 'coins'] as const)(
  'L-FREE: rounds for %s are drawn and paid by the one set of rules',
  async (purse) => {
    const { rounds, choices, serverSeed } = await playTwenty(purse);
    for (const { proof, paid, view } of rounds) {
      const seeds = { serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce };
      expect(proveRound(dice, { seeds, choices, steps: [] })).toMatchObject({
        commitment: proof.commitment,
        outcome: view,
        paid,
      });
    }
  },
);
