import { expect, test } from 'vitest';
import { readSettings } from '#server/settings/read-settings.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';
import { settled } from './worker.ts';

/** A member who has played so many rounds of 1,000.00 at one provider. */
async function plantPlayer(account: string, rounds: number): Promise<void> {
  await inDatabase(async (database) => {
    const { id } = await database
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
    const at = new Date();
    const bets = Array.from({ length: rounds }, (_, round) => ({
      player_id: id,
      game_type: 'RNG' as const,
      vendor_code: 'PG',
      game_name: { es: 'Juego', en: 'Game' },
      round: `${account}-${round}`,
      stake: '100000',
      payout: '0',
      state: 'lost' as const,
      placed_at: at,
      settled_at: at,
    }));
    if (rounds > 0) await database.insertInto('bet_record').values(bets).execute();
  });
}

async function approveIdentity(account: string): Promise<void> {
  await inDatabase(async (database) => {
    const { id } = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    const at = new Date();
    await database
      .insertInto('kyc_case')
      .values({
        player_id: id,
        status: 'approved',
        document_kind: 'identity-card',
        locked_details: 'v1.of-a-walk',
        id_hint: '4050',
        begun_at: at,
        submitted_at: at,
        decided_at: at,
        decided_by: 'operator:eva',
      })
      .execute();
  });
}

test('a member claims what a mission brought, joins another, and sees their place without a network', async () => {
  const account = 'misionera';
  await plantPlayer(account, 20);
  const { page, context, complaints } = await visit({
    language: 'en',
    phone: 'pixel',
    serviceWorkers: 'allow',
  });
  await logIn(context, account);
  const main = page.getByRole('main');
  await page.goto('/member?page=missionLeaderboard');
  await alive(page);
  // The reader counts what was settled within a few seconds, and the page hears of the reward.
  const mission = main.locator('[data-mission="warm-up"]');
  await mission.getByRole('button', { name: 'Claim' }).waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  await mission.getByRole('button', { name: 'Claim' }).click();
  await page.getByText('Claimed. It is yours now.').waitFor();
  await mission.locator('[data-state="claimed"]').waitFor();
  const hat = main.locator('[data-mission="lucky-hat"]');
  await hat.getByRole('button', { name: 'Join' }).click();
  await main.locator('[data-mission="lucky-hat"][data-status="Joined"]').waitFor();
  // Two taps give it up, and what is lost stands between them.
  await hat.getByRole('button', { name: 'Give up this mission' }).click();
  await hat.getByText('You lose what has been counted so far:').waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  await hat.getByRole('button', { name: 'Yes, give it up' }).click();
  await main.locator('[data-mission="lucky-hat"][data-status="Closed"]').waitFor();
  await hat.getByText('You can join it again when its next period begins.').waitFor();
  await main.getByRole('tab', { name: 'Leaderboard' }).click();
  await main.locator('[data-board="fair-week"] [data-own]').getByText(account).waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await main.locator('[data-board="fair-week"] [data-own]').getByText(account).waitFor();
});

test('a visitor reads the eight terms of a welcome offer and the licence before they sign up', async () => {
  const { page, complaints } = await visit({ language: 'en', phone: 'pixel' });
  await page.goto('/promotions?id=welcome-bonus');
  await alive(page);
  const sheet = page.getByRole('dialog');
  await sheet.locator('[data-public-terms="welcome-bonus"]').waitFor();
  expect(await sheet.locator('[data-public-terms] dt').count()).toBe(8);
  expect(await sheet.locator('[data-licence]').innerText()).not.toBe('');
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a welcome offer stands with its terms beside its promotion, and asks for a checked identity', async () => {
  const account = 'recienllegada';
  await plantPlayer(account, 0);
  const { page, context, complaints } = await visit({ language: 'en', phone: 'pixel' });
  await logIn(context, account);
  await page.goto('/promotions?id=welcome-bonus');
  await alive(page);
  const sheet = page.getByRole('dialog');
  await sheet.locator('[data-offer="welcome-bonus"][data-status="Join"]').waitFor();
  // The eight terms that matter, at first sight.
  expect(await sheet.locator('[data-offer] dt').count()).toBe(8);
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await sheet.getByRole('button', { name: 'Join' }).click();
  await sheet.getByRole('alert').waitFor();
  await sheet.getByRole('link', { name: 'Check my identity' }).waitFor();
  await approveIdentity(account);
  await page.reload();
  await alive(page);
  await sheet.getByRole('button', { name: 'Join' }).click();
  await sheet.locator('[data-offer="welcome-bonus"][data-status="Joined"]').waitFor();
  await sheet.getByRole('link', { name: 'See how far I am' }).waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
});

test('a deposit begins without an offer, and one that is chosen shows its terms', async () => {
  const account = 'depositante';
  await plantPlayer(account, 0);
  const { page, context, complaints } = await visit({ language: 'en', phone: 'pixel' });
  await logIn(context, account);
  await page.goto('/member?page=depositv2');
  await alive(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'No personal limit' }).click();
  await main.locator('[data-way=debit]').click();
  expect(await main.getByRole('radio', { name: 'No offer' }).isChecked()).toBe(true);
  await main.getByRole('radio', { name: /50,000 pesos to welcome you/ }).check();
  expect(await main.locator('dt').filter({ hasText: 'What it takes' }).count()).toBe(1);
  expect(await violationsOn(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a member applies for an activity with a comment and a picture, and reads that it is looked at', async () => {
  const account = 'solicitante';
  await plantPlayer(account, 0);
  const { page, context, complaints } = await visit({ language: 'en', phone: 'pixel' });
  await logIn(context, account);
  await page.goto('/promotions?id=install-night');
  await alive(page);
  const sheet = page.getByRole('dialog');
  const activity = sheet.locator('[data-activity="home-screen"]');
  await activity.getByRole('button', { name: 'Send application' }).click();
  await activity.getByText('Write a few words.').waitFor();
  await activity.getByLabel('Your comment').fill('A phone of 2024');
  await activity.locator('input[type="file"]').setInputFiles({
    name: 'screen.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixel, 'base64'),
  });
  await activity.getByText('screen.png').waitFor();
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await activity.getByRole('button', { name: 'Send application' }).click();
  await sheet.locator('[data-activity="home-screen"][data-status="Applying"]').waitFor();
  await activity.getByText('You wrote: A phone of 2024').waitFor();
  await activity.getByText('1 picture').waitFor();
  expect(complaints).toEqual([]);
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
