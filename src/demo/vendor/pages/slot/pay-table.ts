import { writeNumber } from '#contract/write-number.ts';
import { type SlotModel, scatter, wild } from '#demo/vendor/rules/slot-model.ts';
import type { SlotView } from '#demo/vendor/server/slot-machine.ts';
import { element } from '../element.ts';
import { fillWords } from '../fill-words.ts';
import type { Link } from '../game-page.ts';
import { symbolPicture } from './motifs.ts';

/** What each symbol pays for the stake that is chosen, and how the game goes. */
export function drawPayTable(link: Link, model: SlotModel, view: SlotView, stake: bigint): Node[] {
  const unit = stake / BigInt(model.units);
  const rowOf = (symbol: number, pays: readonly bigint[]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, symbolPicture(symbol)),
      ...pays.map((amount) => element('td', {}, link.formatMoney(amount))),
    );
  const pays = model.pays.flatMap((three, symbol) =>
    symbol === wild || symbol === scatter
      ? []
      : [
          rowOf(
            symbol,
            three.map((times) => unit * BigInt(times)),
          ),
        ],
  );
  const stars = rowOf(
    scatter,
    model.scatterPays.map((times) => stake * BigInt(times)),
  );
  const head = element(
    'tr',
    {},
    element('td'),
    ...['three', 'four', 'five'].map((word) => element('th', { scope: 'col' }, link.say(word))),
  );
  const words = {
    lines: model.lines.length,
    count: model.freeSpins,
    percent: writeNumber(view.returnPercent, link.language),
  };
  const say = (word: string, more: Record<string, string | number> = words) =>
    element('li', {}, fillWords(link.say(word), more));
  return [
    element('p', { class: 'slot-return' }, fillWords(link.say('return'), words)),
    element(
      'table',
      { class: 'slot-pays' },
      element('thead', {}, head),
      element('tbody', {}, stars, ...pays),
    ),
    element(
      'ul',
      { class: 'slot-rules' },
      say(model.isWays ? 'waysRule' : 'lineRule'),
      say('wild'),
      say('scatter'),
      say('oneIn', { count: Math.round(1 / view.freeChance) }),
      ...(view.pot === null ? [] : [say('potRule')]),
      say('interrupted'),
    ),
  ];
}
