import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RoomNow } from '#client/features/inhouse/rooms/room-events.ts';
import { Money } from '#client/ui/Money.tsx';
import styles from './CrashBoard.module.css';

interface CrashBetsProps {
  room: RoomNow;
  currency: string;
  ownId: string | undefined;
}

/** Who is in this flight, and who has left it where. */
export function CrashBets({ room, currency, ownId }: CrashBetsProps) {
  const { t, i18n } = useLingui();
  const times = (hundredths: number) =>
    i18n.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const isOver = room.round?.phase === 'over';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.flown} aria-label={t`In this flight`} tabIndex={0}>
      <div className={styles.head}>
        <h2>
          <Trans>In this flight</Trans>
        </h2>
        <span>
          <Plural value={room.players} one="# player" other="# players" /> ·{' '}
          <Money minor={room.staked} currency={currency} />
        </span>
      </div>
      {room.bets.length === 0 && (
        <p className={styles.quiet}>
          <Trans>Nobody has joined yet.</Trans>
        </p>
      )}
      <ul className={styles.bets}>
        {room.bets.map(({ id, name, staked, leftAt, paid }) => (
          <li key={id} data-own={id === ownId || undefined}>
            <span>{id === ownId ? <Trans>You</Trans> : name}</span>
            <span>
              <Money minor={staked} currency={currency} />
            </span>
            <span className={styles.end}>
              {leftAt !== null ? (
                <span className={styles.left}>
                  <Trans>cashed out at × {times(leftAt)}</Trans>
                </span>
              ) : paid !== null && paid !== '0' ? (
                <Money minor={paid} currency={currency} />
              ) : isOver ? (
                <Trans>lost</Trans>
              ) : (
                <Trans>in flight</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
