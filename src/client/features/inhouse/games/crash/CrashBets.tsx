import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RoomNow } from '#client/features/inhouse/rooms/room-events.ts';
import { Money } from '#client/ui/Money.tsx';
import styles from './CrashBoard.module.css';

interface CrashBetsProps {
  room: RoomNow;
  currency: string;
  /** One's own rounds, by their slips. */
  own: readonly (string | undefined)[];
  /** Both slips are open. */
  isOfTwo: boolean;
}

/** Who is in this flight, and who has left it where. */
export function CrashBets({ room, currency, own, isOfTwo }: CrashBetsProps) {
  const { t, i18n } = useLingui();
  const times = (hundredths: number) =>
    i18n.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const isOver = room.round?.phase === 'over';
  return (
    <section
      className={styles.flown}
      data-two={isOfTwo || undefined}
      aria-label={t`In this flight`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
    >
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
          <li key={id} data-own={own.includes(id) || undefined}>
            <span>
              {own.includes(id) ? <Own slip={isOfTwo ? own.indexOf(id) + 1 : null} /> : name}
            </span>
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

/** Oneself; with two bets in the flight, also which of them. */
function Own({ slip }: { slip: number | null }) {
  return slip === null ? (
    <Trans>You</Trans>
  ) : (
    <>
      <Trans>You</Trans> · {slip}
    </>
  );
}
