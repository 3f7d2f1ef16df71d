import { Trans } from '@lingui/react/macro';
import { CircleAlert, Hourglass } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { VendorMove } from '#contract/launch.ts';
import styles from './PendingMoves.module.css';
import { useVendorMoves } from './use-vendor-moves.ts';

const shownForMs = 24 * 60 * 60_000;

/** Money on its way to or from providers, or one of them, and what came back: said while it is news. */
export function PendingMoves({ vendor }: { vendor?: string }) {
  const { data } = useVendorMoves();
  const news = (data?.moves ?? []).filter(
    (move) => isNews(move) && (vendor === undefined || move.vendor === vendor),
  );
  if (news.length === 0) return null;
  return (
    <ul className={styles.moves} aria-live="polite">
      {news.map((move) => (
        <li key={move.transferId} className={styles.move} data-state={move.state}>
          <Icon of={move.state === 'pending' ? Hourglass : CircleAlert} size={20} />
          <span className={styles.words}>
            <b>
              <Words move={move} />
            </b>
            <small>
              {move.state === 'pending' ? (
                <Trans>
                  Requested: <Time at={move.askedAt} />. It is on hold until the provider answers.
                </Trans>
              ) : (
                <Trans>The provider did not accept it. Your money has not moved.</Trans>
              )}
            </small>
          </span>
          <Money minor={move.amount} currency={move.currency} />
        </li>
      ))}
    </ul>
  );
}

function Words({ move: { state, direction, vendorName } }: { move: VendorMove }) {
  if (state === 'returned') return <Trans>Came back: {vendorName}</Trans>;
  return direction === 'in' ? (
    <Trans>On its way to {vendorName}</Trans>
  ) : (
    <Trans>On its way back from {vendorName}</Trans>
  );
}

function isNews({ state, settledAt }: VendorMove): boolean {
  if (state === 'pending') return true;
  return (
    state === 'returned' && settledAt !== null && Date.now() - Date.parse(settledAt) < shownForMs
  );
}
