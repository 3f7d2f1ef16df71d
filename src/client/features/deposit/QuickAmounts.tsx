import { useLingui } from '@lingui/react/macro';
import { Chip } from '#client/ui/Chip.tsx';
import { Money } from '#client/ui/Money.tsx';
import { QuickChoices } from '#client/ui/QuickChoices.tsx';
import { typedOfMinor } from '#client/ui/typed-amount.ts';
import type { DepositMethod } from '#contract/deposits.ts';

interface QuickAmountsProps {
  method: DepositMethod;
  /** What goes beyond it is not offered. */
  most: bigint;
  chosen: string | null;
  onChoose: (typed: string) => void;
}

/** Round amounts that most people take. */
export function QuickAmounts({ method, most, chosen, onChoose }: QuickAmountsProps) {
  const { t } = useLingui();
  const within = method.quickAmounts.filter((minor) => BigInt(minor) <= most);
  if (within.length === 0) return null;
  return (
    <QuickChoices label={t`Quick amounts`}>
      {within.map((minor) => (
        <Chip
          key={minor}
          isChosen={minor === chosen}
          onClick={() => onChoose(typedOfMinor(minor, method.currency))}
        >
          <Money minor={minor} currency={method.currency} />
        </Chip>
      ))}
    </QuickChoices>
  );
}
