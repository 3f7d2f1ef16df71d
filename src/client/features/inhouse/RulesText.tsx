import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { CardRules } from './CardRules.tsx';
import { ChanceRules } from './ChanceRules.tsx';
import { type HouseRules, isHouseRules } from './house-games.ts';
import { ReelRules } from './ReelRules.tsx';
import { RoomRules } from './RoomRules.tsx';

/** How a game goes, in as few sentences as it takes. */
export function RulesText({ rules }: { rules: string }) {
  if (!isHouseRules(rules)) return null;
  const Text = texts[rules];
  return (
    <p>
      <Text rules={rules} />
    </p>
  );
}

function DiceRules() {
  return (
    <Trans>
      Each roll falls between 0 and 100. Choose a target and whether the roll will be under or over
      it; a roll exactly on target loses. The smaller the chance, the more it pays.
    </Trans>
  );
}

function MinesRules() {
  return (
    <Trans>
      The 25 cells hide as many mines as you choose. Each safe pick is worth more; cash out whenever
      you like, before you hit a mine. If you leave a round open, it is cashed out as it stands, or
      refunded if you have not picked a cell.
    </Trans>
  );
}

const texts: Readonly<Record<HouseRules, ComponentType<{ rules: string }>>> = {
  VB_DICE: DiceRules,
  VB_MINES: MinesRules,
  VB_ROULETTE: ChanceRules,
  VB_PLINKO: ChanceRules,
  VB_WHEEL: ChanceRules,
  VB_LIMBO: ChanceRules,
  VB_KENO: ChanceRules,
  VB_JACKS_OR_BETTER: CardRules,
  VB_BLACKJACK: CardRules,
  VB_BACCARAT: CardRules,
  VB_HI_LO: CardRules,
  VB_ORCHARD: ReelRules,
  VB_GARDEN: ReelRules,
  VB_CRASH: RoomRules,
  VB_BINGO: RoomRules,
  VB_SCRATCH_1: RoomRules,
  VB_SCRATCH_2: RoomRules,
  VB_SCRATCH_5: RoomRules,
  VB_SCRATCH_10: RoomRules,
};
