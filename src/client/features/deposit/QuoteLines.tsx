import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import { quoteDeposit } from '#contract/deposit-quote.ts';
import type { DepositMethod } from '#contract/deposits.ts';

interface QuoteLinesProps {
  terms: Pick<DepositMethod, 'feeBasisPoints' | 'feeFixed' | 'taxBasisPoints'>;
  /** Null: nothing that could be paid in yet. */
  amount: string | null;
  currency: string;
}

/** By the gateway's own reckoning: what is shown is what is booked. */
export function QuoteLines({ terms, amount, currency }: QuoteLinesProps) {
  const { i18n } = useLingui();
  const { feeBasisPoints, taxBasisPoints } = terms;
  const quote = quoteDeposit(BigInt(amount ?? '0'), {
    feeBasisPoints,
    feeFixed: BigInt(amount === null ? '0' : terms.feeFixed),
    taxBasisPoints,
  });
  const rate = formatPercent(taxBasisPoints, i18n.locale);
  return (
    <Facts>
      <Fact name={<Trans>You pay</Trans>}>
        <Money minor={amount ?? '0'} currency={currency} />
      </Fact>
      <Fact name={<Trans>Fee</Trans>}>
        <Money minor={debit(quote.fee)} currency={currency} />
      </Fact>
      {taxBasisPoints > 0 && (
        <Fact name={<Trans>Tax {rate}</Trans>}>
          <Money minor={debit(quote.tax)} currency={currency} />
        </Fact>
      )}
      <Fact name={<Trans>You receive</Trans>} isSum>
        <Money minor={String(quote.receive)} currency={currency} />
      </Fact>
    </Facts>
  );
}

export function debit(amount: bigint): string {
  return amount === 0n ? '0' : `-${amount}`;
}
