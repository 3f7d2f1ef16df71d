import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Money } from '#client/ui/Money.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { DeckSwitch } from './boards/cards/DeckSwitch.tsx';
import { chanceOf } from './chance-of.ts';
import styles from './HouseGame.module.css';
import { houseGameOf, loadRules } from './house-games.ts';
import { MeasuredReturn } from './MeasuredReturn.tsx';
import { OddsTable } from './OddsTable.tsx';
import { RulesText } from './RulesText.tsx';
import type { Table } from './use-stake.ts';

/** Before the first stake: how it goes, what comes back, between what one may stake. */
export function RulesSheet({ table, onClose }: { table: Table; onClose: () => void }) {
  const { t } = useLingui();
  const { data: odds } = useQuery({
    queryKey: ['odds', table.rules, table.edition],
    // No call of the gateway's: the rules on this device are the rules.
    queryFn: async () => [...(await loadRules(table.rules)).odds()],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Sheet title={t`Rules and chances`} onClose={onClose} size="tall" isToRead>
      <div className={styles.rules}>
        <RulesText rules={table.rules} />
        {houseGameOf(table.rules)?.hasCards && <DeckSwitch />}
        <p>
          {table.least === table.most ? (
            <Trans>
              Every stake is <Money minor={table.least} currency={table.currency} />.
            </Trans>
          ) : (
            <Trans>
              Stakes from <Money minor={table.least} currency={table.currency} /> to{' '}
              <Money minor={table.most} currency={table.currency} />. Payouts are rounded down to
              the smallest unit.
            </Trans>
          )}
        </p>
        <MeasuredReturn table={table} />
        {chanceOf(table.rules) === 'own' && (
          <p>
            <Trans>
              A round that is interrupted waits for you for 24 hours. Then it is finished as the
              rules above say, and nothing of it is lost.
            </Trans>
          </p>
        )}
        {/* Some games take hundreds of bets: what there is to read stands before them. */}
        {odds ? <OddsTable rules={table.rules} odds={odds} /> : <Spinner />}
      </div>
    </Sheet>
  );
}
