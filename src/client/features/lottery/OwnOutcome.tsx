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
import { LineBrought } from './tickets/TicketCard.tsx';
import { lineOutcome } from './tickets/ticket-outcome.ts';

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
  const currency = tickets[0]?.currency ?? '';
  const amount = <Money minor={String(paid)} currency={currency} />;
  const rebate = total(({ outcome }) => outcome?.rebate ?? '0');
  const isReturn = paid > 0n && tickets.every(({ state }) => state !== 'won');
  return (
    <p className={styles.outcome} data-tone={paid > staked ? 'won' : undefined}>
      {paid === 0n && <Trans>No win on this draw.</Trans>}
      {isReturn && <Trans>Stake returned: {amount}</Trans>}
      {paid > 0n && !isReturn && <Trans>Paid: {amount}</Trans>}
      {rebate > 0n && (
        <span className={styles.rebate}>
          <Trans>Rebate</Trans> <Money minor={String(rebate)} currency={currency} />
        </span>
      )}
    </p>
  );
}

function WinningLines({ family, tickets }: { family: Family; tickets: readonly Ticket[] }) {
  const { i18n } = useLingui();
  const lines = tickets.flatMap((ticket) =>
    ticket.lines.map((line, index) => {
      const brought = lineOutcome(ticket, index);
      const won = brought && brought.notes > 0 ? brought.hits : [];
      // Of a line that won stands what won; of another, what was hoped for.
      const choice = won.some((row) => row.length > 0) ? won : line.choice;
      return {
        key: `${ticket.id}-${index}`,
        name: namePlay(i18n, family, line.play),
        choice: sayLine(i18n, family, {
          line: { ...(line as Line), choice },
          drawnAt: new Date(ticket.numero.drawsAt),
        }),
        brought: brought && brought.paid > 0n ? brought : null,
        currency: ticket.currency,
      };
    }),
  );
  // What won comes first: the rest may be cut off.
  const inOrder = [
    ...lines.filter(({ brought }) => brought),
    ...lines.filter((one) => !one.brought),
  ];
  const more = lines.length - linesShown;
  return (
    <>
      <ul className={styles.lines}>
        {inOrder.slice(0, linesShown).map(({ key, name, choice, brought, currency }) => (
          <li key={key} data-won={brought ? true : undefined}>
            <span>
              {name} · <span className={styles.choice}>{choice}</span>
            </span>
            <span className={styles.brought}>
              {brought ? (
                <LineBrought brought={brought} currency={currency} />
              ) : (
                <Trans>no win</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          <Plural
            value={more}
            one="and # more line, under “My tickets”"
            other="and # more lines, under “My tickets”"
          />
        </p>
      )}
    </>
  );
}

/** A ticket may be older than its bet: then its rows stand as they are. */
function sayLine(
  i18n: I18n,
  family: Family,
  { line, drawnAt }: { line: Line; drawnAt: Date },
): string {
  const play = findPlay(family, line.play);
  const said = play
    ? sayPicks(i18n, play, { family, choice: line.choice, drawnAt })
    : sayChoice(i18n, line, drawnAt);
  return said.length > longestChoice ? `${said.slice(0, longestChoice)}…` : said;
}

/** A pasted list may hold thousands. */
const longestChoice = 80;

/** The rest stands on the tickets themselves. */
const linesShown = 6;
