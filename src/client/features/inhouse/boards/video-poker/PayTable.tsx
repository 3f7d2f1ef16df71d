import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { BarState } from '#client/features/inhouse/PlayBar.tsx';
import { boundsOfOne, within } from '#client/features/inhouse/stake-ladder.ts';
import { formatCount, minorUnitsOf } from '#client/ui/format-money.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { type HandName, hands } from '#games/video-poker/hands.ts';
import { useHandNames } from './hand-names.ts';
import styles from './PayTable.module.css';

const paying = hands.filter(({ pays }) => pays > 0).toReversed();
const coins = 5;

/** What each hand pays, the best first: a coin, and all five at the stake that is set. */
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
          <th scope="col">
            <span aria-hidden="true">× 1</span>
            <VisuallyHidden>
              <Trans>A coin</Trans>
            </VisuallyHidden>
          </th>
          <th scope="col">
            <span aria-hidden="true">× 5</span>
            <VisuallyHidden>
              <Trans>Five coins</Trans>
            </VisuallyHidden>
          </th>
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
            <td>{pays}</td>
            <td>{formatCount(pays * coins, i18n.locale)}</td>
            {table && <td>{sum(pays)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
