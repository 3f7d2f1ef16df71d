import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCountdown } from '#client/data/use-countdown.ts';
import { Field } from '#client/ui/Field.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import type { CrashView } from '#games/crash.ts';
import { type BoardProps, viewOf } from '../board.ts';
import { PlayBar } from '../PlayBar.tsx';
import { isOfTurn } from '../rooms/room-events.ts';
import { useRoom } from '../rooms/use-room.ts';
import { StagePart } from '../stage/StagePart.tsx';
import { Controls } from './Controls.tsx';
import { CrashRecent } from './CrashRecent.tsx';
import { CrashSeats } from './CrashSeats.tsx';
import { CrashSky } from './CrashSky.tsx';
import { heightFrom, leaveAtOf } from './crash-scale.ts';
import { TakeNow } from './TakeNow.tsx';

/** A rocket climbs for all at the table until it bursts; each leaves when they want to. */
export function CrashBoard({ round, currency, stake, isWaiting, play, step }: BoardProps) {
  const { t, i18n } = useLingui();
  const room = useRoom();
  const [typed, setTyped] = useState<string | null>(null);
  const last = leaveAtOf(round);
  const text =
    typed ??
    (last === null
      ? ''
      : i18n.number(last / 100, { maximumFractionDigits: 2, useGrouping: false }));
  const leaveAt = heightFrom(text);
  const isWrong = text.trim() !== '' && leaveAt === null;
  const turn = room ? room.turn : turnOf(round);
  const seconds = useCountdown(turn?.phase === 'betting' ? room?.turn?.closesAt : null);
  const isIn = round?.state === 'open';
  const view = viewOf<CrashView>(round);
  const isOfThis = room === undefined || isOfTurn(round, room.turn);
  const canBet = turn?.phase === 'betting' && !isIn && seconds > 0;
  return (
    <>
      {room && <CrashRecent recent={room.recent} />}
      <CrashSky turn={turn} leftAt={isOfThis ? (view?.leftAt ?? null) : null} seconds={seconds} />
      {isIn && room && isOfThis ? (
        <TakeNow
          round={round}
          turn={room.turn}
          isWaiting={isWaiting}
          onTake={() => step({ kind: 'leave' })}
        />
      ) : (
        <>
          <Controls>
            <StagePart at="settings">
              <Field
                label={t`Leave by itself at ×`}
                hint={t`Leave it empty to leave by hand.`}
                error={isWrong ? t`From 1.01 to 10,000` : undefined}
                name="leaveAt"
                inputMode="decimal"
                enterKeyHint="done"
                autoComplete="off"
                value={text}
                onChange={(event) => setTyped(event.target.value)}
              />
            </StagePart>
          </Controls>
          <PlayBar
            label={canBet ? t`Get in` : t`Wait for the next flight`}
            isDisabled={!canBet || isWrong}
            onPlay={() => play({ stake, leaveAt })}
          />
        </>
      )}
      {room && <CrashSeats room={room} currency={currency} ownId={round?.id} />}
    </>
  );
}

/** A round that is only looked at: as far as its player saw it. */
function turnOf(round: HouseRound | null) {
  const view = viewOf<CrashView>(round);
  const outcome = view?.burstAt ?? view?.leftAt ?? null;
  if (round === null || outcome === null) return null;
  // Where it burst for the others is in nobody's round who had left before.
  const isLeft = view?.burstAt === null;
  return { id: round.id, phase: 'over', startedAt: null, outcome, isLeft } as const;
}
