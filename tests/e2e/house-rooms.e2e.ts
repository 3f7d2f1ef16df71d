import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import * as clock from '#server/kernel/clock.ts';
import { readSecret } from '#server/secrets/read-secret.ts';
import { createVault } from '#server/secrets/vault.ts';
import { giveFlights, lowFlights } from '#tests/inhouse/known-flights.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { hurryRoom } from './house-seat.ts';
import { logIn } from './log-in.ts';
import { inDatabase, place } from './place.ts';
import { alive, visit } from './visit.ts';

let accounts = 0;

/** Somebody of one's own with money, who sits down at a table that many share, or buys tickets. */
async function seatedAt(rules: string) {
  accounts += 1;
  const account = `sala${accounts}x`;
  const gameCode = await inDatabase(async (database) => {
    const { id: playerId } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: 'VERBENA', language: 'es' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await giveMoney(database, { playerId, amount: 1_000_000_00n });
    const table = await database
      .selectFrom('house_game')
      .select('game_code')
      .where('rules', '=', rules)
      .orderBy('game_code')
      .executeTakeFirstOrThrow();
    // What a walk waits for may be as quick as one can follow.
    await database
      .updateTable('house_game')
      .set({ cycle_ms: 0 })
      .where('game_code', '=', table.game_code)
      .execute();
    return table.game_code;
  });
  const visited = await visit({ language: 'en', phone: 'pixel' });
  await logIn(visited.context, account);
  await visited.page.goto(`/seamless?gameCode=${gameCode}`);
  await alive(visited.page);
  return { ...visited, account, gameCode };
}

/** Flights that end soon, and reach what is hoped for here; balls that follow one another at once. */
beforeAll(async () => {
  await hurryRoom('VB_CRASH', { betting_ms: 5_000, beat_ms: 1_000, rest_ms: 3_000 });
  await hurryRoom('VB_BINGO', { betting_ms: 6_000, beat_ms: 100, rest_ms: 4_000 });
  const vault = createVault(await readSecret(undefined, place.dataFolder));
  await inDatabase((database) =>
    giveFlights({ database, vault, clock }, { game: 'VB_CRASH', purse: 'money' }, lowFlights),
  );
});

const betsOf = (account: string) =>
  inDatabase((database) =>
    database
      .selectFrom('bet_record')
      .innerJoin('player', 'player.id', 'bet_record.player_id')
      .select(['bet_record.stake', 'bet_record.payout', 'bet_record.state'])
      .where('player.account', '=', account)
      .orderBy('bet_record.placed_at')
      .execute(),
  );

/** Whether their newest bets are in one flight. */
const areTogether = async (...accounts: string[]) => {
  const turns = await inDatabase((database) =>
    database
      .selectFrom('house_round')
      .innerJoin('player', 'player.id', 'house_round.player_id')
      .select(({ fn }) => fn.max('table_round_id').as('newest'))
      .where('player.account', 'in', accounts)
      .groupBy('player.account')
      .execute(),
  );
  return turns.length === accounts.length && new Set(turns.map(({ newest }) => newest)).size === 1;
};

/** One in forty lasts for more than a minute, and none for longer than this. */
const longestFlightMs = 180_000;

/** In the next flight there is; the button waits for it as people do. */
async function getIn(page: Page, leaveAt: string): Promise<void> {
  await page.getByLabel('Auto cash-out at ×').fill(leaveAt);
  await page.getByRole('button', { name: 'Get in' }).click({ timeout: longestFlightMs });
  await page.getByText('You').first().waitFor();
}

const closedBets = async (account: string) =>
  (await betsOf(account)).filter(({ state }) => state !== 'open');

const settled = (account: string, count: number) =>
  expect.poll(async () => (await closedBets(account)).length, { timeout: 240_000 }).toBe(count);

