import { describe, expect, test } from 'vitest';
import type { Overlay } from '#client/ground/overlay/overlay-atom.ts';
import type { Language } from '#contract/languages.ts';
import { cutWordsOn } from './cut-words.ts';
import { logIn } from './log-in.ts';
import { layOver, overlaysOf } from './overlay-list.ts';
import { violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

/** All of them in one language, and where letters stand in other places a third of them. */
const shares: readonly (readonly [Language, number])[] = [
  ['es', 1],
  ['zh', 3],
];

describe.each(shares)('in %s', (language, each) => {
  const chosen = (who: 'anybody' | 'member') =>
    overlaysOf(who).filter((_, index) => index % each === 0);

  test('whatever lies over a screen is as sound as the screen, and cuts no word', async () => {
    expect(await faultsOfOverlays(language, chosen('anybody'))).toEqual([]);
  }, 600_000);

  test('so is what only members open', async () => {
    expect(await faultsOfOverlays(language, chosen('member'), 'demo')).toEqual([]);
  }, 600_000);
});

async function faultsOfOverlays(
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
  for (const overlay of all) {
    await layOver(page, overlay);
    const faults = [...(await violationsOn(page, '[role=dialog]')), ...(await cutWordsOn(page))];
    found.push(...faults.map((fault) => `${JSON.stringify(overlay)} ${fault}`));
  }
  return found;
}
