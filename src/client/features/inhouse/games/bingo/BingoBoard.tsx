import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Volume2, VolumeX } from 'lucide-react';
import { use, useState } from 'react';
import { useCountdown } from '#client/data/use-countdown.ts';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { useCaller } from '#client/features/inhouse/boards/use-caller.ts';
import { BarState, PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import type { RoomNow } from '#client/features/inhouse/rooms/room-events.ts';
import { useRoom } from '#client/features/inhouse/rooms/use-room.ts';
import lanterns from '#client/features/inhouse/stage/art/lanterns.svg?inline';
import paper from '#client/features/inhouse/stage/art/paper.svg?inline';
import plaza from '#client/features/inhouse/stage/art/plaza.svg?inline';
import rooftops from '#client/features/inhouse/stage/art/rooftops.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { coverWordOf } from '#client/features/inhouse/stage/scenes.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { BingoView } from '#games/bingo/bingo.ts';
import { bingoCards } from '#games/bingo/prizes.ts';
import { BingoBalls } from './BingoBalls.tsx';
import styles from './BingoBoard.module.css';
import { BingoCard } from './BingoCard.tsx';
import { BingoPrizes } from './BingoPrizes.tsx';

const most = 4;

/** Two halls, as their covers show them. */
const places = {
  plaza: { ground: plaza, above: paper },
  moon: { ground: rooftops, above: lanterns },
} as const;

/** A room of many: balls are called for all, and each card of one's own marks itself. */
export function BingoBoard({ round, play }: BoardProps) {
  const { t, i18n } = useLingui();
  const room = useRoom();
  const [count, setCount] = useState(1);
  const view = viewOf<BingoView>(round);
  const game = use(BarState)?.table?.game ?? '';
  const isIn = round?.state === 'open';
  const calls = isIn || !view ? (room?.calls ?? []) : view.calls;
  const tableRound = room?.round;
  const seconds = useCountdown(tableRound?.phase === 'betting' ? tableRound.closesAt : null);
  const canBuy = tableRound?.phase === 'betting' && !isIn && seconds > 0;
  const called = tableRound?.phase === 'betting' ? [] : (room?.calls ?? calls);
  const { isLoud, isAble, toggle } = useCaller(called.at(-1), i18n.locale);
  return (
    <>
      <Backdrop {...(coverWordOf(game) === 'moon' ? places.moon : places.plaza)} />
      <div className={styles.head}>
        <p className={styles.phase} role="status">
          <Phase room={room} />
          {tableRound?.phase === 'betting' && <span aria-hidden="true"> {seconds} s</span>}
        </p>
        {room && isAble && (
          <IconButton
            label={isLoud ? t`Stop calling aloud` : t`Call aloud`}
            icon={isLoud ? Volume2 : VolumeX}
            aria-pressed={isLoud}
            onClick={toggle}
          />
        )}
      </div>
      <BingoBalls calls={room ? called : calls} />
      {view && (isIn || tableRound?.phase !== 'running') && (
        <div className={styles.cards} data-many={view.cards.length > 1 || undefined}>
          {view.cards.map((card) => (
            <BingoCard key={card.card} card={card} calls={calls} />
          ))}
        </div>
      )}
      <BingoPrizes called={isIn ? calls.length : null} />
      {!isIn && room && (
        <>
          <ChipRow
            label={t`How many cards`}
            chips={Array.from({ length: most }, (_, index) => ({
              key: String(index + 1),
              label: <Plural value={index + 1} one="# card" other="# cards" />,
            }))}
            chosen={String(count)}
            onChoose={(key) => setCount(Number(key))}
          />
          <PlayBar
            label={canBuy ? t`Buy` : t`Wait for the next game`}
            times={count}
            stakeLabel={t`Stake for a card`}
            isDisabled={!canBuy}
            onPlay={(stake) => play({ stake, cards: anyCards(count) })}
          />
        </>
      )}
    </>
  );
}

function Phase({ room }: { room: RoomNow | undefined }) {
  const players = room?.players ?? 0;
  switch (room?.round?.phase) {
    case 'betting':
      return <Trans>The first ball is called in</Trans>;
    case 'running':
      return players === 0 ? (
        <Trans>The balls are being called.</Trans>
      ) : (
        <Plural
          value={players}
          one="The balls are being called; # player."
          other="The balls are being called; # players."
        />
      );
    case 'over':
      return <Trans>The last ball has been called.</Trans>;
    default:
      return room && <Trans>Preparing the next game</Trans>;
  }
}

/** Which numbers a card bears nobody can know before: any one is as good as another. */
function anyCards(count: number): number[] {
  const cards = new Set<number>();
  while (cards.size < count) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    cards.add(Math.floor((drawn / 2 ** 32) * bingoCards));
  }
  return [...cards];
}
