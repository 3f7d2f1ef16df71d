import { describe, expect, test } from 'vitest';
import type { Overlay } from '#client/ground/overlay/overlay-atom.ts';
import { type Language, languages } from '#contract/languages.ts';
import { logIn } from './log-in.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

/** What only members open. */
const memberOverlays: readonly Overlay[] = [
  { kind: 'change-password' },
  { kind: 'sessions' },
  { kind: 'authenticator' },
  { kind: 'passkeys' },
  { kind: 'profile' },
  { kind: 'contact', of: 'mobile' },
  { kind: 'contact', of: 'email' },
  { kind: 'payment-password' },
  { kind: 'icon' },
  { kind: 'linked-sign-ins' },
];

const overlays: readonly Overlay[] = [
  { kind: 'login' },
  { kind: 'register' },
  { kind: 'forgot' },
  { kind: 'hand-over', code: 'A'.repeat(43) },
  { kind: 'reset-password', code: 'A'.repeat(43) },
  { kind: 'trial-account' },
  { kind: 'side-menu' },
  { kind: 'games' },
  { kind: 'account' },
  { kind: 'log-out' },
  { kind: 'language' },
  { kind: 'licence' },
  { kind: 'channels' },
  { kind: 'mirrors' },
  { kind: 'representative' },
  { kind: 'app-download' },
  { kind: 'customer-service' },
  { kind: 'install' },
  { kind: 'help' },
  { kind: 'help', anchor: 'term' },
  { kind: 'game', nodeId: '100001' },
  { kind: 'game', nodeId: 'unknown' },
  { kind: 'vendor-games', gameType: 'SPORTS', vassalage: 'BTI', title: 'BTI' },
  { kind: 'promotion', id: 'welcome-bonus' },
  { kind: 'promotion', id: 'unknown' },
  { kind: 'announcements' },
];

describe.each(languages)('in %s', (language) => {
  test('whatever lies over a screen is as sound as the screen', async () => {
    expect(await violationsOfOverlays(language, shareOf(language, overlays))).toEqual([]);
  }, 600_000);

  test('so is what only members open', async () => {
    expect(await violationsOfOverlays(language, shareOf(language, memberOverlays), 'demo')).toEqual(
      [],
    );
  }, 600_000);
});

/** Each is judged in two languages, and neighbours in two others: all four would take twice as long. */
function shareOf(language: Language, all: readonly Overlay[]): readonly Overlay[] {
  const turn = languages.indexOf(language) % 2;
  return all.filter((_, index) => index % 2 === turn);
}

async function violationsOfOverlays(
  language: Language,
  all: readonly Overlay[],
  account?: string,
): Promise<string[]> {
  const { page, context } = await visit({ language, wantsCalm: true });
  const found: string[] = [];
  if (account) await logIn(context, account);
  // Nearly empty: the judge reads all of what lies behind, and home would be most of its work.
  await page.goto('/agent');
  await alive(page);
  const judge = async (overlay: Overlay) => {
    await page.evaluate((text) => {
      for (const old of document.querySelectorAll('[role=dialog]'))
        old.setAttribute('data-old', '');
      history.replaceState({ ...history.state, overlay: text }, '');
    }, JSON.stringify(overlay));
    await page.locator('[role=dialog]:not([data-old])').waitFor();
    await page.locator('[role=dialog][data-old]').waitFor({ state: 'detached' });
    await atRest(page);
    const violations = await violationsOn(page, '[role=dialog]');
    found.push(...violations.map((violation) => `${JSON.stringify(overlay)} ${violation}`));
  };
  for (const overlay of all) await judge(overlay);
  return found;
}
