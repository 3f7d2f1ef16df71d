import { Trans, useLingui } from '@lingui/react/macro';
import { formatCount } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { ticketPool } from '#contract/rooms.ts';
import styles from './ScratchTicket.module.css';

interface ScratchPoolProps {
  pool: ValueOf<typeof ticketPool>;
  currency: string;
}

/** What the pool was printed with, and what is left of it. */
export function ScratchPool({ pool, currency }: ScratchPoolProps) {
  const { i18n } = useLingui();
  const count = (tickets: number) => formatCount(tickets, i18n.locale);
  const left = count(pool.tickets - pool.sold);
  const all = count(pool.tickets);
  return (
    <details className={styles.pool}>
      <summary>
        <Trans>
          Pool {pool.number}: {left} of {all} tickets are left
        </Trans>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Prize</Trans>
            </th>
            <th scope="col">
              <Trans>Printed</Trans>
            </th>
            <th scope="col">
              <Trans>Left</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {pool.prizes.map((prize) => (
            <tr key={prize.times}>
              <th scope="row">
                <Money
                  minor={String(BigInt(pool.price) * BigInt(prize.times))}
                  currency={currency}
                />
              </th>
              <td>{count(prize.tickets)}</td>
              <td>{count(prize.left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