test(
  'a flight is left with a win and lost by staying; two at the table see each other',
  async () => {
    const one = await seatedAt('VB_CRASH');
    const other = await seatedAt('VB_CRASH');
    for (let played = 1; ; played += 1) {
      await Promise.all([getIn(one.page, '1.01'), getIn(other.page, '10000')]);
      if (await areTogether(one.account, other.account)) break;
      // One came in just before the bets were closed, and the other just after.
      await settled(one.account, played);
      await settled(other.account, played);
    }
    await one.page.getByText('2 players').waitFor();
    await other.page.getByText('2 players').waitFor();
    await other.page.getByText('No win this time.').waitFor({ timeout: longestFlightMs });
    await one.page.getByText(/^Crashed at/).waitFor();
    expect((await betsOf(other.account)).at(-1)).toMatchObject({ payout: '0', state: 'lost' });
    expect((await betsOf(one.account)).at(-1)).toMatchObject({ payout: '10100', state: 'won' });
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  },
  3 * longestFlightMs,
);

test(
  'whoever reloads in flight finds themselves in it, and is paid by the figure they named',
  async () => {
    const { page, account, complaints } = await seatedAt('VB_CRASH');
    let payout = '0';
    // After the flights that were given, one in fifty bursts below the figure; then it is the next one.
    for (let played = 1; payout === '0'; played += 1) {
      await getIn(page, '1.02');
      await page.reload();
      await alive(page);
      await settled(account, played);
      payout = (await betsOf(account)).at(-1)?.payout ?? '0';
    }
    expect(payout).toBe('10200');
    expect(complaints).toEqual([]);
  },
  3 * longestFlightMs,
);

test(
  'a flight is left by hand, at what the button says or a little above',
  async () => {
    const { page, account, complaints } = await seatedAt('VB_CRASH');
    let payout = '0';
    for (let played = 1; payout === '0'; played += 1) {
      await getIn(page, '');
      const take = page.getByRole('button', { name: /^Cash out/ });
      const isOver = async () => (await closedBets(account)).length >= played;
      // A flight may burst before a hand is at the button; then the next one is left.
      await expect
        .poll(async () => (await take.isVisible()) || (await isOver()), { timeout: 240_000 })
        .toBe(true);
      // It stands there for as long as the flight does, which may end before the books are looked at.
      const isSaid = page
        .getByText(/cashed out at ×/)
        .waitFor()
        .then(() => true)
        .catch(() => false);
      await take.click({ timeout: 2_000 }).catch(() => undefined);
      await settled(account, played);
      payout = (await betsOf(account)).at(-1)?.payout ?? '0';
      if (payout !== '0') expect(await isSaid).toBe(true);
    }
    expect(Number(payout)).toBeGreaterThan(10_000);
    await page.getByRole('button', { name: 'Fairness' }).click();
    await page.getByText('The chain’s beginning').waitFor();
    await page.getByRole('button', { name: 'Verify on this device' }).click();
    await page.getByText('The newest link belongs to this chain.').waitFor();
    // A hand that comes just after the flight has burst is refused, and the browser notes the 409.
    expect(complaints.filter((complaint) => !complaint.includes('409 (Conflict)'))).toEqual([]);
  },
  3 * longestFlightMs,
);

