import '#client/ui/card-tokens.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatCount, formatMoney, minorUnitsOf } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import type { ScratchView } from '#games/scratch/scratch.ts';
import { ScratchCover } from './ScratchCover.tsx';
import styles from './ScratchTicket.module.css';
import type { Cover } from './scratch-cover.ts';

interface ScratchTicketProps {
  round: HouseRound;
  /** Null once all of it is seen. */
  cover: Cover | null;
  onRub: () => void;
}

/** Nine amounts under a cover; three alike are won. */
export function ScratchTicket({ round, cover, onRub }: ScratchTicketProps) {
  const { t, i18n } = useLingui();
  const view = round.view as ScratchView;
  const { staked, currency } = round;
  const number = view.ticket + 1;
  const minorOf = (times: number) => String(BigInt(staked) * BigInt(times));
  const isSeen = cover === null;
  return (
    <div className={styles.ticket} data-telling={isSeen ? undefined : ''}>
      <div className={styles.field}>
        <ol className={styles.cells} aria-label={isSeen ? t`Under the cover` : t`Covered ticket`}>
          {view.cells.map((times, cell) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              key={cell}
              data-won={(isSeen && view.winningCells.includes(cell)) || undefined}
              aria-hidden={!isSeen || undefined}
            >
              {inShort(minorOf(times), currency, i18n.locale)}
            </li>
          ))}
        </ol>
        {cover && <ScratchCover cover={cover} onRub={onRub} />}
      </div>
      <p className={styles.foot}>
        <span>
          <Trans>Ticket {number}</Trans>
        </span>
        <b data-won={(isSeen && view.times > 0) || undefined}>
          {!isSeen ? (
            <Trans>Three alike win</Trans>
          ) : view.times === 0 ? (
            <Trans>No three alike</Trans>
          ) : (
            <Trans>
              Three times <Money minor={minorOf(view.times)} currency={currency} />
            </Trans>
          )}
        </b>
      </p>
    </div>
  );
}

/** Without a part that is nothing: a cell is narrow. */
function inShort(minor: string, currency: string, locale: string): string {
  const units = BigInt(minorUnitsOf(currency));
  const isWhole = BigInt(minor) % units === 0n;
  return isWhole
    ? formatCount(Number(BigInt(minor) / units), locale)
    : formatMoney(minor, currency, locale);
}
