import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { closeIn } from './close-in.ts';
import { inRoom, roomOf, slowestGameOf } from './lottery-room.ts';
import { alive } from './visit.ts';

const families = ['SSC', '11X5', 'PK10', 'LF', 'LHC'];

/** A random pick of a game in a room of its own, bought. */
async function buyIn(context: BrowserContext, room: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(room);
  await alive(page);
  await page.getByRole('button', { name: 'Random pick' }).click();
  await page.getByRole('button', { name: /^Slip/ }).click();
  await page.getByRole('button', { name: /^Buy for/ }).click();
  const bought = page.getByRole('dialog', { name: 'Bought' });
  await bought.getByText('Waiting for the draw').waitFor();
  await bought.getByRole('button', { name: 'Close' }).click();
  await bought.waitFor({ state: 'detached' });
  return page;
}

test('in every family of the house a bought slip is drawn before one’s eyes, settled, and verified without a network', async () => {
  // Begun in a room whose draw is held elsewhere: nobody waits for it.
  const { page: first, context, complaints } = await inRoom('MY4D');
  await first.close();
  const games = await Promise.all(families.map(slowestGameOf));
  // Before anybody buys: what is promised to a buyer stays.
  await closeIn(
    games.map(({ code }) => code),
    45_000,
  );
  const pages = await Promise.all(games.map((game) => buyIn(context, roomOf(game))));
  for (const page of pages) {
    const result = page.getByRole('status', { name: 'New result' });
    await result.waitFor();
    await result
      .getByText(/^(No win|Paid|Stake returned)/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'My tickets' }).last().click();
    const tickets = page.getByRole('dialog', { name: 'My tickets' });
    await tickets.getByRole('button', { name: 'Details and proof' }).first().click();
    await page.getByText('Seed, published after the draw').waitFor();
  }
  await context.setOffline(true);
  for (const page of pages) {
    await page.getByRole('button', { name: 'Verify on this device' }).click();
    await page.getByText('Everything agrees: the result follows').waitFor();
  }
  expect(complaints).toEqual([]);
});