test(
  'two bets of one flight: one leaves by its figure, the other is lost, and a reload loses neither',
  async () => {
    const { page, account, complaints } = await seatedAt('VB_CRASH');
    const slip = (number: number) => page.getByRole('group', { name: `Bet ${number}` });
    const press = (number: number) =>
      slip(number)
        .getByRole('button', { name: /^(Get in|Bet on the next flight)$/ })
        .click();
    /** Laid at once, or kept for the next flight. */
    const layBoth = async (flight: number) => {
      await slip(1).getByLabel('Auto cash-out at ×').fill('1.01');
      await slip(2).getByLabel('Auto cash-out at ×').fill('10000');
      // One after the other: a page has one mouse, and two clicks at once take it from each other.
      await press(1);
      await press(2);
      const countLaid = async () => (await betsOf(account)).length;
      await expect.poll(countLaid, { timeout: longestFlightMs }).toBe(2 * flight);
    };
    const newestPayouts = async () =>
      (await betsOf(account))
        .slice(-2)
        .map(({ payout }) => payout)
        .toSorted();
    await page.getByRole('button', { name: 'Add a second bet' }).click();
    let flights = 1;
    // A flight may burst below the figure, which loses both; then it is the next one.
    for (; ; flights += 1) {
      await layBoth(flights);
      await settled(account, 2 * flights);
      if ((await newestPayouts())[1] !== '0') break;
    }
    expect(await newestPayouts()).toEqual(['0', '10100']);
    await expect
      .poll(() => page.locator('[data-result]').innerText())
      .toMatch(/1.*Paid: .*101.*2.*No win/s);
    await layBoth(flights + 1);
    await page.reload();
    await alive(page);
    const isOver = async () => (await closedBets(account)).length === 2 * flights + 2;
    // It is back with its bet; the flight may be over before the page is.
    await expect.poll(async () => (await slip(2).isVisible()) || (await isOver())).toBe(true);
    await settled(account, 2 * flights + 2);
    expect(['0', '10100']).toContain((await newestPayouts())[1]);
    expect(complaints).toEqual([]);
  },
  3 * longestFlightMs,
);

test('cards mark themselves, also after a reload, and are paid after the last ball', async () => {
  const { page, account, complaints } = await seatedAt('VB_BINGO');
  await page.getByText('The first ball is called in').waitFor();
  await page.getByRole('radio', { name: '4 cards' }).click();
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await page
    .getByRole('list', { name: /^Card / })
    .first()
    .waitFor();
  const cards = () =>
    page
      .getByRole('list', { name: /^Card / })
      .evaluateAll((lists) => lists.map((list) => list.getAttribute('aria-label')));
  const bought = await cards();
  expect(bought).toHaveLength(4);
  await page
    .getByRole('listitem', { name: /, marked$/ })
    .first()
    .waitFor();
  await page.reload();
  await alive(page);
  await page
    .getByRole('listitem', { name: /, marked$/ })
    .first()
    .waitFor();
  expect(await cards()).toEqual(bought);
  await settled(account, 1);
  expect((await betsOf(account))[0]).toMatchObject({ stake: '40000' });
  await page.getByText(/^(Paid:|No win this time)/).waitFor();
  expect(complaints).toEqual([]);
});

test('tickets are scratched until one has won and one has not; what is covered stays covered', async () => {
  const { page, account, complaints } = await seatedAt('VB_SCRATCH_1');
  const seen = { won: false, lost: false };
  for (let bought = 1; !seen.won || !seen.lost; bought += 1) {
    await page.getByRole('button', { name: 'Buy a ticket' }).click();
    await page.getByRole('list', { name: 'Covered ticket' }).waitFor();
    if (bought === 1) {
      const ticket = page.locator('canvas');
      const place = await ticket.boundingBox();
      if (!place) throw new Error('There is nothing to scratch.');
      await page.mouse.move(place.x + 10, place.y + 20);
      await page.mouse.down();
      await page.mouse.move(place.x + place.width - 10, place.y + 20, { steps: 8 });
      await page.mouse.up();
      const kept = () =>
        page.evaluate(
          () => Object.entries(localStorage).find(([key]) => key.includes(':scratch:'))?.[1],
        );
      const rubbed = await kept();
      expect(rubbed).toContain('1');
      await page.reload();
      await alive(page);
      await page.getByRole('list', { name: 'Covered ticket' }).waitFor();
      expect(await kept()).toBe(rubbed);
    }
    await page.getByRole('button', { name: 'Reveal all' }).click();
    await page.getByRole('list', { name: 'Under the cover' }).waitFor();
    await expect.poll(async () => (await betsOf(account)).length).toBe(bought);
    const payout = (await betsOf(account)).at(-1)?.payout;
    if (payout === '0') seen.lost = true;
    else seen.won = true;
    await page.getByText(payout === '0' ? 'No prize on this ticket' : /^You won/).waitFor();
  }
  await page.getByText(/tickets are left$/).click();
  await page.getByRole('columnheader', { name: 'Printed' }).waitFor();
  expect(complaints).toEqual([]);
});
