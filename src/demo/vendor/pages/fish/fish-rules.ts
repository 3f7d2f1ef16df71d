import { writeNumber } from '#contract/write-number.ts';
import { catchChance, fishFacts, fishKinds } from '#demo/vendor/rules/fish-kinds.ts';
import type { FishView } from '#demo/vendor/server/fish-pond.ts';
import { button, element } from '../element.ts';
import type { Link } from '../game-page.ts';
import type { FishSay } from './mount-fish-pond.ts';

/** What each fish pays and how rarely it is caught, before the first shot. */
export function openFishRules(view: FishView, link: Link, say: FishSay) {
  const dialog = element('dialog', { class: 'fish-rules', 'aria-label': say('rules') });
  const rows = fishKinds.map((kind) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, say(kind)),
      element('td', {}, `×${fishFacts[kind].prize}`),
      element('td', {}, `1 / ${writeNumber(1 / catchChance(kind), link.language)}`),
    ),
  );
  dialog.append(
    element('h2', {}, say('rules')),
    element('p', {}, say('rulesText')),
    element('p', {}, say('rulesMagazine', { shots: view.magazineShots })),
    element('p', {}, say('rulesFree')),
    element('table', {}, element('caption', {}, say('prizes')), element('tbody', {}, ...rows)),
    button(say('close'), 'fish-close', () => dialog.close()),
  );
  const opener = button('?', 'fish-help', () => dialog.showModal());
  opener.setAttribute('aria-label', say('rules'));
  return { dialog, opener };
}
