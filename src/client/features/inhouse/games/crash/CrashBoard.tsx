import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useCountdown } from '#client/data/use-countdown.ts';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { AutoLeave } from '#client/features/inhouse/boards/AutoLeave.tsx';
import { Controls } from '#client/features/inhouse/boards/Controls.tsx';
import { TakeNow } from '#client/features/inhouse/boards/TakeNow.tsx';
import { BarState, PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import { isOfRound } from '#client/features/inhouse/rooms/room-events.ts';
import { useRoom } from '#client/features/inhouse/rooms/use-room.ts';
import fair from '#client/features/inhouse/stage/art/fair.svg?inline';
import lanterns from '#client/features/inhouse/stage/art/lanterns.svg?inline';
import paper from '#client/features/inhouse/stage/art/paper.svg?inline';
import rooftops from '#client/features/inhouse/stage/art/rooftops.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { StagePart } from '#client/features/inhouse/stage/StagePart.tsx';
import { coverWordOf } from '#client/features/inhouse/stage/scenes.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import type { CrashView } from '#games/crash.ts';
import { CrashBets } from './CrashBets.tsx';
import { CrashRecent } from './CrashRecent.tsx';
import { CrashSky } from './CrashSky.tsx';
import { heightFrom, leaveAtOf } from './crash-scale.ts';

/** A rocket or a lantern climbs for all at the table until it bursts; each leaves when they want to. */
export function CrashBoard(props: BoardProps) {
  const { round, currency, stake, canPlay, isWaiting, play, step } = props;
  const { t, i18n } = useLingui();
  const room = useRoom();
  const [typed, setTyped] = useState<string | null>(null);
  const last = leaveAtOf(round);
  const written = (height: number | null) =>
    height === null
      ? ''
      : i18n.number(height / 100, { maximumFractionDigits: 2, useGrouping: false });
  const text = typed ?? written(last);
  const leaveAt = heightFrom(text);
  const isWrong = text.trim() !== '' && leaveAt === null;
  const flight = room ? room.round : flightOf(round);
  const seconds = useCountdown(flight?.phase === 'betting' ? room?.round?.closesAt : null);
  const isIn = round?.state === 'open';
  const view = viewOf<CrashView>(round);
  const isOfThis = room === undefined || isOfRound(round, room.round);
  const canBet = flight?.phase === 'betting' && !isIn && seconds > 0;
  const game = use(BarState)?.table?.game ?? round?.game ?? '';
  const craft = coverWordOf(game) === 'lantern' ? 'lantern' : 'rocket';
  // One bet for the flight to come, while this one is in the air: laid by hand, and once.
  const [isNext, setIsNext] = useState(false);
  const lay = useEffectEvent(() => {
    setIsNext(false);
    play({ stake, leaveAt });
  });
  const isDue = isNext && canBet && canPlay && !isWrong;
  useEffect(() => {
    if (isDue) lay();
  }, [isDue]);
  return (
    <>
      <Backdrop
        {...places[craft]}
        isLeft={flight?.phase === 'running' || flight?.phase === 'over'}
      />
      {room && <CrashRecent recent={room.recent} />}
      <CrashSky
        craft={craft}
        flight={flight}
        leftAt={isOfThis ? (view?.leftAt ?? null) : null}
        seconds={seconds}
      />
      <Controls>
        <StagePart at="settings">
          <AutoLeave
            text={text}
            height={leaveAt}
            isWrong={isWrong}
            isFixed={isIn}
            onText={setTyped}
            written={written}
          />
        </StagePart>
      </Controls>
      <PlayBar
        label={
          canBet
            ? t`Get in`
            : isNext
              ? t`You are in the next one · undo`
              : t`Bet on the next flight`
        }
        isDisabled={isWrong}
        onPlay={() => (canBet ? play({ stake, leaveAt }) : setIsNext(!isNext))}
        action={
          isIn && room && isOfThis ? (
            <TakeNow
              round={round}
              flight={room.round}
              isWaiting={isWaiting}
              onTake={() => step({ kind: 'leave' })}
            />
          ) : undefined
        }
      />
      {room && (
        <StagePart at="settings">
          <CrashBets room={room} currency={currency} ownId={round?.id} />
        </StagePart>
      )}
    </>
  );
}

/** Where each craft takes off, as its cover shows it. */
const places = {
  rocket: { ground: fair, above: paper },
  lantern: { ground: rooftops, above: lanterns },
} as const;

/** A round that is only looked at: as far as its player saw it. */
function flightOf(round: HouseRound | null) {
  const view = viewOf<CrashView>(round);
  const outcome = view?.burstAt ?? view?.leftAt ?? null;
  if (round === null || outcome === null) return null;
  // Where it burst for the others is in nobody's round who had left before.
  const isLeft = view?.burstAt === null;
  return { id: round.id, phase: 'over', startedAt: null, outcome, isLeft } as const;
}
