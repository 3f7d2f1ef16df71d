import { useLingui } from '@lingui/react/macro';
import { Chip } from '#client/ui/Chip.tsx';
import { Money } from '#client/ui/Money.tsx';
import { QuickChoices } from '#client/ui/QuickChoices.tsx';
import { typedOfMinor } from '#client/ui/typed-amount.ts';
import type { DepositMethod } from '#contract/deposits.ts';

interface QuickAmountsProps {
  method: DepositMethod;
  chosen: string | null;
  onChoose: (typed: string) => void;
}

/** Round amounts that most people take. */
export function QuickAmounts({ method, chosen, onChoose }: QuickAmountsProps) {
  const { t } = useLingui();
  return (
    <QuickChoices label={t`Quick amounts`}>
      {method.quickAmounts.map((minor) => (
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
