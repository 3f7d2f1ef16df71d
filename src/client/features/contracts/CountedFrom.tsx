import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatCount } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import type { Figures } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';

interface CountedFromProps {
  terms: Terms;
  figures: Figures;
  currency: string;
  /** Of it what belongs to the bill before, and came after it was issued. */
  late?: { sales: string; profit: string };
}

/** The figures that an amount is counted from. */
export function CountedFrom({ terms: { kind }, figures, currency, late }: CountedFromProps) {
  const { i18n } = useLingui();
  const { sales, profit, users, carriedIn, counted } = figures;
  return (
    <Facts>
      <Fact name={<Trans>Valid bets</Trans>}>
        <Money minor={sales} currency={currency} />
      </Fact>
      {late && late.sales !== '0' && (
        <Fact name={<Trans>Of them from the days of the bill before</Trans>}>
          <Money minor={late.sales} currency={currency} isSigned />
        </Fact>
      )}
      {kind === 'hourly' && (
        <Fact name={<Trans>Of them large enough</Trans>}>
          <Money minor={counted} currency={currency} />
        </Fact>
      )}
      {(kind === 'dividend' || kind === 'hourly') && (
        <Fact name={<Trans>Result of the team</Trans>}>
          <Money minor={profit} currency={currency} isSigned />
        </Fact>
      )}
      {kind === 'dividend' && late && late.profit !== '0' && (
        <Fact name={<Trans>Of it from the days of the bill before</Trans>}>
          <Money minor={late.profit} currency={currency} isSigned />
        </Fact>
      )}
      {kind !== 'realtime' && (
        <Fact name={<Trans>Active members</Trans>}>{formatCount(users, i18n.locale)}</Fact>
      )}
      {carriedIn !== '0' && (
        <Fact
          name={
            kind === 'dividend' ? (
              <Trans>Won in an earlier period</Trans>
            ) : (
              <Trans>Still to deduct for undone bets</Trans>
            )
          }
        >
          <Money minor={carriedIn} currency={currency} isSigned />
        </Fact>
      )}
    </Facts>
  );
}
