import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { Deposit } from '#contract/deposits.ts';
import { debit } from './QuoteLines.tsx';

/** What was paid, what of it went where, and what arrived. */
export function Receipt({ deposit }: { deposit: Deposit }) {
  const { i18n } = useLingui();
  const { paid, fee, tax, received, refunded, refundDue, currency, taxBasisPoints } = deposit;
  const rate = formatPercent(taxBasisPoints, i18n.locale);
  return (
    <Section heading={<Trans>Receipt</Trans>}>
      <Facts>
        <Fact name={<Trans>Paid</Trans>}>
          <Money minor={paid ?? '0'} currency={currency} />
        </Fact>
        {refundDue !== '0' && (
          <Fact name={<Trans>Being sent back</Trans>}>
            <Money minor={debit(BigInt(refundDue))} currency={currency} />
          </Fact>
        )}
        {refunded !== '0' && (
          <Fact name={<Trans>Sent back</Trans>}>
            <Money minor={debit(BigInt(refunded))} currency={currency} />
          </Fact>
        )}
        <Fact name={<Trans>Fee</Trans>}>
          <Money minor={debit(BigInt(fee))} currency={currency} />
        </Fact>
        {tax !== '0' && (
          <Fact name={<Trans>Tax {rate}</Trans>}>
            <Money minor={debit(BigInt(tax))} currency={currency} />
          </Fact>
        )}
        <Fact name={<Trans>Received</Trans>} isSum>
          <Money minor={received ?? '0'} currency={currency} />
        </Fact>
      </Facts>
    </Section>
  );
}
