import type { ValueOf } from '#contract/call.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import {
  type roomNow,
  seatsShown,
  type TableBet,
  type TableEvent,
  type TableRound,
} from '#contract/rooms.ts';

export type RoomNow = ValueOf<typeof roomNow>;

/** A table after what it told; null where something in between was not heard and has to be asked for. */
export function afterEvent(room: RoomNow, event: TableEvent): RoomNow | null {
  switch (event.kind) {
    case 'hello':
      return null;
    case 'lottery.numero':
      return room;
    case 'room.turn':
      return afterTurn(room, event.body);
    case 'room.call': {
      const { turn, call, ball } = event.body;
      if (room.turn?.id !== turn || call <= room.calls.length) return room;
      return call === room.calls.length + 1 ? { ...room, calls: [...room.calls, ball] } : null;
    }
    case 'room.seats': {
      const { turn, players, staked, changed } = event.body;
      if (room.turn?.id !== turn) return room;
      return { ...room, players, staked, seats: withSeats(room.seats, changed) };
    }
  }
}

/** What was told while an answer was on its way is newer than the answer. */
export function newerOf(told: RoomNow | undefined, asked: RoomNow): RoomNow {
  if (!told?.turn || !asked.turn || !isOlder(asked.turn, told.turn)) return asked;
  return { ...asked, turn: told.turn, calls: told.calls, seats: told.seats, recent: told.recent };
}

function afterTurn(room: RoomNow, turn: TableRound): RoomNow | null {
  if (room.turn && isOlder(turn, room.turn)) return room;
  // The first round of another chain, of which nothing is known here yet.
  if (room.chain === null || room.chain.number !== turn.chain) return null;
  const isNew = room.turn?.id !== turn.id;
  const begun = isNew ? { calls: [], seats: [], players: 0, staked: '0' as RoomNow['staked'] } : {};
  const isOver = turn.phase === 'over' && room.recent[0]?.id !== turn.id;
  const recent = isOver ? [turn, ...room.recent].slice(0, recentKept) : room.recent;
  const chain = { ...room.chain, used: turn.number };
  return { ...room, ...begun, turn, recent, chain };
}

/** The newest round that is over and drawn from the chain that is shown: no other can be held to it. */
export function provable({ chain, recent }: RoomNow): TableRound | undefined {
  return recent.find((turn) => turn.link && chain && turn.chain === chain.number);
}

/** Whether a player's round is a bet in this one: both are drawn from the same link, and no other is. */
export function isOfTurn(
  round: Pick<HouseRound, 'proof'> | null,
  turn: Pick<TableRound, 'commitment'> | null,
): boolean {
  return round !== null && turn !== null && round.proof.commitment === turn.commitment;
}

const recentKept = 20;
const order = { betting: 0, running: 1, over: 2 } as const;

function isOlder(one: TableRound, other: TableRound): boolean {
  if (one.id !== other.id) return BigInt(one.id) < BigInt(other.id);
  return order[one.phase] < order[other.phase];
}

function withSeats(seats: readonly TableBet[], changed: readonly TableBet[]): TableBet[] {
  const known = new Map(seats.map((seat) => [seat.id, seat]));
  for (const seat of changed) known.set(seat.id, seat);
  return [...known.values()]
    .toSorted((one, other) => Number(BigInt(other.staked) - BigInt(one.staked)))
    .slice(0, seatsShown);
}
