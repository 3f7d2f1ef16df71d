import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { switchOwnOffers } from '#server/protection/switch-offers.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { bonusStage, setBonusStage } from '#tests/rewards/bonus-stage.ts';
import { makeGrant } from './make-grant.ts';
import { remindOfEnd } from './remind-of-end.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
await setBonusStage(app);
const { depositor } = bonusStage(app);
const hourMs = 3_600_000;
const start = app.clock.now().getTime();

function goTo(hours: number): void {
  app.clock.set(new Date(start + hours * hourMs).toISOString());
}

async function given(to: Player, hours: number): Promise<void> {
  await inTransaction(database, (transaction) =>
    makeGrant(app, transaction, {
      ...{ playerId: to.id, source: 'gift', sourceRef: crypto.randomUUID(), form: 'cash' },
      ...{ amount: 1_000n, now: app.clock.now() },
      claimBy: new Date(app.clock.now().getTime() + hours * hourMs),
    }),
  );
}

/** What of it and how long before its end somebody was reminded, in the order in which it came. */
async function toldTo({ id }: Player): Promise<string[]> {
  const rows = await database
    .selectFrom('player_message')
    .select('about')
    .where('player_id', '=', id)
    .where('about', 'like', 'reward:%')
    .orderBy('id')
    .execute();
  return rows.map(({ about }) => about?.split(':').slice(2).join(' ') ?? '');
}

const sweep = () => remindOfEnd(app, app.clock.now());

test('a reward is told of three days and one day before it lapses, once each, however many gateways look', async () => {
  goTo(0);
  const one = await newPlayer(database, 'reminded');
  await given(one, 100);
  goTo(27);
  await sweep();
  expect(await toldTo(one)).toEqual([]);
  goTo(28);
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await toldTo(one)).toEqual(['claim 72']);
  goTo(75);
  await sweep();
  expect(await toldTo(one)).toEqual(['claim 72']);
  goTo(76);
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await toldTo(one)).toEqual(['claim 72', 'claim 24']);
});

test('what was given later than a reminder would have come is not told of at once', async () => {
  goTo(0);
  const one = await newPlayer(database, 'short');
  await given(one, 48);
  await sweep();
  expect(await toldTo(one)).toEqual([]);
  goTo(24);
  await sweep();
  expect(await toldTo(one)).toEqual(['claim 24']);
});

test('a bonus that is played is told of before it ends', async () => {
  goTo(0);
  const { player } = await depositor();
  // It lasts thirty days from its beginning, a second after the start.
  goTo(28 * 24);
  await sweep();
  goTo(29 * 24 + 1);
  await sweep();
  expect(await toldTo(player)).toEqual(['bonus 72', 'bonus 24']);
});

test('L-BREAK: nobody is reminded in a break, and nobody who wants no offers', async () => {
  goTo(0);
  const [resting, unwilling] = [
    await newPlayer(database, 'resting'),
    await newPlayer(database, 'unwilling'),
  ];
  for (const one of [resting, unwilling]) await given(one, 100);
  await database
    .insertInto('player_break')
    .values({
      ...{ player_id: resting.id, kind: 'cool-off', began_at: app.clock.now() },
      ends_at: new Date('2028-01-01'),
    })
    .execute();
  await switchOwnOffers(app, unwilling.id, true);
  goTo(30);
  await sweep();
  expect(await toldTo(resting)).toEqual([]);
  expect(await toldTo(unwilling)).toEqual([]);
});
