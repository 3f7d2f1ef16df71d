import { Trans, useLingui } from '@lingui/react/macro';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatCount } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import type { TeamFigures } from '#contract/team.ts';

/** All sums of an account or a team, and the result they come to. */
export function FigureList({ figures, currency }: { figures: TeamFigures; currency: string }) {
  const { i18n } = useLingui();
  const money = (minor: string) => <Money minor={minor} currency={currency} />;
  return (
    <Facts>
      <Fact name={<Trans>Deposits</Trans>}>{money(figures.deposits)}</Fact>
      <Fact name={<Trans>Withdrawals</Trans>}>{money(figures.withdrawals)}</Fact>
      <Fact name={<Trans context="how many">Bets</Trans>}>
        {formatCount(figures.bets, i18n.locale)}
      </Fact>
      <Fact name={<Trans>Valid bets</Trans>}>{money(figures.valid)}</Fact>
      <Fact name={<Trans>Prizes</Trans>}>{money(figures.prizes)}</Fact>
      <Fact name={<Trans>Rebates</Trans>}>{money(figures.rebates)}</Fact>
      <Fact name={<Trans>Agent rebates</Trans>}>{money(figures.agentRebates)}</Fact>
      <Fact name={<Trans>Promotions</Trans>}>{money(figures.promotions)}</Fact>
      <Fact name={<Trans>Result</Trans>} isSum>
        <Money minor={figures.result} currency={currency} isSigned />
      </Fact>
    </Facts>
  );
}
