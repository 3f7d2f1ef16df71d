import type { AnswerOf } from '#contract/call.ts';
import {
  betsShown,
  roomName,
  type roomNow,
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
export function viewTableRound(round: TableRoundRow, seeds: TableRoundSeeds): TableRound {
  const isOver = round.state === 'settling' || round.state === 'over';
  return {
    id: round.id,
    chain: seeds.chain,
    number: round.number,
    phase: isOver ? 'over' : round.state === 'running' ? 'running' : 'betting',
    closesAt: round.closes_at.toISOString(),
    startedAt: round.started_at?.toISOString() ?? null,
    endedAt: round.ended_at?.toISOString() ?? null,
    outcome: isOver ? round.outcome : null,
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
  round: TableRoundRow,
  seeds: TableRoundSeeds,
): Promise<void> {
  await app.events.publishToTable(database, {
    kind: 'room.round',
    room: roomName(round.game_code, round.purse),
    body: viewTableRound(round, seeds),
  });
}

/**
 * Publishes the bets and cash-outs that were committed since the database stood so (null: all), and returns how it
 * stands now. Publishes nothing if nothing is new.
 */
export async function publishBets(
  app: AppContext,
  round: TableRoundRow,
  since: string | null,
): Promise<string | null> {
  const { database } = app;
  const changed = await selectChangedBets(database, round.id, { since, atMost: betsShown });
  const [newest] = changed;
  if (!newest) return since;
  await app.events.publishToTable(database, {
    kind: 'room.bets',
    room: roomName(round.game_code, round.purse),
    body: {
      round: round.id,
      ...(await countTableBets(database, round.id)),
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
): Promise<Pick<Now, 'players' | 'staked' | 'bets'>> {
  if (tableRoundId === null) return { players: 0, staked: '0', bets: [] };
  const [count, bets] = await Promise.all([
    countTableBets(database, tableRoundId),
    selectTableBets(database, tableRoundId, betsShown),
  ]);
  return { ...count, bets: bets.map(viewTableBet) };
}
