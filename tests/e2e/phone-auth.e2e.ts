import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { registerMobile, smsRegister } from '#contract/register.ts';
import { codeSentTo, passTheWait } from './messages.ts';
import { inDatabase } from './place.ts';
import { passAbout, passAccount, passCode } from './register-steps.ts';
import { alive, visit } from './visit.ts';

/** An account that was opened by its number, as a newcomer does it. */
async function registerByMobile(
  mobileNum: string,
  watch: (page: Page) => void = () => undefined,
): Promise<void> {
  const { page, context } = await visit({ language: 'en' });
  watch(page);
  await page.goto('/register');
  await alive(page);
  const password = 'tecolote37verde';
  await page.getByRole('tab', { name: 'By mobile number' }).click();
  await passAccount(page, { mobileNum, password, confirmPassword: password });
  await passAbout(page);
  await passCode(page, `+57${mobileNum}`);
  await page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await context.close();
  await passTheWait();
}

async function openService(page: Page, mobileNum: string) {
  await page.goto('/login');
  await alive(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('tab', { name: 'By SMS' }).click();
  await dialog.locator('input[name=mobileNum]').fill(mobileNum);
  await dialog.getByRole('button', { name: 'Verify by another service' }).click();
  return dialog;
}

test('another service verifies the number: a wrong code is told, the right one opens the account', async () => {
  await registerByMobile('3102229901');
  const { page } = await visit({ language: 'en' });
  const dialog = await openService(page, '3102229901');
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await dialog.getByRole('button', { name: /Request a new code in 0:\d\d/ }).waitFor();
  const code = await codeSentTo('+573102229901');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await dialog.locator('input[name=verificationCode]').fill(wrong);
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('alert').getByText('Please enter a valid verification code').waitFor();
  expect(await dialog.locator('input[name=mobileNum]').inputValue()).toBe('3102229901');
  await dialog.locator('input[name=verificationCode]').fill(code);
  await dialog.locator('button[type=submit]').click();
  await page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await page
    .locator('header')
    .getByLabel(/^Account/)
    .waitFor();
});

test('the service that was asked too often says so, and counts five minutes down', async () => {
  const { page } = await visit({ language: 'en' });
  const said = page.getByRole('alert').getByText(/Too many requests/);
  // Our own pace is wider than theirs, so it is set back each time.
  for (let sent = 0; sent < 5; sent += 1) {
    const dialog = await openService(page, '3102229902');
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await dialog.getByText('Sent.').waitFor();
    await passTheWait();
  }
  const dialog = await openService(page, '3102229902');
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await said.waitFor();
  await dialog.getByRole('button', { name: /Request a new code in [45]:\d\d/ }).waitFor();
});

test('our own code is one press away, and the number stays', async () => {
  const { page } = await visit({ language: 'en' });
  const dialog = await openService(page, '3102229903');
  await dialog.getByRole('button', { name: 'Get the code from us' }).click();
  expect(await dialog.locator('input[name=mobileNum]').inputValue()).toBe('3102229903');
  await dialog.getByRole('button', { name: 'Verify by another service' }).waitFor();
});

/** Which service proves a newcomer's number is the merchant's to choose. */
function proveByOtherService(enabled: boolean): Promise<unknown> {
  return inDatabase((database) =>
    database
      .updateTable('whitelabel_switch')
      .set({ enabled })
      .where('key', '=', 'PHONEAUTHREG3')
      .execute(),
  );
}

test('where the merchant has another service prove numbers, it proves the number of a new account', async () => {
  await proveByOtherService(true);
  try {
    const sessions: unknown[] = [];
    const proofs: unknown[] = [];
    await registerByMobile('3102229905', (page) => {
      page.on('response', async (response) => {
        if (!response.url().endsWith(smsRegister.path)) return;
        sessions.push((await response.json()).value?.phoneSession);
      });
      page.on('response', (response) => {
        if (response.url().endsWith(registerMobile.path)) proofs.push(response.status());
      });
    });
    expect(sessions).toEqual([expect.stringMatching(/./)]);
    expect(proofs).toEqual([200]);
  } finally {
    await proveByOtherService(false);
  }
  const { page } = await visit({ language: 'en' });
  const dialog = await openService(page, '3102229905');
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await dialog.getByText('Sent.').waitFor();
  await dialog.locator('input[name=verificationCode]').fill(await codeSentTo('+573102229905'));
  await dialog.locator('button[type=submit]').click();
  await page.locator('[role=dialog] form').waitFor({ state: 'detached' });
});
