import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { hashPassword } from '#server/identity/passwords/passwords.ts';
import { done } from '#server/kernel/answer.ts';
import { insertEvent } from '#server/kernel/event-store.ts';
import { makeGrant } from '#server/rewards/grants/make-grant.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';
import { settled } from './worker.ts';

const paymentPassword = '427193';

/** A member with a payment password and rewards that wait. */
async function plantMember(account: string): Promise<void> {
  const hashed = await hashPassword(paymentPassword);
  if (!hashed.done) throw new Error(hashed.code);
  await inDatabase(async (database) => {
    const { id: playerId } = await database
      .insertInto('player')
      .values({
        account,
        nickname: account,
        merchant: readSettings({}).merchant,
        language: 'en',
        type: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('profile')
      .values({ player_id: playerId, payment_password_hash: hashed.value })
      .execute();
    const give = { playerId, source: 'gift', now: new Date(), remark: 'Thank you' } as const;
    const events = { publish: insertEvent };
    await inTransaction(database, async (transaction) => {
      const points = { ...give, sourceRef: `${account}-points`, form: 'points', amount: 3_000n };
      const cash = { ...give, sourceRef: `${account}-cash`, form: 'cash', amount: 500_000n };
      await makeGrant({ events }, transaction, { ...points, form: 'points' });
      await makeGrant({ events }, transaction, { ...cash, form: 'cash' });
      return done(null);
    });
  });
}

async function openAs(account: string, path: string) {
  await plantMember(account);
  const visited = await visit({ language: 'en', phone: 'pixel', serviceWorkers: 'allow' });
  await logIn(visited.context, account);
  await visited.page.goto(path);
  await alive(visited.page);
  return { ...visited, main: visited.page.getByRole('main') };
}

test('a member claims what waits, and it opens without a network as it last stood', async () => {
  const { page, main, context, complaints } = await openAs('premiada', '/member?page=rewardCenter');
  await main.getByText('3,000 points').first().waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  await main.getByRole('button', { name: 'Claim all' }).click();
  await page.getByText('Claimed. It is yours now.').waitFor();
  await main.getByText('Nothing to claim right now.').waitFor();
  await page.getByRole('banner').getByText('5,000.00').waitFor();
  expect(await main.locator('[data-state="claimed"]').count()).toBe(2);
  expect(complaints).toEqual([]);
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await main.getByText('Nothing to claim right now.').waitFor();
  expect(await main.locator('[data-state="claimed"]').count()).toBe(2);
});

test('a member redeems points for money and for a parcel, and reads both in history and details', async () => {
  const { page, main } = await openAs('canjeadora', '/member?page=rewardCenter');
  await main.getByRole('button', { name: 'Claim all' }).click();
  await main.getByText('Nothing to claim right now.').waitFor();
  await page.goto('/pointMall');
  await alive(page);
  await main.locator('[data-points="3000"]').waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  const sheet = page.getByRole('dialog');
  await main
    .getByRole('button', { name: /10,000 pesos/ })
    .first()
    .click();
  await sheet.getByLabel('Payment password', { exact: true }).fill('000000');
  await sheet.getByRole('button', { name: /^Redeem for/ }).click();
  await sheet.getByRole('alert').waitFor();
  await sheet.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await sheet.getByRole('button', { name: /^Redeem for/ }).click();
  await sheet.getByText('Paid into your wallet').waitFor();
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await main.locator('[data-points="2050"]').waitFor();

  await main.getByRole('button', { name: /Deck of cards/ }).click();
  await sheet.getByLabel('Who receives it').fill('Ana Luz');
  await sheet.getByLabel('Phone for the courier').fill('300 1234567');
  await sheet.getByLabel('Street, number, flat').fill('Calle 1 # 2-3');
  await sheet.getByLabel('City').fill('Cali');
  await sheet.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await sheet.getByRole('button', { name: /^Redeem for/ }).click();
  await sheet.getByText('Ordered').waitFor();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await main.getByRole('tab', { name: 'Redeem history' }).click();
  await main.locator('[data-status="Approved"]').waitFor();
  await main.locator('[data-status="In Process"]').waitFor();
  await main.getByRole('tab', { name: 'Points details' }).click();
  await main.getByText('−1,500').waitFor();
  await main.getByText('−950').waitFor();
  await main.getByText('+3,000').waitFor();
  await main.getByRole('tab', { name: 'Points rules' }).click();
  await main.getByText('One point for bets of').waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
});
