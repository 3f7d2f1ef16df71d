import '#client/ui/card-tokens.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, use, useMemo } from 'react';
import { BarState } from '#client/features/inhouse/PlayBar.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import { writeFigure } from '#contract/write-money.ts';
import type { ScratchView } from '#games/scratch/scratch.ts';
import { type FaceKind, faceKindOf, faceOf } from './faces.ts';
import { foilThings } from './foil-things.ts';
import { ScratchCover } from './ScratchCover.tsx';
import styles from './ScratchTicket.module.css';
import type { Cover } from './scratch-cover.ts';
import { TicketFace } from './TicketFace.tsx';
import { waysOfTickets } from './ways.tsx';

interface ScratchTicketProps {
  round: HouseRound;
  /** Null once all of it is seen. */
  cover: Cover | null;
  onRub: () => void;
}

/** A ticket of its kind: how it is won, what lies under the foil, its number and what it brought. */
export function ScratchTicket({ round, cover, onRub }: ScratchTicketProps) {
  const { i18n } = useLingui();
  const view = round.view as ScratchView;
  const { staked, currency, rules } = round;
  const face = useMemo(() => faceOf(rules, view), [rules, view]);
  const number = view.ticket + 1;
  const minorOf = (times: number) => String(BigInt(staked) * BigInt(times));
  const isSeen = cover === null;
  return (
    <Paper kind={face.kind} isTelling={!isSeen}>
      <div className={styles.field}>
        <TicketFace
          face={face}
          isSeen={isSeen}
          sum={(times) => writeFigure(minorOf(times), currency, i18n.locale)}
        />
        {cover && <ScratchCover cover={cover} kind={face.kind} onRub={onRub} />}
      </div>
      <p className={styles.foot}>
        <span>
          <Trans>Ticket {number}</Trans>
        </span>
        {isSeen && (
          <b data-won={view.times > 0 || undefined}>
            {view.times === 0 ? (
              <Trans>No prize on this ticket</Trans>
            ) : (
              <Trans>
                You won <Money minor={minorOf(view.times)} currency={currency} />
              </Trans>
            )}
          </b>
        )}
      </p>
    </Paper>
  );
}

interface UnboughtTicketProps {
  rules: string;
  /** The highest prize that is left, in minor units; null until it is known. */
  most: string | null;
  currency: string;
}

/** One that nobody has bought yet: its foil is whole, and there is nothing under it. */
export function UnboughtTicket({ rules, most, currency }: UnboughtTicketProps) {
  const kind = faceKindOf(rules);
  const { source, across, down } = foilThings[kind];
  return (
    <Paper kind={kind}>
      <div className={styles.sealed}>
        <span
          className={styles.things}
          style={{ '--across': across, '--down': down } as CSSProperties}
          aria-hidden="true"
        >
          {Array.from({ length: across * down }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a thing is its place.
            <img key={place} src={source} alt="" />
          ))}
        </span>
        <span className={styles.invites}>
          <Trans>Buy a ticket, and scratch it with your finger.</Trans>
        </span>
      </div>
      <p className={styles.foot}>
        {most !== null && (
          <b>
            <Trans>
              Win up to <Money minor={most} currency={currency} />
            </Trans>
          </b>
        )}
      </p>
    </Paper>
  );
}

interface PaperProps {
  kind: FaceKind;
  /** While it is scratched, nothing else says what it bears. */
  isTelling?: boolean;
  children: ReactNode;
}

function Paper({ kind, isTelling = false, children }: PaperProps) {
  const name = use(BarState)?.table?.name;
  return (
    <div className={styles.ticket} data-print={kind} data-telling={isTelling ? '' : undefined}>
      <div className={styles.banner}>
        <img src={foilThings[kind].source} alt="" width={72} height={72} />
        {name && (
          <b className={styles.name} aria-hidden="true">
            {name}
          </b>
        )}
        <p>{waysOfTickets[kind]}</p>
      </div>
      {children}
    </div>
  );
}
