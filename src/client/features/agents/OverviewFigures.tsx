import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#client/ui/Card.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Figure } from '#client/ui/Stat.tsx';
import { ComparedCount, ComparedMoney, ComparedStats } from './Compared.tsx';
import type { Overview } from './OverviewScreen.tsx';

/** The window's sums, each above what it was before. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const { currency } = overview;
  const { figures: now, active } = overview.now;
  const { figures: before, active: activeBefore } = overview.before;
  const money = { currency };
  return (
    <>
      <Card>
        <Note>
          {now.result.startsWith('-') ? (
            <Trans>Your team lost</Trans>
          ) : (
            <Trans>Your team is ahead by</Trans>
          )}
        </Note>
        <Figure>
          <Money minor={now.result.replace('-', '')} currency={currency} />
        </Figure>
        <Note size="xs">
          {before.result.startsWith('-') ? (
            <Trans>
              Before: lost <Money minor={before.result.replace('-', '')} currency={currency} />
            </Trans>
          ) : (
            <Trans>
              Before: ahead by <Money minor={before.result} currency={currency} />
            </Trans>
          )}
          {' · '}
          <Trans>Prizes, rebates and promotions without the valid bets.</Trans>
        </Note>
      </Card>
      <ComparedStats>
        <ComparedMoney name={t`Valid bets`} now={now.valid} before={before.valid} {...money} />
        <ComparedMoney name={t`Deposits`} now={now.deposits} before={before.deposits} {...money} />
        <ComparedMoney
          name={t`Withdrawals`}
          now={now.withdrawals}
          before={before.withdrawals}
          {...money}
        />
        <ComparedMoney
          name={t`Your rebates`}
          now={now.agentRebates}
          before={before.agentRebates}
          {...money}
        />
        <ComparedCount name={t`Active members`} now={active} before={activeBefore} />
        <ComparedCount
          name={t`New accounts`}
          now={now.registrations}
          before={before.registrations}
        />
        <ComparedCount
          name={t`First deposits`}
          now={now.firstDeposits}
          before={before.firstDeposits}
        />
        <ComparedCount
          name={t({ message: 'Bets', context: 'how many' })}
          now={now.bets}
          before={before.bets}
        />
      </ComparedStats>
    </>
  );
}
