import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { minorOfTyped, typedOfMinor } from '#client/ui/typed-amount.ts';
import { writeMoney } from '#contract/write-money.ts';
import type { Bounds } from './stake-ladder.ts';

interface StakeSheetProps {
  /** What the stake is for. */
  label: string;
  currency: string;
  bounds: Bounds;
  stake: string;
  onSet: (minor: string) => void;
  onClose: () => void;
}

/** A stake to the minor unit, where the steps are too coarse. */
export function StakeSheet({ label, currency, bounds, stake, onSet, onClose }: StakeSheetProps) {
  const { t, i18n } = useLingui();
  const { least, most } = bounds;
  const [typed, setTyped] = useState(typedOfMinor(stake, currency));
  const minor = minorOfTyped(typed, currency);
  const isFit = minor !== null && BigInt(minor) >= BigInt(least) && BigInt(minor) <= BigInt(most);
  const from = writeMoney(least, currency, i18n.locale);
  const to = writeMoney(most, currency, i18n.locale);
  return (
    <Sheet
      title={t`Stake`}
      onClose={onClose}
      footer={
        <Button
          size="l"
          isWide
          disabled={!isFit}
          onClick={() => {
            if (minor !== null) onSet(minor);
            onClose();
          }}
        >
          <Trans>Set the stake</Trans>
        </Button>
      }
    >
      <AmountPad
        label={label}
        currency={currency}
        value={typed}
        onChange={setTyped}
        note={t`Between ${from} and ${to}`}
        isWrong={!isFit && typed !== ''}
      />
    </Sheet>
  );
}
