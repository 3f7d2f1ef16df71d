import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { codeSentTo, passTheWait } from './messages.ts';
import { password, signUp } from './sign-up.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

/** Where each entry stands in the member centre: group and place, the same in every language. */
const places = {
  profile: [2, 0],
  mobile: [2, 1],
  email: [2, 2],
  paymentPassword: [3, 1],
} as const;

async function openSheet(page: Page, entry: keyof typeof places): Promise<Locator> {
  const [group, place] = places[entry];
  await entryOf(page, group, place).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('form').waitFor();
  return sheet;
}

function entryOf(page: Page, group: number, place: number): Locator {
  return page.locator('main nav section').nth(group).getByRole('listitem').nth(place);
}

async function fill(sheet: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await sheet.locator(`input[name=${name}]`).fill(text);
  }
}

const send = (sheet: Locator) => sheet.locator('button[type=submit]').click();

/** The last step: the password, and the sheet goes. */
async function prove(sheet: Locator): Promise<void> {
  await sheet.locator('input[name=password]').fill(password);
  await send(sheet);
  await sheet.waitFor({ state: 'detached' });
}

/** Steps that only a hand leads to are as sound as those that are opened. */
async function isSound(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
}

test('what one tells about oneself is there again after a reload', async () => {
  const { page, complaints } = await visit({ language: 'es', phone: 'iphone' });
  await signUp(page, 'contadaes');
  let sheet = await openSheet(page, 'profile');
  await fill(sheet, {
    nickname: 'Lucecita',
    fullName: 'Luz Marina Prueba',
    birthday: '1991-02-03',
    birthPlace: 'Santa Marta',
    idNumber: 'CC12345678',
    currentAddress: 'Calle 10 # 5-20, Cali',
    telegram: 'lucecita',
  });
  await sheet.locator('input[name=nationality]').click();
  await sheet.locator('input[name=nationality]').pressSequentially('colom');
  await isSound(page);
  await page.keyboard.press('Enter');
  await sheet.locator('select[name=incomeSource]').selectOption('salary');
  await send(sheet);
  await prove(sheet);
  await page.reload();
  await alive(page);
  await page.locator('main').getByText('Lucecita').waitFor();
  sheet = await openSheet(page, 'profile');
  const told = (name: string) => sheet.locator(`[name=${name}]`).inputValue();
  expect(await told('nickname')).toBe('Lucecita');
  expect(await told('birthPlace')).toBe('Santa Marta');
  expect(await told('nationality')).toBe('Colombia');
  expect(await told('currentAddress')).toBe('Calle 10 # 5-20, Cali');
  expect(await told('incomeSource')).toBe('salary');
  expect(await told('telegram')).toBe('lucecita');
  // What papers say stands as text, and of the identity number only its end.
  for (const name of ['fullName', 'birthday', 'idNumber']) {
    expect(await sheet.locator(`[name=${name}]`).count()).toBe(0);
  }
  await sheet.getByText('1991/02/03').waitFor();
  await isSound(page);
  await sheet.getByText(/[^0-9]5678$/).waitFor();
  expect(await sheet.getByText('12345678').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('what was typed outlives a lost network, a wrong password, and a word with customer service', async () => {
  const { page, context } = await visit({ language: 'en' });
  await signUp(page, 'constante1');
  let sheet = await openSheet(page, 'profile');
  await fill(sheet, { birthPlace: 'Santa Marta', payeeName: 'Luz Marina Prueba' });
  await send(sheet);
  await sheet.locator('input[name=password]').fill('otra cosa');
  await send(sheet);
  await sheet.getByText('Wrong username or password.').waitFor();
  await context.setOffline(true);
  await sheet.locator('input[name=password]').fill(password);
  await send(sheet);
  await sheet.getByText('Network link is abnormal, please try again').waitFor();
  await sheet.getByRole('button', { name: 'Back to what you typed' }).click();
  expect(await sheet.locator('input[name=birthPlace]').inputValue()).toBe('Santa Marta');
  await context.setOffline(false);
  await send(sheet);
  await prove(sheet);
  sheet = await openSheet(page, 'profile');
  await sheet
    .getByText('You can enter this only once. To change it, contact customer service.')
    .waitFor();
  await fill(sheet, { occupation: 'Florist' });
  await sheet.getByRole('button', { name: 'Ask customer service' }).click();
  await page.getByRole('dialog', { name: 'Customer service' }).waitFor();
  await page.goBack();
  sheet = page.getByRole('dialog', { name: 'Your profile' });
  await sheet.waitFor();
  expect(await sheet.locator('input[name=occupation]').inputValue()).toBe('Florist');
});

test('a mailbox and a number are bound by their codes, and what somebody has is said under its field', async () => {
  const { page, complaints } = await visit({ language: 'es' });
  await signUp(page, 'alcanzada1');
  let sheet = await openSheet(page, 'email');
  await fill(sheet, { email: 'alcanzada@mail' });
  await sheet.getByRole('button', { name: 'Enviar el código' }).click();
  await sheet.locator('input[name=email][aria-invalid=true]').waitFor();
  await fill(sheet, { email: 'alcanzada@mail.example' });
  await sheet.getByRole('button', { name: 'Enviar el código' }).click();
  await sheet.getByText(/Enviado\. Vale/).waitFor();
  await fill(sheet, { verificationCode: '000000' });
  await send(sheet);
  await sheet.locator('input[name=password]').fill(password);
  await send(sheet);
  // A wrong code leads back to where it was typed.
  await sheet.locator('input[name=verificationCode]').waitFor();
  expect(await sheet.locator('input[name=email]').inputValue()).toBe('alcanzada@mail.example');
  await fill(sheet, { verificationCode: await codeSentTo('alcanzada@mail.example') });
  await send(sheet);
  await prove(sheet);
  await entryOf(page, ...places.email)
    .getByText(/@mail\.example/)
    .waitFor();
  sheet = await openSheet(page, 'mobile');
  await fill(sheet, { mobileNum: '310 555 6677' });
  await sheet.getByRole('button', { name: 'Enviar el código' }).click();
  await sheet.getByText(/Enviado\. Vale/).waitFor();
  await fill(sheet, { verificationCode: await codeSentTo('+573105556677') });
  await send(sheet);
  await prove(sheet);
  await entryOf(page, ...places.mobile)
    .getByText(/77/)
    .waitFor();
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([]);

  const other = await visit({ language: 'en' });
  await signUp(other.page, 'segunda001');
  await passTheWait();
  sheet = await openSheet(other.page, 'email');
  await fill(sheet, { email: 'alcanzada@mail.example' });
  await sheet.getByRole('button', { name: 'Send the code' }).click();
  await sheet.getByText(/Sent\. Valid for/).waitFor();
  await fill(sheet, { verificationCode: await codeSentTo('alcanzada@mail.example') });
  await send(sheet);
  await sheet.locator('input[name=password]').fill(password);
  await send(sheet);
  await sheet.getByText('This is already taken. Choose another.').waitFor();
  expect(await sheet.locator('input[name=email]').inputValue()).toBe('alcanzada@mail.example');
});

/** Held upright, its camera lay on its side: the left half of what it wrote is the upper half to see. */
async function photoOnItsSide(): Promise<Buffer> {
  const blue = { r: 20, g: 40, b: 220 };
  const red = { r: 220, g: 30, b: 20 };
  const left = await sharp({ create: { width: 300, height: 400, channels: 3, background: red } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 400, channels: 3, background: blue } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function openPicture(page: Page): Promise<Locator> {
  await page.locator('main section').first().locator('button[aria-haspopup=dialog]').click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[name=picture]').waitFor({ state: 'attached' });
  return sheet;
}

test('a picture is chosen, moved, seen in the card and the header, and taken away', async () => {
  const { page, complaints } = await visit({ language: 'en' });
  await signUp(page, 'retratada1');
  let sheet = await openPicture(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    sheet.locator('input[name=picture]').setInputFiles({ name, mimeType, buffer });
  await choose('poem.heic', 'image/heic', Buffer.from('Verde que te quiero verde'));
  await sheet.getByText(/This file cannot be shown here/).waitFor();
  await choose('photo.jpg', 'image/jpeg', await photoOnItsSide());
  const window = sheet.getByRole('application');
  await window.waitFor();
  await isSound(page);
  const isRed = (part: number) =>
    sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement, down) => {
      const pixels = canvas.getContext('2d')?.getImageData(450, Math.round(900 * down), 1, 1).data;
      return pixels !== undefined && (pixels[0] ?? 0) > (pixels[2] ?? 0);
    }, part);
  expect([await isRed(0.05), await isRed(0.4), await isRed(0.95)]).toEqual([true, true, false]);
  await window.press('+');
  for (let presses = 0; presses < 12; presses += 1) await window.press('ArrowUp');
  await expect.poll(() => isRed(0.4)).toBe(false);
  await sheet.getByRole('button', { name: 'Use this one' }).click();
  await sheet.waitFor({ state: 'detached' });
  const inCard = page.locator('main section img[src^="data:image/"]');
  const inHeader = page.locator('header button img[src^="data:image/"]');
  await inCard.waitFor();
  await inHeader.waitFor();
  await page.reload();
  await alive(page);
  await inCard.waitFor();
  await inHeader.waitFor();
  sheet = await openPicture(page);
  await sheet.getByRole('button', { name: 'Remove the picture' }).click();
  await sheet.waitFor({ state: 'detached' });
  await inCard.waitFor({ state: 'detached' });
  await inHeader.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a picture that does not come leaves the torn paper figure in its place', async () => {
  const { page } = await visit({ language: 'en' });
  await signUp(page, 'perdida001');
  const sheet = await openPicture(page);
  await sheet.locator('input[name=picture]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoOnItsSide(),
  });
  await sheet.getByRole('button', { name: 'Use this one' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.route('**/wps/member/info/icon', (route) => route.abort());
  await page.reload();
  await page.locator('main [data-avatar=lost]').waitFor();
  await page.locator('header [data-avatar=lost]').waitFor();
});
