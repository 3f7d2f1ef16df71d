import type { Page } from 'playwright';
import { layFirst } from './begin-round.ts';
import type { Plan } from './planted-seeds.ts';

interface Walked extends Plan {
  /** What is pressed after the round has begun. */
  walk?: (page: Page) => Promise<void>;
}

interface GamePlan {
  choices: unknown;
  /** Done once, before the first round. */
  lay?: (page: Page) => Promise<void>;
  rounds: readonly [Walked, Walked];
}

const stake = '10000';
const atOnce: GamePlan['rounds'] = [
  { outcome: 'lost', steps: [] },
  { outcome: 'won', steps: [] },
];
const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const guess = (page: Page) => page.locator('button[data-guess="high"]:enabled').click();
const canBeHigher = (view: { offers: { guess: string }[] }) =>
  view.offers.some((offer) => offer.guess === 'high');
const withoutInsurance = (view: { legal: string[] }) => !view.legal.includes('insure');

/** A loss and then a win in each game, as its board begins it with the least stake. */
export const housePlans: Readonly<Record<string, GamePlan>> = {
  VB_DICE: { choices: { stake, side: 'over', target: 5_000 }, rounds: atOnce },
  VB_LIMBO: { choices: { stake, target: 200 }, rounds: atOnce },
  VB_WHEEL: { choices: { stake, segments: 10, risk: 'low' }, rounds: atOnce },
  VB_PLINKO: { choices: { stake, rows: 8, risk: 'low' }, rounds: atOnce },
  VB_ROULETTE: {
    choices: { chips: [{ bet: 'red', stake }] },
    lay: (page) => layFirst(page, 'VB_ROULETTE'),
    rounds: atOnce,
  },
  VB_KENO: {
    choices: { stake, risk: 'classic', picks: Array.from({ length: 10 }, (_, at) => at + 1) },
    lay: async (page) => {
      const numbers = page.getByRole('list', { name: 'Numbers' });
      for (let number = 1; number <= 10; number += 1) {
        await numbers.getByRole('button', { name: String(number), exact: true }).click();
      }
    },
    rounds: atOnce,
  },
  VB_BACCARAT: {
    choices: { player: stake },
    lay: (page) => layFirst(page, 'VB_BACCARAT'),
    rounds: atOnce,
  },
  VB_ORCHARD: { choices: { stake }, rounds: atOnce },
  VB_GARDEN: { choices: { stake }, rounds: atOnce },
  VB_MINES: {
    choices: { stake, mines: 3 },
    rounds: [
      { outcome: 'lost', steps: [{ kind: 'pick', cell: 0 }], walk: press('Cell 1') },
      {
        outcome: 'won',
        steps: [{ kind: 'pick', cell: 0 }, { kind: 'cash-out' }],
        walk: async (page) => {
          await press('Cell 1')(page);
          await page.getByRole('button', { name: /^Cash out/ }).click();
        },
      },
    ],
  },
  VB_HI_LO: {
    choices: { stake },
    rounds: [
      { outcome: 'lost', steps: ['high'], begins: canBeHigher, walk: guess },
      {
        outcome: 'won',
        steps: ['high', 'cash-out'],
        begins: canBeHigher,
        walk: async (page) => {
          await guess(page);
          await page.getByRole('button', { name: /^Cash out/ }).click();
        },
      },
    ],
  },
  VB_BLACKJACK: {
    choices: { stake },
    rounds: [
      { outcome: 'lost', steps: ['stand'], begins: withoutInsurance, walk: press('Stand') },
      { outcome: 'won', steps: ['stand'], begins: withoutInsurance, walk: press('Stand') },
    ],
  },
  VB_JACKS_OR_BETTER: {
    choices: { coin: stake },
    rounds: [
      { outcome: 'lost', steps: [{ hold: [] }], walk: press('Change 5 cards') },
      {
        outcome: 'won',
        steps: [{ hold: [0, 1, 2, 3, 4] }],
        walk: async (page) => {
          const cards = page.getByRole('list', { name: 'Your cards' }).getByRole('button');
          for (let place = 0; place < 5; place += 1) await cards.nth(place).click();
          await press('Hold all five')(page);
        },
      },
    ],
  },
};
