import type { ContractKind } from '#contract/contract-terms.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { type HouseContract, selectHouseContracts, updateContractSetting } from './house-store.ts';
import { countRunning, type RunningKind } from './kinds-store.ts';
import { selectWaitingRuns, type WaitingRun } from './payment-store.ts';
import { type RunLine, selectRun } from './run-store.ts';

export function listHouseContracts(database: Database): Promise<HouseContract[]> {
  return selectHouseContracts(database);
}

/** Which go on being billed and paid, whether their kind is on or off. */
export function listRunningKinds(database: Database): Promise<RunningKind[]> {
  return countRunning(database);
}

/** Every bill of a run that has something to pay. */
export function listRun(database: Database, kind: ContractKind, toDay: string): Promise<RunLine[]> {
  return selectRun(database, kind, toDay);
}

export function listWaitingRuns(database: Database): Promise<WaitingRun[]> {
  return selectWaitingRuns(database);
}

/** Contracts that were agreed on keep their terms; new ones go by the new setting. */
export async function changeContractSetting(
  database: Database,
  { name, value, by }: { name: string; value: string; by: Actor },
): Promise<string> {
  const outcome = await inTransaction(database, async (transaction) => {
    const now = await updateContractSetting(transaction, name, value);
    await writeAudit(transaction, by, 'contract.setting', name, { value });
    return done(now ?? value);
  });
  return outcome.value;
}
