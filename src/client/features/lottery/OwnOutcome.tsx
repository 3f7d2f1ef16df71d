import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Money } from '#client/ui/Money.tsx';
import type { Purse } from '#contract/inhouse.ts';
import type { Ticket } from '#contract/lottery-tickets.ts';
import { findPlay } from '#lottery/plays/find-play.ts';
import type { Family, Line } from '#lottery/types.ts';
import styles from './DrawReveal.module.css';
import { ticketsQuery } from './lottery-queries.ts';
import { namePlay, sayChoice, sayPicks } from './play-words.ts';
import { notesWon } from './tickets/ticket-outcome.ts';

interface OwnOutcomeProps {
  family: Family;
  game: string;
  numero: string;
  purse: Purse;
}

/** What a draw brought; nothing is said to those who had no ticket, and no cheer below the stake. */
export function OwnOutcome({ family, game, numero, purse }: OwnOutcomeProps) {
  const memberId = useSession().member?.id ?? '';
  const language = useLanguage();
  const tickets = useInfiniteQuery(ticketsQuery(memberId, { purse, game, numero, language }));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = tickets;
  // A sum over the first page alone would be wrong for who bought many tickets.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const list = tickets.data?.pages.flatMap((page) => page.list) ?? [];
  const counted = list.filter(({ state }) => state !== 'cancelled');
  if (counted.length === 0) return null;
  if (hasNextPage || counted.some(({ state }) => state === 'open')) {
    return (
      <p className={styles.outcome}>
        <Trans>Your tickets are being settled…</Trans>
      </p>
    );
  }
  return (
    <>
      <Sum tickets={counted} />
      <WinningLines family={family} tickets={counted} />
    </>
  );
}

function Sum({ tickets }: { tickets: readonly Ticket[] }) {
  const total = (of: (ticket: Ticket) => string) =>
    tickets.reduce((sum, ticket) => sum + BigInt(of(ticket)), 0n);
  const paid = total(({ outcome }) => outcome?.paid ?? '0');
  const staked = total(({ stake }) => stake);
  const amount = <Money minor={String(paid)} currency={tickets[0]?.currency ?? ''} />;
  const isReturn = paid > 0n && tickets.every(({ state }) => state !== 'won');
  return (
    <p className={styles.outcome} data-tone={paid > staked ? 'won' : undefined}>
      {paid === 0n && <Trans>No win on this draw.</Trans>}
      {isReturn && <Trans>Stake returned: {amount}</Trans>}
      {paid > 0n && !isReturn && <Trans>Paid: {amount}</Trans>}
    </p>
  );
}

function WinningLines({ family, tickets }: { family: Family; tickets: readonly Ticket[] }) {
  const { i18n } = useLingui();
  const lines = tickets.flatMap((ticket) =>
    ticket.lines.map((line, index) => ({
      key: `${ticket.id}-${index}`,
      name: namePlay(i18n, family, line.play),
      choice: sayLine(i18n, family, {
        line: line as Line,
        drawnAt: new Date(ticket.numero.drawsAt),
      }),
      notes: notesWon(ticket, index),
    })),
  );
  return (
    <ul className={styles.lines}>
      {lines.slice(0, linesShown).map(({ key, name, choice, notes }) => (
        <li key={key} data-won={notes > 0 || undefined}>
          <span>
            {name} · <span className={styles.choice}>{choice}</span>
          </span>
          <span>
            <Plural value={notes} _0="no win" one="# winning bet" other="# winning bets" />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A ticket may be older than its bet: then its rows stand as they are. */
function sayLine(
  i18n: I18n,
  family: Family,
  { line, drawnAt }: { line: Line; drawnAt: Date },
): string {
  const play = findPlay(family, line.play);
  if (!play) return sayChoice(i18n, line, drawnAt);
  return sayPicks(i18n, play, { family, choice: line.choice, drawnAt });
}

/** The rest stands on the tickets themselves. */
const linesShown = 6;
