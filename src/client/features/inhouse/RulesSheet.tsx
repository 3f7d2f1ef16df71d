import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Money } from '#client/ui/Money.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { loadRules } from './games.ts';
import styles from './HouseGame.module.css';
import { RulesText } from './RulesText.tsx';
import type { Table } from './use-stake.ts';

/** Before the first stake: how it goes, what comes back, between what one may stake. */
export function RulesSheet({ table, onClose }: { table: Table; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { data: odds } = useQuery({
    queryKey: ['odds', table.rules, table.edition],
    // No call of the gateway's: the rules on this device are the rules.
    queryFn: async () => [...(await loadRules(table.rules)).odds()],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 4 });
  return (
    <Sheet title={t`Rules and chances`} onClose={onClose} size="tall" isToRead>
      <div className={styles.rules}>
        <RulesText rules={table.rules} />
        <p>
          <Trans>
            A stake is between <Money minor={table.least} currency={table.currency} /> and{' '}
            <Money minor={table.most} currency={table.currency} />. What is paid is rounded down to
            the smallest unit.
          </Trans>
        </p>
        {odds ? (
          <table className={styles.odds}>
            <caption>
              <Trans>Every bet, exactly counted</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Bet</Trans>
                </th>
                <th scope="col">
                  <Trans>Chance</Trans>
                </th>
                <th scope="col">
                  <Trans>Comes back</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {odds.map((one) => (
                <tr key={one.bet}>
                  <th scope="row">{one.bet}</th>
                  <td>{percent(one.chance)}</td>
                  <td>{percent(one.return)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <Spinner />
        )}
        <p>
          <Trans>
            A round that is interrupted waits for you for 24 hours. Then it is finished as the rules
            above say, and nothing of it is lost.
          </Trans>
        </p>
      </div>
    </Sheet>
  );
}
