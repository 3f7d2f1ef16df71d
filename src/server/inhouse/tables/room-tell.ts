import type { AnswerOf } from '#contract/call.ts';
import {
  roomName,
  type roomNow,
  seatsShown,
  type TableBet,
  type TableRound,
} from '#contract/rooms.ts';
import { maskAccount } from '#server/catalogue/mask-account.ts';
import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { TableRoundRow } from './room-store.ts';
import {
  countTableBets,
  selectChangedBets,
  selectTableBets,
  type TableBetRow,
} from './table-bet-store.ts';

/** A round of a table as everybody may see it: where it ends only once it has. */
export function viewTableRound(turn: TableRoundRow, seeds: TableRoundSeeds): TableRound {
  const isOver = turn.state === 'settling' || turn.state === 'over';
  return {
    id: turn.id,
    chain: seeds.chain,
    number: turn.number,
    phase: isOver ? 'over' : turn.state === 'running' ? 'running' : 'betting',
    closesAt: turn.closes_at.toISOString(),
    startedAt: turn.started_at?.toISOString() ?? null,
    endedAt: turn.ended_at?.toISOString() ?? null,
    outcome: isOver ? turn.outcome : null,
    commitment: seeds.commitment,
    link: isOver ? seeds.link : null,
  };
}

export interface TableRoundSeeds {
  /** The number of the chain. */
  chain: number;
  commitment: string;
  link: string;
}

export async function publishRound(
  app: AppContext,
  database: Database,
  turn: TableRoundRow,
  seeds: TableRoundSeeds,
): Promise<void> {
  await app.events.publishToTable(database, {
    kind: 'room.turn',
    room: roomName(turn.game_code, turn.purse),
    body: viewTableRound(turn, seeds),
  });
}

/**
 * Publishes the bets and cash-outs that were committed since the database stood so (null: all), and returns how it
 * stands now. Publishes nothing if nothing is new.
 */
export async function publishBets(
  app: AppContext,
  turn: TableRoundRow,
  since: string | null,
): Promise<string | null> {
  const { database } = app;
  const changed = await selectChangedBets(database, turn.id, { since, atMost: seatsShown });
  const [newest] = changed;
  if (!newest) return since;
  await app.events.publishToTable(database, {
    kind: 'room.seats',
    room: roomName(turn.game_code, turn.purse),
    body: {
      turn: turn.id,
      ...(await countTableBets(database, turn.id)),
      changed: changed.map(viewTableBet),
    },
  });
  return newest.stand;
}

export function viewTableBet({ id, account, staked, paid, steps }: TableBetRow): TableBet {
  const [step] = JSON.parse(steps) as { kind?: string; at?: number }[];
  const leftAt = step?.kind === 'leave' ? (step.at ?? null) : null;
  return { id, name: maskAccount(account), staked, paid, leftAt };
}

type Now = AnswerOf<typeof roomNow>;

/** Who plays in it: altogether, and the greatest bets one by one. */
export async function tableBetsOf(
  database: Database,
  tableRoundId: string | null,
): Promise<Pick<Now, 'players' | 'staked' | 'seats'>> {
  if (tableRoundId === null) return { players: 0, staked: '0', seats: [] };
  const [count, seats] = await Promise.all([
    countTableBets(database, tableRoundId),
    selectTableBets(database, tableRoundId, seatsShown),
  ]);
  return { ...count, seats: seats.map(viewTableBet) };
}
