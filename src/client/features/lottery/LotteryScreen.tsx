import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpenText, ChartColumn, RefreshCw, Ticket } from 'lucide-react';
import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Refused } from '#client/data/refused.ts';
import { StageBar } from '#client/features/inhouse/StageBar.tsx';
import { sayError } from '#client/ground/errors/error-words.ts';
import { NoGameScreen } from '#client/ground/page/NoGameScreen.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { playsOf } from '#lottery/plays/find-play.ts';
import type { Family } from '#lottery/types.ts';
import { DrawBar } from './DrawBar.tsx';
import { DrawReveal } from './DrawReveal.tsx';
import type { DraftChange } from './draft.ts';
import { GameSheet } from './GameSheet.tsx';
import styles from './LotteryScreen.module.css';
import { ResultsSheet, RulesSheet, TicketsSheet } from './later-sheets.ts';
import { PlayChooser } from './PlayChooser.tsx';
import { PlaySearch } from './PlaySearch.tsx';
import { PickBoard } from './pickers/PickBoard.tsx';
import { recentCodes } from './recent-codes.ts';
import { SlipBar } from './slip/SlipBar.tsx';
import { SlipSheet } from './slip/SlipSheet.tsx';
import type { Sale } from './slip/sale.ts';
import { useBuyTicket } from './slip/use-buy-ticket.ts';
import { useDraft } from './use-draft.ts';
import { type Board, useLotteryGame } from './use-lottery-game.ts';

type Open = 'games' | 'bets' | 'results' | 'tickets' | 'rules' | 'slip' | null;

/** One lottery game: its draw, its board, its slip. */
export function LotteryScreen({ gameCode }: { gameCode: string }) {
  const { i18n } = useLingui();
  const { isTrial, member } = useSession();
  const purse = isTrial ? 'coins' : 'money';
  const lottery = useLotteryGame(gameCode, purse);
  const { board, error } = lottery;
  if (error instanceof Refused && error.code === 'game.unknown') return <NoGameScreen />;
  if (board) {
    // What is being put together belongs to one player and one game.
    const key = `${member?.id}:${gameCode}`;
    return <Playing key={key} board={board} lottery={lottery} purse={purse} />;
  }
  return (
    <main className={styles.screen}>
      {error ? (
        <EmptyState
          icon={RefreshCw}
          title={sayError(error, i18n)}
          action={
            <Button onClick={lottery.reload}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : (
        <Skeleton shape="card" count={3} />
      )}
    </main>
  );
}

interface PlayingProps {
  board: Board;
  lottery: ReturnType<typeof useLotteryGame>;
  purse: 'money' | 'coins';
}

function Playing({ board, lottery, purse }: PlayingProps) {
  const { t } = useLingui();
  const memberId = useSession().member?.id ?? '';
  const [open, setOpen] = useState<Open>(null);
  const { game } = board;
  const plays = playsOf(game.family as Family);
  const [draft, changeDraft] = useDraft(memberId, game.game, plays);
  const change = (step: DraftChange) => {
    if (step.kind === 'add' || step.kind === 'add-all') bets.note(draft.play);
    changeDraft(step);
  };
  const [bets] = useState(() => recentCodes(memberId, `bets:${game.game}`));
  // Read once: the order does not change under the thumb.
  const [recent] = useState(bets.read);
  const play = plays.find(({ code }) => code === draft.play) ?? plays[0];
  useEffect(() => recentCodes(memberId, 'games').note(game.game), [memberId, game.game]);
  const buy = useBuyTicket({ board, now: lottery.now, draft, change, purse });
  const close = () => setOpen(null);
  const leaveSlip = (next: Open) => {
    buy.dismiss();
    setOpen(next);
  };
  if (!play) return <NoGameScreen />;
  const sale: Sale = { board, now: lottery.now, draft, change, purse, buy };
  const sheets: Record<NonNullable<Open>, ReactNode> = {
    bets: (
      <PlaySearch
        family={game.family as Family}
        plays={plays}
        recent={recent}
        onChoose={(chosen) => {
          change({ kind: 'play', play: chosen });
          close();
        }}
        onClose={close}
      />
    ),
    games: <GameSheet current={game} onClose={close} />,
    results: <ResultsSheet game={game} onClose={close} />,
    tickets: <TicketsSheet game={game.game} purse={purse} onClose={close} />,
    rules: <RulesSheet board={board} play={play} onClose={close} />,
    slip: (
      <SlipSheet
        sale={sale}
        onClose={() => leaveSlip(null)}
        onTickets={() => leaveSlip('tickets')}
      />
    ),
  };
  return (
    <main className={styles.screen}>
      <StageBar name={game.name} purse={purse} coins={board.coins}>
        <IconButton
          label={t`Results and trends`}
          icon={ChartColumn}
          onClick={() => setOpen('results')}
        />
        <IconButton label={t`My tickets`} icon={Ticket} onClick={() => setOpen('tickets')} />
        <IconButton label={t`How to play`} icon={BookOpenText} onClick={() => setOpen('rules')} />
      </StageBar>
      <div className={styles.about}>
        <DrawBar
          game={game}
          now={lottery.now}
          onGames={() => setOpen('games')}
          onResults={() => setOpen('results')}
        />
        <DrawReveal game={game} now={lottery.now} learntAtMs={lottery.learntAtMs} purse={purse} />
        <PlayChooser
          family={game.family as Family}
          plays={plays}
          play={play}
          recent={recent}
          change={change}
          onSearch={() => setOpen('bets')}
        />
      </div>
      <div className={styles.board}>
        <PickBoard
          key={play.code}
          board={board}
          play={play}
          draft={draft}
          change={change}
          isNew={recent.length === 0}
          onRules={() => setOpen('rules')}
        />
        <SlipBar sale={sale} play={play} isCovered={open !== null} onSlip={() => setOpen('slip')} />
      </div>
      <Suspense>{open && <Fragment key={open}>{sheets[open]}</Fragment>}</Suspense>
    </main>
  );
}
