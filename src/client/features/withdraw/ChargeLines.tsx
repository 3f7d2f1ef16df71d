import { Trans, useLingui } from '@lingui/react/macro';
import { debit } from '#client/features/deposit/QuoteLines.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';

interface ChargeLinesProps {
  amount: string;
  fee: bigint;
  tax: bigint;
  currency: string;
  /** Null: it is told by its amount alone, as it was taken then. */
  taxBasisPoints: number | null;
}

/** What leaves the wallet, what is kept of it, and what arrives: as the gateway books it. */
export function ChargeLines({ amount, fee, tax, currency, taxBasisPoints }: ChargeLinesProps) {
  const { i18n } = useLingui();
  const rate = taxBasisPoints === null ? '' : formatPercent(taxBasisPoints, i18n.locale);
  return (
    <Facts>
      <Fact name={<Trans>Leaves your wallet</Trans>}>
        <Money minor={amount} currency={currency} />
      </Fact>
      <Fact name={<Trans>Fee</Trans>}>
        <Money minor={debit(fee)} currency={currency} />
      </Fact>
      {(tax > 0n || (taxBasisPoints ?? 0) > 0) && (
        <Fact name={<Trans>Tax {rate}</Trans>}>
          <Money minor={debit(tax)} currency={currency} />
        </Fact>
      )}
      <Fact name={<Trans>You receive</Trans>} isSum>
        <Money minor={String(BigInt(amount) - fee - tax)} currency={currency} />
      </Fact>
    </Facts>
  );
}
