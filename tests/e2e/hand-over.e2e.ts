import { expect, test } from 'vitest';
import { insertHandOver } from '#server/identity/sessions/hand-over-store.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import * as clock from '#server/kernel/clock.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { alive, visit } from './visit.ts';

/** As the gateway writes it down for a member who goes on to a mirror. */
async function codeFor(account: string): Promise<string> {
  const code = newToken();
  await inDatabase(async (database) => {
    const { id } = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    const now = new Date();
    const expiresAt = new Date(now.getTime() + 60_000);
    const codeHash = hashOf(code) as Buffer;
    const { token } = await openSession({ database, clock }, id);
    const tokenHash = hashOf(token) as Buffer;
    await insertHandOver(database, { codeHash, playerId: id, tokenHash, expiresAt, now });
  });
  return code;
}

test('a code in the address leaves it at once, and logs in after a yes', async () => {
  const { page, complaints } = await visit({ language: 'en' });
  const code = await codeFor('demo');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/?code=${code}&vassalage=PG#top`);
  await alive(page);
  await page.getByRole('dialog').getByText('Continue here as demo?').waitFor();
  expect(page.url()).not.toContain(code);
  expect(page.url()).toContain('#top');
  expect(asked.slice(1).filter((url) => url.includes(code))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept).not.toContain(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('a code that was used says so, in Spanish, and offers the login', async () => {
  const { page } = await visit({ language: 'es', phone: 'iphone' });
  await page.goto(`/?code=${newToken()}`);
  await alive(page);
  await page.getByText('Este enlace ya se usó o venció. Entra aquí.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('dialog').getByLabel('Usuario').waitFor();
});

test('whoever is logged in is not put into another account', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await page.goto(`/?code=${await codeFor('agente')}`);
  await alive(page);
  await page.getByText('Another account is logged in here. Please log out first.').waitFor();
});
