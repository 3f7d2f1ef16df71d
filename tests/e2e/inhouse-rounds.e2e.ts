import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { beginButton } from './begin-round.ts';
import { housePlans } from './house-plans.ts';
import { betsOf, seatedAt } from './house-seat.ts';
import { inDatabase } from './place.ts';
import { plantSeeds } from './planted-seeds.ts';
import { violationsOn } from './violations.ts';
import { alive, site } from './visit.ts';

const stayed = ['VB_MINES', 'VB_HI_LO', 'VB_BLACKJACK', 'VB_JACKS_OR_BETTER'] as const;

function plannedSeat(rules: string, wishes: Parameters<typeof seatedAt>[1] = {}) {
  const { choices, rounds } = housePlans[rules] ?? { choices: {}, rounds: [] };
  const prepare = (playerId: string) => plantSeeds(playerId, { rules, choices, plans: rounds });
  return seatedAt(rules, { wantsCalm: true, prepare, ...wishes });
}

const balanceOf = (page: Page) => page.locator('main dl dd').first();

test.each(stayed)('%s that was left in the middle goes on where it stood', async (rules) => {
  const { page, account, complaints } = await plannedSeat(rules);
  await beginButton(page, rules).click();
  await page.getByText(/^At stake/).waitFor();
  await page.goto('/');
  await alive(page);
  await page.goBack();
  await alive(page);
  await page.reload();
  await alive(page);
  await page.getByText(/^At stake/).waitFor();
  await housePlans[rules]?.rounds[0].walk?.(page);
  await expect
    .poll(async () => (await betsOf(account)).map(({ state }) => state))
    .toEqual(['lost']);
  await page.getByText('No win this time').waitFor();
  expect(complaints).toEqual([]);
});

test('the balance does not tell how a round ends before its wheel has come to rest', async () => {
  const { page } = await plannedSeat('VB_WHEEL', { wantsCalm: false });
  await balanceOf(page).filter({ hasText: '$' }).waitFor();
  const before = await balanceOf(page).textContent();
  const isTurning = () =>
    page.evaluate(() =>
      document.getAnimations().some((motion) => {
        const { effect } = motion;
        const turned = effect instanceof KeyframeEffect ? effect.target : null;
        return turned instanceof SVGSVGElement && motion.playState === 'running';
      }),
    );
  const answered = page.waitForResponse((response) =>
    response.url().endsWith('/wps/inhouse/round'),
  );
  await beginButton(page, 'VB_WHEEL').click();
  await answered;
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof SVGSVGElement,
      ),
  );
  let looks = 0;
  while (await isTurning()) {
    const seen = await balanceOf(page).textContent();
    if (!(await isTurning())) break;
    expect(seen).toBe(before);
    looks += 1;
  }
  expect(looks).toBeGreaterThan(0);
  await expect.poll(() => balanceOf(page).textContent()).not.toBe(before);
});

test('nothing is heard until sound is asked for, and the device remembers that it was', async () => {
  const { page, complaints } = await plannedSeat('VB_DICE');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await beginButton(page, 'VB_DICE').click();
  await page.getByText(/^(Paid:|No win this time)/).waitFor();
  expect(files.filter((file) => file.includes('synth'))).toEqual([]);
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await sound.click();
  await expect.poll(() => files.some((file) => file.includes('synth'))).toBe(true);
  await page.reload();
  await alive(page);
  await page.locator('button[aria-pressed="true"][aria-label="Sound"]').waitFor();
  expect(complaints).toEqual([]);
});

test('a past round is found from the betting record, seen once more, doubted and answered', async () => {
  const { page, account, complaints } = await plannedSeat('VB_MINES');
  await beginButton(page, 'VB_MINES').click();
  await housePlans.VB_MINES?.rounds[0].walk?.(page);
  await page.getByText('No win this time').waitFor();
  await page.goto('/member?page=personalHistoryCopy');
  await alive(page);
  await page.getByRole('button', { name: 'See the round' }).click();
  const round = page.getByRole('dialog');
  await round.getByText('No win this time').waitFor();
  await round.getByRole('button', { name: 'See it once more' }).click();
  await round.getByText(/^At stake/).waitFor();
  await round.getByText('No win this time').waitFor();
  await round.getByRole('button', { name: 'Report a problem with this round' }).click();
  await round.getByLabel('What went wrong?').fill('I touched another cell.');
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await round.getByRole('button', { name: 'Send it' }).click();
  await round.getByText('We are reviewing it').waitFor();
  const { id } = await inDatabase((database) =>
    database
      .selectFrom('round_dispute')
      .innerJoin('player', 'player.id', 'round_dispute.player_id')
      .select('round_dispute.id')
      .where('player.account', '=', account)
      .executeTakeFirstOrThrow(),
  );
  const answered = await site(
    ...['disputes', 'answer', id, 'refused', '--reason', 'Cell 1 is what your phone sent.'],
  );
  expect(answered).toContain('refused');
  await page.goto('/member?page=messageV2');
  await alive(page);
  await page.getByText('We reviewed your round').first().click();
  await page.getByText('Cell 1 is what your phone sent.').first().waitFor();
  expect(complaints).toEqual([]);
});

test('one game of each kind is played without touching the screen', async () => {
  for (const rules of ['VB_DICE', 'VB_ORCHARD', 'VB_BLACKJACK', 'VB_MINES']) {
    const { page, account, context } = await plannedSeat(rules, { phone: 'desk' });
    await page.getByRole('button', { name: 'Choose the stake' }).waitFor();
    await pressByKeyboard(page, () => beginButton(page, rules));
    if (rules === 'VB_BLACKJACK') {
      await pressByKeyboard(page, () => page.getByRole('button', { name: 'Stand', exact: true }));
    }
    if (rules === 'VB_MINES') {
      await pressByKeyboard(page, () => page.getByRole('button', { name: 'Cell 1', exact: true }));
    }
    await expect
      .poll(async () => (await betsOf(account)).map(({ state }) => state))
      .toEqual(['lost']);
    await context.close();
  }
});

/** Reaches it by Tab alone, as often as it takes, and presses Enter. */
async function pressByKeyboard(page: Page, find: () => ReturnType<Page['getByRole']>) {
  const wanted = find();
  await wanted.and(page.locator(':enabled')).waitFor();
  for (let step = 0; step < 90; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('It is not reached by the keyboard.');
}
