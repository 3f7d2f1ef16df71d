import { expect, test } from 'vitest';
import { betsOf, seatedAt } from './house-seat.ts';
import { alive } from './visit.ts';

test('a roll is paid and stands in the records; once its seed is shown, it is proved on the phone', async () => {
  const { page, context, account, complaints } = await seatedAt('VB_DICE');
  await page.getByText('$100').first().waitFor();
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await page.getByText(/^(Paid:|No win this time)/).waitFor();
  await expect.poll(async () => (await betsOf(account)).length).toBe(1);
  await page.getByRole('button', { name: 'Fairness' }).click();
  const fairness = page.getByRole('dialog', { name: 'Fairness' });
  await fairness.getByRole('button', { name: 'Reveal our seed and start a new one' }).click();
  await fairness.getByText('The seed until now').waitFor();
  await fairness.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Rounds' }).click();
  const rounds = page.getByRole('dialog');
  await rounds.getByRole('list').getByRole('button').first().click();
  await page.getByText('Verify on this device').waitFor();
  // What was fetched is all it takes.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Verify on this device' }).click();
  await page.getByText('Verified: same seed').waitFor();
  expect(complaints).toEqual([]);
});

test('a round that was left is found again where it stood', async () => {
  const { page, account, complaints } = await seatedAt('VB_MINES');
  await page.getByLabel('Mines').selectOption('1');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'Pick a cell' }).waitFor();
  await page.reload();
  await alive(page);
  await page.getByRole('button', { name: 'Cell 7', exact: true }).click();
  await page.getByRole('button', { name: /^Cell 7: (safe|a mine)$/ }).waitFor();
  const take = page.getByRole('button', { name: /^Cash out/ });
  if (await take.isVisible()) await take.click();
  await expect.poll(async () => (await betsOf(account))[0]?.state).toMatch(/^(won|lost)$/);
  expect(complaints).toEqual([]);
});

test('L-SESSION: every table of the house shows the time since the login and what was won or lost', async () => {
  const { page } = await seatedAt('VB_DICE');
  const fact = (name: string) => page.locator(`main header div:has(> dt:text-is("${name}")) > dd`);
  await fact('Time').waitFor();
  const before = await fact('Since login').textContent();
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await page.getByText(/^(Paid:|No win this time)/).waitFor();
  await page.reload();
  await alive(page);
  await expect.poll(() => fact('Since login').textContent()).not.toBe(before);
});

test('with coins nothing of one’s money is touched', async () => {
  const { page, account } = await seatedAt('VB_ROULETTE', { search: '&mode=trial' });
  await page.getByText('They have no value').waitFor();
  expect(await betsOf(account)).toEqual([]);
});

test('G-RTP: before the first stake a table tells its rules, and what comes back of every bet', async () => {
  const { page, account } = await seatedAt('VB_ROULETTE');
  await page.getByRole('button', { name: 'Rules and chances' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules and chances' });
  const red = rules.getByRole('row', { name: /^Red/ });
  // A wheel with one zero keeps a thirty-seventh of every stake.
  await red.getByRole('cell', { name: '97.2973%' }).waitFor();
  expect(await betsOf(account)).toEqual([]);
});
