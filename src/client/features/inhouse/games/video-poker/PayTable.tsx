import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { BarState } from '#client/features/inhouse/PlayBar.tsx';
import { boundsOfOne, within } from '#client/features/inhouse/stake-ladder.ts';
import { formatCount, minorUnitsOf } from '#client/ui/format-money.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { type HandName, hands } from '#games/video-poker/hands.ts';
import { useHandNames } from './hand-names.ts';
import styles from './PayTable.module.css';

const paying = hands.filter(({ pays }) => pays > 0).toReversed();
const columns = [1, 2, 3, 4, 5];
const coins = columns.length;

/** What each hand pays by coins, the best first, and what all five bring at the stake that is set. */
export function PayTable({ hand }: { hand: HandName | undefined }) {
  const { i18n } = useLingui();
  const names = useHandNames();
  const bar = use(BarState);
  const table = bar?.table;
  const coin = table ? BigInt(within(boundsOfOne(table, coins), bar.stake.value)) : null;
  const sum = (pays: number) =>
    table && coin !== null
      ? formatCount(Number(coin * BigInt(pays * coins)) / minorUnitsOf(table.currency), i18n.locale)
      : null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Hand</Trans>
          </th>
          {columns.map((count) => (
            <th key={count} scope="col">
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>
                <Plural value={count} one="# coin" other="# coins" />
              </VisuallyHidden>
            </th>
          ))}
          {table && <th scope="col">{table.currency}</th>}
        </tr>
      </thead>
      <tbody>
        {paying.map(({ name, pays }) => (
          <tr key={name} data-marked={name === hand || undefined}>
            <th scope="row">
              {names[name]}
              {name === hand && (
                <VisuallyHidden>
                  {' '}
                  <Trans>This hand</Trans>
                </VisuallyHidden>
              )}
            </th>
            {columns.map((count) => (
              // As on the machines: without marks between the thousands, so that five columns have room.
              <td key={count}>{i18n.number(pays * count, { useGrouping: false })}</td>
            ))}
            {table && <td>{sum(pays)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
