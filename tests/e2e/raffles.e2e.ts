import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RaffleTerms } from '#contract/raffle-terms.ts';
import { commitmentOf } from '#games/draw.ts';
import { evenDraw } from '#games/even-draw.ts';
import { listHashOf, raffleText } from '#games/prove-raffle.ts';
import { drawTickets } from '#games/raffle-draw.ts';
import { holderOf } from '#server/rewards/raffles/holder-of.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';
import { settled } from './worker.ts';

const seed = 'd'.repeat(64);
const terms: RaffleTerms = {
  code: 'walked',
  title: { es: 'Rifa probada', en: 'Proved raffle' },
  betsPerTicket: 100,
  ticketsPerPlayer: 5,
  prizes: [{ amount: 100_000, times: 1 }],
  onePrizeEach: true,
  reserves: 1,
  claimDays: 14,
  when: { every: 'once', from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' },
  budget: 100_000,
};

async function newMember(account: string): Promise<string> {
  let made = '';
  await inDatabase(async (database) => {
    const { id } = await database
      .insertInto('player')
      .values({
        ...{ account, nickname: account, language: 'en', type: 0 },
        merchant: readSettings({}).merchant,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    made = id;
  });
  return made;
}

/** Two tickets of one member, drawn an hour ago without a beacon. */
async function plantRaffle(playerId: string): Promise<void> {
  await inDatabase(async (database) => {
    const now = new Date();
    const hour = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    await database
      .insertInto('raffle_plan')
      .values({ code: 'walked', terms: JSON.stringify(terms), published_at: now, ended_at: now })
      .execute();
    const budget = await database
      .insertInto('reward_budget')
      .values({ name: 'raffle:walked', commodity: 'COP', cap: '100000' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ranges = [{ first: 1, last: 2, holder: holderOf(seed, playerId) }];
    const listHash = listHashOf(ranges);
    const { id } = await database
      .insertInto('raffle')
      .values({
        ...{
          code: 'walked',
          terms: JSON.stringify(terms),
          begins_at: hour(-3),
          closes_at: hour(-2),
        },
        ...{ server_seed: seed, commitment: commitmentOf(seed), salt: seed, list_hash: listHash },
        ...{ beacon_network: 'none', beacon_round: '1', budget_id: budget.id, set_aside: '0' },
        ...{ tickets: 2, sealed_at: hour(-1), drawn_at: hour(-1) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ticket = { raffle_id: id, first: 1, last: 2, player_id: playerId, at: hour(-2) };
    await database.insertInto('raffle_ticket').values(ticket).execute();
    const drawn = { serverSeed: seed, clientSeed: raffleText(id, listHash, null), nonce: 0 };
    const below = evenDraw(drawn, (key, text) => createHmac('sha256', key).update(text).digest());
    const rules = { prizes: 1, reserves: 1, isOnePrizeEach: true };
    const picks = drawTickets(below, ranges, rules);
    await database
      .insertInto('raffle_pick')
      .values(
        picks.map(({ number, outcome }, place) => ({
          ...{ raffle_id: id, ordinal: place + 1, number, outcome, player_id: playerId },
          // Passed on already: this walk is about the proof, and no job is to grant it.
          ...(outcome === 'won' ? { amount: '100000', passed_at: now } : {}),
        })),
      )
      .execute();
  });
}

async function openAs(account: string, path: string) {
  const visited = await visit({ language: 'en', phone: 'pixel', serviceWorkers: 'allow' });
  await logIn(visited.context, account);
  await visited.page.goto(path);
  await alive(visited.page);
  return { ...visited, main: visited.page.getByRole('main') };
}

test('a raffle is drawn again on the device, and opens without a network as it last stood', async () => {
  const account = `rifa${randomUUID().slice(0, 8)}`;
  await plantRaffle(await newMember(account));
  const { page, main, context, complaints } = await openAs(account, '/member?page=raffles');
  const raffle = main.locator('article, section').filter({ hasText: 'Proved raffle' }).last();
  await raffle.getByText('2 (1–2)').waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  await raffle.getByText('Proof').click();
  await raffle.getByText('List sealed').waitFor();
  await raffle.getByRole('button', { name: 'Draw it again here' }).click();
  await raffle.getByText('Everything fits').waitFor();
  await raffle.getByText('No public beacon could be reached', { exact: false }).waitFor();
  expect(complaints).toEqual([]);
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await main.getByText('Proved raffle').waitFor();
});

test('what has accrued by vendor is collected with one tap, once', async () => {
  const account = `junta${randomUUID().slice(0, 8)}`;
  const playerId = await newMember(account);
  await inDatabase(async (database) => {
    await database
      .insertInto('rebate_accrual')
      .values({
        ...{ player_id: playerId, vendor: 'PG', class: 'RNG' },
        ...{ valid: '9876543', millionths: '987654300000' },
      })
      .execute();
  });
  const { page, main, complaints } = await openAs(account, '/member?page=manualRebate');
  await main.getByText('PG Soft').waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  await main.getByRole('button', { name: 'Collect' }).click();
  await main.getByRole('heading', { name: 'Collected' }).waitFor();
  await main.getByText('+', { exact: false }).first().waitFor();
  expect(await main.getByRole('button', { name: 'Collect' }).isDisabled()).toBe(true);
  expect(complaints).toEqual([]);
  await inDatabase(async (database) => {
    const rows = await database
      .selectFrom('rebate_collection')
      .select('amount')
      .where('player_id', '=', playerId)
      .execute();
    expect(rows).toEqual([{ amount: '987654' }]);
  });
});
