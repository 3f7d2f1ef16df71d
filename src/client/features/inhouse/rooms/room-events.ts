import type { ValueOf } from '#contract/call.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import {
  betsShown,
  type roomNow,
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
    case 'room.round':
      return afterRound(room, event.body);
    case 'room.call': {
      const { round, call, ball } = event.body;
      if (room.round?.id !== round || call <= room.calls.length) return room;
      return call === room.calls.length + 1 ? { ...room, calls: [...room.calls, ball] } : null;
    }
    case 'room.bets': {
      const { round, players, staked, changed } = event.body;
      if (room.round?.id !== round) return room;
      return { ...room, players, staked, bets: withBets(room.bets, changed) };
    }
  }
}

/** What was told while an answer was on its way is newer than the answer. */
export function newerOf(published: RoomNow | undefined, asked: RoomNow): RoomNow {
  if (!published?.round || !asked.round || !isOlder(asked.round, published.round)) return asked;
  return {
    ...asked,
    round: published.round,
    calls: published.calls,
    bets: published.bets,
    recent: published.recent,
  };
}

function afterRound(room: RoomNow, round: TableRound): RoomNow | null {
  if (room.round && isOlder(round, room.round)) return room;
  // The first round of another chain, of which nothing is known here yet.
  if (room.chain === null || room.chain.number !== round.chain) return null;
  const isNew = room.round?.id !== round.id;
  const begun = isNew ? { calls: [], bets: [], players: 0, staked: '0' as RoomNow['staked'] } : {};
  const isOver = round.phase === 'over' && room.recent[0]?.id !== round.id;
  const recent = isOver ? [round, ...room.recent].slice(0, recentKept) : room.recent;
  const chain = { ...room.chain, used: round.number };
  return { ...room, ...begun, round, recent, chain };
}

/** The newest round that is over and drawn from the chain that is shown: no other can be held to it. */
export function provable({ chain, recent }: RoomNow): TableRound | undefined {
  return recent.find((round) => round.link && chain && round.chain === chain.number);
}

/** Whether a player's round is a bet in this one: both are drawn from the same link, and no other is. */
export function isOfRound(
  bet: Pick<HouseRound, 'proof'> | null,
  round: Pick<TableRound, 'commitment'> | null,
): boolean {
  return bet !== null && round !== null && bet.proof.commitment === round.commitment;
}

const recentKept = 20;
const order = { betting: 0, running: 1, over: 2 } as const;

function isOlder(one: TableRound, other: TableRound): boolean {
  if (one.id !== other.id) return BigInt(one.id) < BigInt(other.id);
  return order[one.phase] < order[other.phase];
}

function withBets(bets: readonly TableBet[], changed: readonly TableBet[]): TableBet[] {
  const known = new Map(bets.map((bet) => [bet.id, bet]));
  for (const bet of changed) known.set(bet.id, bet);
  return [...known.values()]
    .toSorted((one, other) => Number(BigInt(other.staked) - BigInt(one.staked)))
    .slice(0, betsShown);
}
