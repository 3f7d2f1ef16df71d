import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardRules } from './CardRules.tsx';
import { ChanceRules } from './ChanceRules.tsx';
import { ReelRules } from './ReelRules.tsx';
import { RoomRules } from './RoomRules.tsx';

/** How a game goes, in as few sentences as it takes. */
export function RulesText({ rules }: { rules: string }) {
  return <p>{textOf(rules)}</p>;
}

function textOf(rules: string): ReactNode {
  switch (rules) {
    case 'VB_DICE':
      return (
        <Trans>
          A roll lies between 0.00 and 100.00. Choose a target, and whether the roll will lie under
          or over it; a roll that hits it exactly loses. The smaller the chance, the more is paid.
        </Trans>
      );
    case 'VB_MINES':
      return (
        <Trans>
          Under 25 cells lie as many mines as you choose. Each safe pick is worth more; take it
          whenever you like, before a mine takes it. Left alone, a round is cashed out as it stands,
          or given back if nothing was picked.
        </Trans>
      );
    case 'VB_ROULETTE':
    case 'VB_PLINKO':
    case 'VB_WHEEL':
    case 'VB_LIMBO':
    case 'VB_KENO':
      return <ChanceRules rules={rules} />;
    case 'VB_JACKS_OR_BETTER':
    case 'VB_BLACKJACK':
    case 'VB_BACCARAT':
    case 'VB_HI_LO':
      return <CardRules rules={rules} />;
    case 'VB_ORCHARD':
    case 'VB_GARDEN':
      return <ReelRules rules={rules} />;
    default:
      return <RoomRules rules={rules} />;
  }
}
