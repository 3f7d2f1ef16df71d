import type { Side } from '#contract/contract-parties.ts';
import type { Contract } from '#contract/contracts.ts';
import type { Database } from '#server/db/open.ts';
import { endingsOf } from './begin-contract.ts';
import type { ContractRow } from './contract-store.ts';

export function sideOf(row: Pick<ContractRow, 'downlineId'>, playerId: string): Side {
  return row.downlineId === playerId ? 'downline' : 'upline';
}

/** A contract as one of its sides sees it; what its answer would end is looked up where it waits for them. */
export async function viewContract(
  database: Database,
  row: ContractRow,
  playerId: string,
): Promise<Contract> {
  const mine = sideOf(row, playerId);
  const isAsked = row.state === 'requested';
  const isEnding = row.state === 'termination-requested';
  const isOwn = isAsked ? row.proposedBy === mine : isEnding && row.endAskedBy === mine;
  const waitsForMe = (isAsked || isEnding) && !isOwn;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    terms: row.terms,
    upline:
      row.uplineId === null
        ? null
        : { account: row.uplineAccount ?? '', nickname: row.uplineNickname ?? '' },
    downline: { account: row.downlineAccount, nickname: row.downlineNickname },
    mine,
    proposedBy: row.proposedBy,
    proposedAt: row.proposedAt.toISOString(),
    waitsForMe,
    mayWithdraw: isOwn,
    mayAskToEnd: row.state === 'valid' && row.uplineId !== null,
    answerBy: row.answerBy?.toISOString() ?? null,
    endAskedBy: row.endAskedBy,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    ends: waitsForMe
      ? await endingsOf(database, row.downlineId, row.kind, isAsked ? row.terms : null)
      : [],
  };
}

export function viewAll(
  database: Database,
  rows: readonly ContractRow[],
  playerId: string,
): Promise<Contract[]> {
  return Promise.all(rows.map((row) => viewContract(database, row, playerId)));
}
