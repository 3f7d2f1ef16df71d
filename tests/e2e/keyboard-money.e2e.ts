import { hash } from '@node-rs/argon2';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { readSecret } from '#server/secrets/read-secret.ts';
import { createVault } from '#server/secrets/vault.ts';
import { addAccount, paymentPassword } from '#tests/stages/new-withdrawer.ts';
import { approveIdentity } from '#tests/withdrawals/approve-identity.ts';
import { focused, tabTo } from './by-keyboard.ts';
import { betsOf, seatedAt } from './house-seat.ts';
import { inDatabase, place } from './place.ts';
import { alive } from './visit.ts';

const holder = 'Ana Luz Prueba';

/** Whoever may withdraw: papers accepted, a password for payments, a bank to be paid at. */
async function mayWithdraw(playerId: string): Promise<void> {
  const vault = createVault(await readSecret(undefined, place.dataFolder));
  await inDatabase(async (database) => {
    await approveIdentity({ database, vault }, playerId, holder);
    const payment_password_hash = await hash(paymentPassword, { memoryCost: 8, timeCost: 1 });
    await database
      .insertInto('profile')
      .values({ player_id: playerId, payment_password_hash })
      .onConflict((known) => known.column('player_id').doUpdateSet({ payment_password_hash }))
      .execute();
    await addAccount({ database } as Parameters<typeof addAccount>[0], playerId, holder);
  });
}

const named = (wanted: RegExp) => (name: string) => wanted.test(name);

/** Tabs to what is named so and presses it. */
async function press(page: Page, wanted: RegExp, tab?: 'Shift+Tab'): Promise<void> {
  await tabTo(page, named(wanted), tab);
  await page.keyboard.press('Enter');
}

/** A new screen or step has the focus at its top, and whoever listens is told its title. */
async function arrives(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('status').filter({ hasText: title }).first().waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
}

test('by keyboard alone: from home to a round, a deposit that is paid, and a withdrawal', async () => {
  const { page, account, complaints } = await seatedAt('VB_DICE', {
    phone: 'desk',
    prepare: mayWithdraw,
  });
  await page.goto('/');
  await alive(page);
  await press(page, /^In-House$/);
  await arrives(page, 'In-House');
  await press(page, /^Midnight Dice/);
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).waitFor();
  await press(page, /^Play$/);
  await page.getByRole('button', { name: 'Roll', exact: true }).waitFor();

  await press(page, /^Roll$/);
  await expect.poll(async () => (await betsOf(account)).length).toBe(1);
  // The button waits for its cycle with the focus on it; a key that is held down bets once.
  expect((await focused(page)).name).toBe('Roll');
  await page.locator('button:focus:not([aria-disabled])').waitFor();
  for (let held = 0; held < 8; held += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.locator('button:focus:not([aria-disabled])').waitFor();
  expect(await betsOf(account)).toHaveLength(2);
  await press(page, /^Back to the lobby$/);

  await press(page, /^Deposit$/, 'Shift+Tab');
  await arrives(page, 'Deposit');
  await press(page, /^No personal limit$/);
  // Nothing is paid in before the choice is kept.
  await page.getByRole('button', { name: 'No personal limit' }).waitFor({ state: 'detached' });
  await press(page, /^Bank debit/);
  await arrives(page, 'Deposit amount');
  await tabTo(page, named(/How much do you want to deposit/));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('50000');
  await page.keyboard.press('Enter');
  await page.locator('button[value=success]').waitFor();
  // The provider's page is another site, and ends this way like any form.
  await page.locator('button[value=success]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/page=depositv2&deposit=/);
  await alive(page);
  await page.locator('main section[data-state]').getByText('Credited').waitFor();

  await press(page, /^Withdraw$/, 'Shift+Tab');
  await arrives(page, 'Withdraw');
  await tabTo(page, named(/How much/));
  await page.keyboard.type('50000');
  await tabTo(page, named(/password/i));
  await page.keyboard.type(paymentPassword);
  await page.keyboard.press('Enter');
  // Whatever stands there instead says why it was not asked for.
  await expect.poll(() => page.locator('main').innerText()).toContain('Your withdrawal');
  await page.locator('main section[data-state=asked]').waitFor();
  await arrives(page, 'Your withdrawal');
  expect(complaints).toEqual([]);
});
