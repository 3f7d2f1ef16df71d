import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { betsOf } from './house-seat.ts';
import { logIn } from './log-in.ts';
import { gameOf, inRoom, roomOf } from './lottery-room.ts';
import { inDatabase } from './place.ts';
import { alive, visit } from './visit.ts';

async function pickAndOpenSlip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Random pick' }).click();
  await page.getByRole('button', { name: /^Slip/ }).click();
  await page.getByRole('dialog', { name: 'Slip' }).getByText('Chance of any win').waitFor();
}

test('a slip repeats over three draws with its whole cost set aside, and what has not begun comes back', async () => {
  const { page, playerId, complaints } = await inRoom('SSC');
  const before = await balanceOf(playerId);
  await pickAndOpenSlip(page);
  const slip = page.getByRole('dialog', { name: 'Slip' });
  await slip.getByRole('radio', { name: '3 draws' }).click();
  await slip.getByText(/^Whole cost:/).waitFor();
  await slip.getByRole('button', { name: /^Buy for/ }).click();
  await page.getByRole('dialog', { name: 'Bought' }).getByText('It repeats over 3 draws').waitFor();
  const spent = before - (await balanceOf(playerId));
  expect(spent % 3n).toBe(0n);
  expect(spent).toBeGreaterThan(0n);
  await page.getByRole('button', { name: 'My tickets' }).last().click();
  const tickets = page.getByRole('dialog', { name: 'My tickets' });
  await tickets.getByRole('radio', { name: 'Repeats' }).click();
  const chase = tickets.getByRole('article').first();
  await chase.getByText('3 draws').waitFor();
  await chase.getByRole('button', { name: 'Stop and return the rest' }).click();
  await chase.getByText('Stopped', { exact: true }).waitFor();
  // The first draw was bought, and stands; the two later ones were only set aside.
  expect(before - (await balanceOf(playerId))).toBe(spent / 3n);
  expect(complaints).toEqual([]);
});

test('a ticket that was bought on one phone is taken back on two at once, and its stake returns once', async () => {
  const one = await inRoom('LF');
  const before = await balanceOf(one.playerId);
  const two = await visit({ language: 'en', phone: 'iphone' });
  await logIn(two.context, one.account);
  await two.page.goto(one.room);
  await alive(two.page);
  await pickAndOpenSlip(one.page);
  await one.page.getByRole('button', { name: /^Buy for/ }).click();
  await one.page.getByRole('dialog', { name: 'Bought' }).waitFor();
  expect(await balanceOf(one.playerId)).toBeLessThan(before);
  await two.page.getByRole('button', { name: 'My tickets' }).last().click();
  const listed = two.page.getByRole('dialog', { name: 'My tickets' });
  await listed.getByRole('button', { name: 'Details and proof' }).click();
  const buttonOf = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Take back and return the stake' });
    await button.waitFor();
    return button.elementHandle();
  };
  const buttons = [await buttonOf(one.page), await buttonOf(two.page)];
  // Whichever comes second presses what the first one's answer is taking away.
  await Promise.all(
    buttons.map((button) => button?.evaluate((element) => (element as HTMLButtonElement).click())),
  );
  for (const { page } of [one, two]) {
    await page
      .getByText(/taken back|already settled|closed|cannot/i)
      .first()
      .waitFor();
  }
  expect(await balanceOf(one.playerId)).toBe(before);
});

test('L-BREAK: a break that begins while a slip is open sells nothing, and says why', async () => {
  const { page, playerId, account } = await inRoom('LF');
  await pickAndOpenSlip(page);
  await inDatabase((database) =>
    database
      .insertInto('player_break')
      .values({
        player_id: playerId,
        kind: 'cool-off',
        began_at: new Date(Date.now() - 1_000),
        ends_at: new Date(Date.now() + 86_400_000),
      })
      .execute(),
  );
  const slip = page.getByRole('dialog', { name: 'Slip' });
  await slip.getByRole('button', { name: /^Buy for/ }).click();
  await slip.getByText('You are on a break.').first().waitFor();
  expect(await betsOf(account)).toEqual([]);
});

test('somebody on trial bets coins that are worth nothing, and holds a ticket', async () => {
  const { page, complaints } = await visit({ language: 'en', phone: 'pixel' });
  await page.goto('/login');
  await alive(page);
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Play free' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(roomOf(await gameOf('LF')));
  await alive(page);
  await pickAndOpenSlip(page);
  await page.getByRole('button', { name: /^Buy for/ }).click();
  const bought = page.getByRole('dialog', { name: 'Bought' });
  await bought.getByText('Waiting for the draw').waitFor();
  expect(await bought.innerText()).toContain('coins');
  expect(complaints).toEqual([]);
});

async function balanceOf(playerId: string): Promise<bigint> {
  const row = await inDatabase((database) =>
    database
      .selectFrom('ledger_account')
      .innerJoin('ledger_balance', 'ledger_balance.account_id', 'ledger_account.id')
      .select('ledger_balance.amount')
      .where('ledger_account.player_id', '=', playerId)
      .where('ledger_account.kind', '=', 'player-main')
      .executeTakeFirstOrThrow(),
  );
  return BigInt(row.amount);
}
