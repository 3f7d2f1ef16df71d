import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { nameOf } from '../cards.ts';
import type { Draw, Game, Told } from '../game.ts';
import { countOf, isSoft, totalOf } from './count.ts';
import {
  type BlackjackStep,
  blackjackSteps,
  type Hand,
  type HandOutcome,
  insuranceOf,
  legalSteps,
  openTable,
  outcomeOf,
  paidFor,
  paidForInsurance,
  type Table,
  takeStep,
} from './table.ts';

export const blackjack: Game<BlackjackChoices, BlackjackStep, BlackjackView> = {
  code: 'VB_BLACKJACK',
  category: 'TG',
  edition: 1,
  choices: v.strictObject({ stake: MinorToMove }),
  step: v.picklist(blackjackSteps),
  stakeOf: ({ stake }) => BigInt(stake),
  tell,
  leave: ({ legal }) => (legal.includes('decline') ? 'decline' : 'stand'),
  odds: () => [
    {
      bet: 'main',
      chance: basicStrategy.chance,
      return: basicStrategy.return,
      how: 'basic strategy without insurance, of the first stake; exact recursion over an endless shoe',
    },
    {
      bet: 'insurance',
      chance: 4 / 13,
      return: 12 / 13,
      how: 'of the half stake; four cards of thirteen make the natural',
    },
  ],
};

/** As `edge.ts` counts it, which takes longer than somebody who only reads it should wait. */
export const basicStrategy = { return: 0.9942961198772641, chance: 0.5236585505027251 } as const;

/** What the table says beside its edge. */
export const blackjackRules = {
  shoe: 'endless',
  naturalPays: '3:2',
  insurancePays: '2:1',
  dealerStandsOnSoft17: true,
  dealerLooksForNatural: true,
  doubleOn: 'any-two-cards',
  doubleAfterSplit: true,
  splitsInARound: 1,
  cardsForSplitAces: 1,
  surrender: false,
} as const;

export interface BlackjackChoices {
  stake: string;
}

export interface BlackjackView {
  rules: typeof blackjackRules;
  dealer: { cards: string[]; total: number; isSoft: boolean; isHoleHidden: boolean };
  hands: HandView[];
  /** Whose turn it is among `hands`. */
  active: number | null;
  /** Which steps can be made now. */
  legal: BlackjackStep[];
  /** `stake` is what it costs where it is offered or taken; `paid` is null where nobody took it. */
  insurance: { state: Table['insurance']; stake: string; paid: string | null };
  paid: string | null;
}

export interface HandView {
  cards: string[];
  total: number;
  isSoft: boolean;
  stake: string;
  isDoubled: boolean;
  outcome: HandOutcome | null;
  paid: string | null;
}

function tell(
  { stake }: BlackjackChoices,
  steps: readonly BlackjackStep[],
  draw: Draw,
): Told<BlackjackView> {
  const table = openTable(BigInt(stake), draw);
  for (const step of steps) if (!takeStep(table, step)) return { refused: 'step' };
  const insured = table.insurance === 'taken' ? insuranceOf(table.stake) : 0n;
  const paid = table.isOver
    ? table.hands.reduce(
        (sum, hand) => sum + paidFor(hand, outcomeOf(table, hand)),
        paidForInsurance(table),
      )
    : null;
  return {
    view: viewOf(table, paid),
    staked: table.hands.reduce((sum, hand) => sum + hand.stake, insured),
    paid,
    drawn: table.drawn(),
  };
}

function viewOf(table: Table, paid: bigint | null): BlackjackView {
  const shown = table.isOver ? table.dealer : table.dealer.slice(0, 1);
  const isInsured = table.insurance === 'taken';
  return {
    rules: blackjackRules,
    dealer: { ...cardsView(shown), isHoleHidden: !table.isOver },
    hands: table.hands.map((hand) => handView(table, hand)),
    active: table.isOver || table.insurance === 'offered' ? null : table.active,
    legal: legalSteps(table),
    insurance: {
      state: table.insurance,
      stake: String(insuranceOf(table.stake)),
      paid: isInsured && table.isOver ? String(paidForInsurance(table)) : null,
    },
    paid: paid === null ? null : String(paid),
  };
}

function handView(table: Table, hand: Hand): HandView {
  const isBust = totalOf(countOf(hand.cards)) > 21;
  const outcome = table.isOver ? outcomeOf(table, hand) : isBust ? 'bust' : null;
  return {
    ...cardsView(hand.cards),
    stake: String(hand.stake),
    isDoubled: hand.isDoubled,
    outcome,
    paid: outcome === null ? null : String(paidFor(hand, outcome)),
  };
}

function cardsView(cards: readonly number[]) {
  const count = countOf(cards);
  return { cards: cards.map(nameOf), total: totalOf(count), isSoft: isSoft(count) };
}
