import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Purse } from '#contract/inhouse.ts';
import type { LotteryGame } from '#contract/lottery.ts';
import type { Family } from '#lottery/types.ts';
import { Balls } from './Balls.tsx';
import styles from './DrawReveal.module.css';
import { ticketsQuery } from './lottery-queries.ts';
import type { OpenedNow } from './use-lottery-game.ts';

interface DrawRevealProps {
  game: LotteryGame;
  now: OpenedNow | undefined;
  purse: Purse;
}

/** The result of a draw that came while somebody looked on: ball by ball, and what it brought them. */
export function DrawReveal({ game, now, purse }: DrawRevealProps) {
  const { t } = useLingui();
  const last = now?.last ?? null;
  const [seen, setSeen] = useState(last?.numero ?? null);
  const isNew = last !== null && last.result !== null && last.numero !== seen;
  // The first answer shows what was drawn before anybody came: that is no news.
  if (seen === null && last) setSeen(last.numero);
  if (!isNew || !last.result) return null;
  return (
    <section className={styles.reveal} aria-label={t`New result`} role="status">
      <span className={styles.head}>
        <strong>
          <Trans>Draw {last.numero}</Trans>
        </strong>
        <IconButton label={t`Close`} icon={X} onClick={() => setSeen(last.numero)} />
      </span>
      <Balls family={game.family as Family} result={last.result} size="l" isRevealed />
      <OwnOutcome game={game.game} numero={last.numero} purse={purse} />
    </section>
  );
}

/** What this draw brought; nothing is said to those who had no ticket, and no cheer below the stake. */
function OwnOutcome({ game, numero, purse }: { game: string; numero: string; purse: Purse }) {
  const memberId = useSession().member?.id ?? '';
  const language = useLanguage();
  const tickets = useInfiniteQuery(ticketsQuery(memberId, { purse, game, numero, language }));
  const list = tickets.data?.pages.flatMap((page) => page.list) ?? [];
  const counted = list.filter(({ state }) => state !== 'cancelled');
  const [first] = counted;
  if (!first) return null;
  if (counted.some(({ state }) => state === 'open')) {
    return (
      <p className={styles.outcome}>
        <Trans>Your tickets are being settled…</Trans>
      </p>
    );
  }
  const total = (of: (ticket: (typeof counted)[number]) => string) =>
    counted.reduce((sum, ticket) => sum + BigInt(of(ticket)), 0n);
  const paid = total(({ outcome }) => outcome?.paid ?? '0');
  const staked = total(({ stake }) => stake);
  return (
    <p className={styles.outcome} data-tone={paid > staked ? 'won' : undefined}>
      {paid === 0n ? (
        <Trans>No win on this draw.</Trans>
      ) : (
        <Trans>
          Paid: <Money minor={String(paid)} currency={first.currency} />
        </Trans>
      )}
    </p>
  );
}
