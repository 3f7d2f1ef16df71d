import { expect, test } from 'vitest';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { betsOf } from './house-seat.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { alive, visit } from './visit.ts';

let players = 0;

/** Somebody with money in the room of the first game of a family. */
async function inRoom(family: string, wishes: Parameters<typeof visit>[0] = {}) {
  players += 1;
  const account = `sortea${process.pid}x${players}`;
  await inDatabase(async (database) => {
    const { id } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: 'VERBENA', language: 'es' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await giveMoney(database, { playerId: id, amount: 1_000_000_00n });
  });
  const game = await gameOf(family);
  const visited = await visit({ language: 'en', phone: 'pixel', ...wishes });
  await logIn(visited.context, account);
  const path = { TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery' }[game.vassalage] ?? '/lottery';
  await visited.page.goto(`${path}?gameCode=${game.code}`);
  await alive(visited.page);
  return { ...visited, account, game };
}

/** The demonstration adds its games one by one after its start. */
async function gameOf(family: string) {
  const find = () =>
    inDatabase((database) =>
      database
        .selectFrom('lottery_game')
        .select(['game_code as code', 'vassalage'])
        .where('family', '=', family)
        // The slowest first: a walk is over before the draw comes.
        .orderBy('vassalage', 'desc')
        .orderBy('game_code')
        .executeTakeFirst(),
    );
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  const game = await find();
  if (!game) throw new Error(`no game of ${family}`);
  return game;
}

test('digits are picked, a slip is bought once, and the ticket waits with its proof', async () => {
  const { page, account, complaints } = await inRoom('LF');
  await page.getByRole('radio', { name: 'Two digits', exact: true }).click();
  await page.getByRole('radio', { name: 'First two · Exact order', exact: true }).click();
  const rows = page.getByRole('group', { name: /^Position/ });
  await rows.nth(0).getByRole('button', { name: '4', exact: true }).click();
  await rows.nth(1).getByRole('button', { name: 'All', exact: true }).click();
  await page.getByText('10 bets').waitFor();
  await page.getByRole('button', { name: /^Go to the slip/ }).click();
  const slip = page.getByRole('dialog', { name: 'Slip' });
  await slip.getByText('Chance of any win').waitFor();
  await slip.getByRole('button', { name: /^Buy for/ }).click();
  await page.getByRole('dialog', { name: 'Bought' }).getByText('Waiting for the draw').waitFor();
  await expect.poll(async () => (await betsOf(account)).length).toBe(1);
  await page.getByRole('button', { name: 'My tickets' }).last().click();
  const tickets = page.getByRole('dialog', { name: 'My tickets' });
  await tickets.getByText('First two · Exact order').waitFor();
  await tickets.getByRole('button', { name: 'Details and proof' }).click();
  await page.getByText('Root of the sealed list of tickets').waitFor();
  expect(complaints).toEqual([]);
});

test('a slip that was begun is still there after a reload, and nothing is sold without a network', async () => {
  const { page, context } = await inRoom('SSC');
  await page.getByRole('radio', { name: 'By position' }).click();
  const rows = page.getByRole('group', { name: /^Position/ });
  await rows.nth(2).getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await page.reload();
  await alive(page);
  await page.getByRole('button', { name: 'Go to the slip: 1' }).click();
  await context.setOffline(true);
  const slip = page.getByRole('dialog', { name: 'Slip' });
  await slip.getByText('buying needs a network').waitFor();
  expect(await slip.getByRole('button', { name: /^Buy for/ }).isDisabled()).toBe(true);
});

test.each(['PK10', '11X5', 'LF', 'LHC', 'VN_NORTH', 'VN_SOUTH', 'TH', 'MY4D'])(
  'a random pick of %s makes a slip that can be bought or says when its draw opens',
  async (family) => {
    const { page, complaints } = await inRoom(family);
    await page.getByRole('button', { name: 'Random pick' }).click();
    await page.getByText('wins up to').waitFor();
    await page.getByRole('button', { name: /^Go to the slip/ }).click();
    await page.getByRole('dialog', { name: 'Slip' }).getByText('Return to player').waitFor();
    expect(complaints).toEqual([]);
  },
);
