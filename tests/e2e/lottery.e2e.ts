import { expect, test } from 'vitest';
import { betsOf } from './house-seat.ts';
import { inRoom } from './lottery-room.ts';
import { violationsOn } from './violations.ts';
import { alive } from './visit.ts';

test('digits are picked, a slip is bought once, and the ticket waits with its proof', async () => {
  const { page, account, complaints } = await inRoom('LF');
  await page.getByRole('radio', { name: 'Two digits', exact: true }).click();
  await page.getByRole('radio', { name: 'First two · Exact order', exact: true }).click();
  const rows = page.getByRole('group', { name: /^Position/ });
  await rows.nth(0).getByRole('button', { name: '4', exact: true }).click();
  await rows.nth(1).getByRole('button', { name: 'All', exact: true }).click();
  await page.getByText('10 bets').waitFor();
  await page.getByRole('button', { name: /^Slip/ }).click();
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

test('a purchase whose reply was lost is asked for again after a reload, and is sold once', async () => {
  const { page, context, account } = await inRoom('LF');
  await page.getByRole('button', { name: 'Random pick' }).click();
  await page.getByRole('button', { name: /^Slip/ }).click();
  let lost = 0;
  await context.route('**/lgw/tickets', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The gateway sells; its answer never arrives.
    await route.fetch();
    lost += 1;
    return route.abort();
  });
  const slip = page.getByRole('dialog', { name: 'Slip' });
  await slip.getByRole('button', { name: /^Buy for/ }).click();
  const unanswered = page.getByRole('dialog', { name: 'Purchase without an answer' });
  await unanswered.getByRole('button', { name: 'Ask again' }).waitFor();
  expect(lost).toBeGreaterThan(0);
  await context.unroute('**/lgw/tickets');
  await page.reload();
  await alive(page);
  await page.getByText('Your last purchase has no answer yet').waitFor();
  await page.getByRole('button', { name: /^Slip/ }).click();
  await unanswered.getByRole('button', { name: 'Ask again' }).click();
  await page.getByRole('dialog', { name: 'Bought' }).getByText('Waiting for the draw').waitFor();
  expect(await betsOf(account)).toHaveLength(1);
  await page.getByRole('button', { name: 'Next slip' }).click();
  await expect.poll(() => page.getByText(/^Choose your numbers/).isVisible()).toBe(true);
});

test('a draw that closes under the thumb is not replaced by the next one without a word', async () => {
  let isSlipOpen = false;
  let answers = 0;
  const closing = () => ({
    numero: '20200101-001',
    closesAt: new Date(Date.now() + 4_000).toISOString(),
  });
  const { page, account } = await inRoom('LF', {}, async (context) => {
    await context.route('**/lotto/lgw/games/opened/numero**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      answers += 1;
      // Until the slip is open, another draw is on sale, and about to close.
      if (!isSlipOpen) body.value.opened = { ...body.value.opened, ...closing() };
      return route.fulfill({ response, json: body });
    });
  });
  await page.getByRole('button', { name: 'Random pick' }).click();
  await page.getByRole('button', { name: /^Slip/ }).click();
  const slip = page.getByRole('dialog', { name: 'Slip' });
  await slip.getByText('For draw 20200101-001').waitFor();
  isSlipOpen = true;
  await slip.getByText('The draw you were betting on has closed').waitFor();
  expect(await slip.getByRole('button', { name: /^Buy for/ }).count()).toBe(0);
  await slip.getByRole('button', { name: /^Bet on draw/ }).click();
  await slip.getByRole('button', { name: /^Buy for/ }).click();
  await page.getByRole('dialog', { name: 'Bought' }).waitFor();
  expect(await betsOf(account)).toHaveLength(1);
  expect(answers).toBeGreaterThan(1);
});

test('the room, its sheets and a bought ticket break no rule of accessibility', async () => {
  const { page } = await inRoom('SSC', { wantsCalm: true });
  await page.getByRole('button', { name: 'Random pick' }).click();
  const found = await violationsOn(page, 'main');
  for (const name of ['Results and trends', 'How to play', 'Search a bet', 'Other games']) {
    await page.getByRole('button', { name }).click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    found.push(...(await violationsOn(page, '[role=dialog]')));
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: /^Slip/ }).click();
  await page.getByText('Chance of any win').waitFor();
  found.push(...(await violationsOn(page, '[role=dialog]')));
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await page.getByRole('dialog', { name: 'Bought' }).waitFor();
  found.push(...(await violationsOn(page, '[role=dialog]')));
  expect(found).toEqual([]);
});

test('a number of four digits is put together key by key, is taken once, and can be taken off again', async () => {
  const { page, complaints } = await inRoom('MY4D');
  const type = async () => {
    for (const key of ['1', '4', '7', '0']) {
      await page.getByRole('button', { name: key, exact: true }).click();
    }
  };
  await type();
  await page.getByRole('button', { name: 'Remove 1470' }).waitFor();
  await page.getByText('wins up to').waitFor();
  await type();
  await page.getByText('This number is already chosen.').waitFor();
  await page.getByRole('button', { name: 'Remove 1470' }).click();
  await page.getByText(/^Choose your numbers/).waitFor();
  expect(complaints).toEqual([]);
});

test.each(['PK10', '11X5', 'LF', 'LHC', 'VN_NORTH', 'VN_SOUTH', 'TH', 'MY4D'])(
  'a random pick of %s makes a slip that can be bought or says when its draw opens',
  async (family) => {
    const { page, complaints } = await inRoom(family);
    await page.getByRole('button', { name: 'Random pick' }).click();
    await page.getByText('wins up to').waitFor();
    await page.getByRole('button', { name: /^Slip/ }).click();
    await page.getByRole('dialog', { name: 'Slip' }).getByText('Return to player').waitFor();
    expect(complaints).toEqual([]);
  },
);
