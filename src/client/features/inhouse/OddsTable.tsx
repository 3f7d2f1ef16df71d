import { Trans, useLingui } from '@lingui/react/macro';
import type { Odds } from '#games/game.ts';
import styles from './HouseGame.module.css';
import { sayBet } from './say-bet.ts';

interface OddsTableProps {
  rules: string;
  odds: readonly Odds[];
}

/** Every bet with its chance and what comes back of it; bets that are alike stand there once. */
export function OddsTable({ rules, odds }: OddsTableProps) {
  const { i18n } = useLingui();
  const rows = new Map<string, Odds & { name: string }>();
  for (const one of odds) {
    const name = sayBet(rules, one.bet, i18n);
    // By its figures too: no language may hide a bet behind another that it calls the same.
    const key = `${name} ${one.chance} ${one.return}`;
    if (!rows.has(key)) rows.set(key, { ...one, name });
  }
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 4 });
  return (
    <table className={styles.odds}>
      <caption>
        <Trans>Every bet, calculated exactly</Trans>
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
            <Trans>Return</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([key, { name, chance, return: share }]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{percent(chance)}</td>
            <td>{percent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
