import type { Page } from 'playwright';
import { codeSentTo } from './messages.ts';

type Fields = Readonly<Record<string, string>>;

/** The first step: by what the account is opened. */
export async function passAccount(page: Page, fields: Fields): Promise<void> {
  await fillAll(page, fields);
  await press(page);
  await page.getByRole('dialog').locator('input[name=terms]').waitFor();
}

/** The second, with the terms; where no code is asked for, it opens the account. */
export async function passAbout(page: Page, fields: Fields = {}): Promise<void> {
  await page.getByRole('dialog').locator('input[name=terms]').check();
  await fillAll(page, fields);
  await press(page);
}

/** The third: the code that was sent as one came there. */
export async function passCode(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/(Sent|Enviado)\./).waitFor();
  await dialog.locator('input[name=verificationCode]').fill(await codeSentTo(number));
  await press(page);
}

export async function fillAll(page: Page, fields: Fields): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole('dialog').locator(`input[name=${name}]`).fill(text);
  }
}

export async function press(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('button[type=submit]').click();
}
