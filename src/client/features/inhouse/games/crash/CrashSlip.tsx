import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from '#client/features/inhouse/board.ts';
import { AutoLeave } from '#client/features/inhouse/boards/AutoLeave.tsx';
import { Controls } from '#client/features/inhouse/boards/Controls.tsx';
import { TakeNow } from '#client/features/inhouse/boards/TakeNow.tsx';
import { BarState, PlayBar } from '#client/features/inhouse/PlayBar.tsx';
import { isOfRound, type RoomNow } from '#client/features/inhouse/rooms/room-events.ts';
import { StagePart } from '#client/features/inhouse/stage/StagePart.tsx';
import { within } from '#client/features/inhouse/stake-ladder.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import { heightFrom, leaveAtOf } from './crash-scale.ts';
import { ShortAutoLeave } from './ShortAutoLeave.tsx';

type Bet = Omit<BoardProps, 'currency' | 'second'>;

interface CrashSlipProps {
  bet: Bet;
  slip: 1 | 2;
  room: RoomNow | undefined;
  /** The next flight takes bets. */
  isOpenForBets: boolean;
  /** Both slips are open: each is short. */
  isOfTwo: boolean;
  /** The other bet, whose stake the table's most holds for as well. */
  beside: Pick<Bet, 'round'> | undefined;
  isBesideCycling: boolean | undefined;
  /** Beside the one button, where this slip is alone. */
  more?: ReactNode;
  /** What puts this slip away. */
  fold?: ReactNode;
}

/** One bet of a flight: its stake, where it leaves by itself, and the button that lays it and takes it out. */
export function CrashSlip(props: CrashSlipProps) {
  const { bet, slip, room, isOpenForBets, isOfTwo, beside, isBesideCycling, more, fold } = props;
  const { round, isWaiting, play, step } = bet;
  const { t } = useLingui();
  const number = slip;
  const isIn = round?.state === 'open';
  const isBesideIn =
    beside?.round?.state === 'open' && isOfRound(beside.round, room?.round ?? null);
  const bar = useBarBeside(isBesideIn ? beside.round : null);
  const stake = bar?.table ? within(bar.table, bet.stake) : bet.stake;
  const { leaveAt, isWrong, ...figure } = useLeaveAt(round);
  const canBet = isOpenForBets && !isIn;
  // The table's cycle is from flight to flight: in the flight of the other bet there is nothing to wait for.
  const isResting = isBesideCycling === true && !isBesideIn;
  const choices = { stake, leaveAt, ...(slip === 2 && { slip }) };
  // One bet for the flight to come, while this one is in the air: laid by hand, and once.
  const [isNext, setIsNext] = useState(false);
  const lay = useEffectEvent(() => {
    setIsNext(false);
    play(choices);
  });
  const isDue = isNext && canBet && bar?.canPlay === true && !isWrong && !isResting;
  useEffect(() => {
    if (isDue) lay();
  }, [isDue]);
  const press = () => {
    if (!canBet) setIsNext(!isNext);
    // The other bet is still on its way: this one is laid as soon as that has arrived.
    else if (isResting) setIsNext(true);
    else play(choices);
  };
  const auto = { ...figure, height: leaveAt, isWrong, isFixed: isIn };
  const label = canBet
    ? t`Get in`
    : isNext
      ? t`You are in the next one · undo`
      : t`Bet on the next flight`;
  return (
    <BarState value={bar}>
      {!isOfTwo && (
        <Controls>
          <StagePart at="settings">
            <AutoLeave {...auto} />
          </StagePart>
        </Controls>
      )}
      <PlayBar
        label={label}
        isDisabled={isWrong}
        onPlay={press}
        action={
          isIn && room && isOfRound(round, room.round) ? (
            <TakeNow
              round={round}
              flight={room.round}
              isWaiting={isWaiting}
              onTake={() => step({ kind: 'leave' })}
            />
          ) : undefined
        }
        more={isOfTwo ? undefined : more}
        {...(isOfTwo && {
          slip: {
            number,
            label: t`Bet ${number}`,
            choices: <ShortAutoLeave {...auto} slip={slip} end={fold} />,
          },
        })}
      />
    </BarState>
  );
}

/** The instrument's facts, with what the other bet leaves of the most that the table takes in a round. */
function useBarBeside(other: HouseRound | null) {
  const bar = use(BarState);
  if (!bar?.table || !other) return bar;
  const left = BigInt(bar.table.most) - BigInt(other.staked);
  const hasRoom = left >= BigInt(bar.table.least);
  const most = hasRoom ? (String(left) as typeof bar.table.most) : bar.table.least;
  return { ...bar, table: { ...bar.table, most }, canPlay: bar.canPlay && hasRoom };
}

/** Where the bet leaves by itself, as it is typed; before that, as it was the last time. */
function useLeaveAt(round: HouseRound | null) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const written = (height: number | null) =>
    height === null
      ? ''
      : i18n.number(height / 100, { maximumFractionDigits: 2, useGrouping: false });
  const text = typed ?? written(leaveAtOf(round));
  const leaveAt = heightFrom(text);
  const isWrong = text.trim() !== '' && leaveAt === null;
  return { text, leaveAt, isWrong, onText: setTyped, written };
}
