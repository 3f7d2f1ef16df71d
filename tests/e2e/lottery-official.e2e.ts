import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { writeMoney } from '#contract/write-money.ts';
import { digitsOf } from '#demo/lottery/past-draws.ts';
import type { Family } from '#lottery/types.ts';
import { drawnIn } from '#server/ports/official-results/sandbox/open-sandbox.ts';
import { closeIn, openNext } from './close-in.ts';
import { inRoom, roomOf, slowestGameOf } from './lottery-room.ts';
import { inDatabase } from './place.ts';
import { alive } from './visit.ts';

interface Bet {
  family: Family;
  kind: string;
  name: string;
  /** What the published sheet pays on one unit, in tenths. */
  tenths: bigint;
  /** Of what will be drawn, the number that wins. */
  winning: (result: readonly string[]) => string;
}

const bets: readonly Bet[] = [
  {
    family: 'VN_NORTH',
    kind: 'Đề',
    name: 'Đề, last 2',
    tenths: 995n,
    winning: ([special = '']) => special.slice(-2),
  },
  {
    family: 'TH',
    kind: 'Numbers',
    name: '3 top',
    tenths: 9_000n,
    winning: ([top = '']) => top,
  },
  {
    family: 'LAO',
    kind: 'Numbers',
    name: '2 bottom',
    tenths: 900n,
    winning: ([, bottom = '']) => bottom,
  },
  {
    family: 'MY4D',
    kind: '4D',
    name: 'Small',
    tenths: 35_000n,
    winning: ([first = '']) => first,
  },
];

test('in every family of official draws a line that wins is paid by the sheet once the feed reports, and its draw says where it was held', async () => {
  const { page: first, context, playerId, complaints } = await inRoom('MY4D');
  await first.close();
  const games = await Promise.all(bets.map(({ family }) => slowestGameOf(family)));
  const codes = games.map(({ code }) => code);
  await openNext(codes);
  // Before anybody buys: what is promised to a buyer stays.
  await closeIn(codes, 45_000);
  const bought = await Promise.all(
    bets.map(async (bet, at) => {
      const page = await context.newPage();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(roomOf(games[at] as (typeof games)[number]));
      await alive(page);
      await buy(page, bet, bet.winning(await comingResult(codes[at] as string)));
      return { bet, page, code: codes[at] as string };
    }),
  );
  for (const { bet, page, code } of bought) {
    const revealed = page.getByRole('status', { name: 'New result' });
    await revealed.getByText('1 winning bet').waitFor();
    const { stake, paid } = await settledOf(playerId, code);
    expect(paid, bet.family).toBe((stake * bet.tenths) / 10n);
    expect(await revealed.innerText()).toContain(`Paid: ${writeMoney(String(paid), 'USD', 'en')}`);
    await page.getByRole('button', { name: 'My tickets' }).last().click();
    const ticket = page.getByRole('dialog', { name: 'My tickets' }).getByRole('article').first();
    await ticket.getByText('Won', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Details and proof' }).first().click();
    await page.getByText('This is an official draw, held elsewhere.').waitFor();
    await page.getByText('Its result came by a signed feed.').waitFor();
  }
  expect(complaints).toEqual([]);
});

/** One line on one number, picked on its paper or put together key by key. */
async function buy(page: Page, { kind, name }: Bet, number: string): Promise<void> {
  await page.getByRole('radio', { name: kind, exact: true }).click();
  await page.getByRole('radio', { name, exact: true }).click();
  const keys = number.length === 2 ? [number] : [...number];
  for (const key of keys) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByText('wins up to').waitFor();
  await page.getByRole('button', { name: /^Slip/ }).click();
  await page.getByRole('button', { name: /^Buy for/ }).click();
  const bought = page.getByRole('dialog', { name: 'Bought' });
  await bought.getByText('Waiting for the draw').waitFor();
  await bought.getByRole('button', { name: 'Close' }).click();
  await bought.waitFor({ state: 'detached' });
}

/** What the sandbox's feed will report of the draw on sale: it follows from the numero's name. */
const comingResult = (code: string) =>
  inDatabase(async (database) => {
    const { family, feed_code, numero } = await database
      .selectFrom('lottery_numero')
      .innerJoin('lottery_game', 'lottery_game.game_code', 'lottery_numero.game_code')
      .select(['family', 'feed_code', 'numero'])
      .where('lottery_numero.game_code', '=', code)
      .where('state', '=', 'open')
      .orderBy('closes_at')
      .executeTakeFirstOrThrow();
    return drawnIn(feed_code ?? '', numero, digitsOf(family as Family));
  });

const settledOf = (playerId: string, code: string) =>
  inDatabase(async (database) => {
    const { stake, paid } = await database
      .selectFrom('lottery_ticket')
      .innerJoin('lottery_numero', 'lottery_numero.id', 'lottery_ticket.numero_id')
      .select(['stake', 'paid'])
      .where('player_id', '=', playerId)
      .where('game_code', '=', code)
      .executeTakeFirstOrThrow();
    return { stake: BigInt(stake), paid: BigInt(paid) };
  });
