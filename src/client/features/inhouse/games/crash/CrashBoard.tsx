import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { use } from 'react';
import { useCountdown } from '#client/data/use-countdown.ts';
import { type BoardProps, viewOf } from '#client/features/inhouse/board.ts';
import { BarState } from '#client/features/inhouse/PlayBar.tsx';
import { isOfRound } from '#client/features/inhouse/rooms/room-events.ts';
import { useRoom } from '#client/features/inhouse/rooms/use-room.ts';
import fair from '#client/features/inhouse/stage/art/fair.svg?inline';
import lanterns from '#client/features/inhouse/stage/art/lanterns.svg?inline';
import paper from '#client/features/inhouse/stage/art/paper.svg?inline';
import rooftops from '#client/features/inhouse/stage/art/rooftops.svg?inline';
import { Backdrop } from '#client/features/inhouse/stage/Backdrop.tsx';
import { StagePart } from '#client/features/inhouse/stage/StagePart.tsx';
import { coverWordOf } from '#client/features/inhouse/stage/scenes.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import type { CrashView } from '#games/crash.ts';
import { CrashBets } from './CrashBets.tsx';
import { CrashRecent } from './CrashRecent.tsx';
import { CrashSky } from './CrashSky.tsx';
import { CrashSlip } from './CrashSlip.tsx';

/** A rocket or a lantern climbs for all at the table until it bursts; each bet leaves when its player wants it to. */
export function CrashBoard({ currency, second, ...first }: BoardProps) {
  const { t } = useLingui();
  const { round } = first;
  const room = useRoom();
  const flight = room ? room.round : flightOf(round);
  const seconds = useCountdown(flight?.phase === 'betting' ? room?.round?.closesAt : null);
  const bar = use(BarState);
  const game = bar?.table?.game ?? round?.game ?? '';
  const craft = coverWordOf(game) === 'lantern' ? 'lantern' : 'rocket';
  const own = [round, second?.round ?? null];
  const exits = own.flatMap((one) => {
    const isOfThis = room === undefined || isOfRound(one, room.round);
    return (isOfThis && viewOf<CrashView>(one)?.leftAt) || [];
  });
  const isOfTwo = second?.isShown === true;
  const common = { room, isOpenForBets: flight?.phase === 'betting' && seconds > 0, isOfTwo };
  return (
    <>
      <Backdrop
        {...places[craft]}
        isLeft={flight?.phase === 'running' || flight?.phase === 'over'}
      />
      {room && <CrashRecent recent={room.recent} />}
      <CrashSky craft={craft} flight={flight} exits={exits} seconds={seconds} />
      <CrashSlip
        {...common}
        bet={first}
        slip={1}
        beside={second}
        isBesideCycling={second?.bar.isCycling}
        more={
          second && (
            <IconButton
              label={t`Add a second bet`}
              icon={Plus}
              variant="raised"
              onClick={() => second.show(true)}
            />
          )
        }
      />
      {second && isOfTwo && (
        <BarState value={second.bar}>
          <CrashSlip
            {...common}
            bet={second}
            slip={2}
            beside={first}
            isBesideCycling={bar?.isCycling}
            fold={
              <IconButton
                label={t`Put the second bet away`}
                icon={Minus}
                variant="raised"
                disabled={second.round?.state === 'open' || second.isWaiting}
                onClick={() => second.show(false)}
              />
            }
          />
        </BarState>
      )}
      {room && (
        <StagePart at="settings">
          <CrashBets
            room={room}
            currency={currency}
            own={own.map((one) => one?.id)}
            isOfTwo={isOfTwo}
          />
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
