import { depositMethods } from '#demo/merchant/deposit-methods.ts';
import { begin } from '#server/deposits/begin-deposit.ts';
import { insertMissingMethods } from '#server/deposits/method-store.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { chooseNone } from '#server/protection/change-limits.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { newAccount } from '#tests/stages/new-account.ts';
import { newWithdrawer, plantWithdrawals, type Withdrawer } from '#tests/stages/new-withdrawer.ts';
import { newStagePlayers, type StagePlayer } from '#tests/stages/vendors-stage.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';

export const funds = 10_000_000n;
export const withdrawn = 2_000_000n;
export const paidIn = 10_000_000n;
export const crowd = 4;

/** Everybody who plays, pays and withdraws in the storm, planted while nothing is killed yet. */
export interface Cast {
  bettors: { playerId: string; cookie: string }[];
  stagePlayers: StagePlayer[];
  deposits: { playerId: string; id: string }[];
  withdrawers: Withdrawer[];
}

export async function plantCast(app: AppContext, vendor: string, size: number): Promise<Cast> {
  const { database } = app;
  await plantWithdrawals(database);
  await insertMissingMethods(database, depositMethods);
  await openTables(database, ['VB_DICE'], { cycleMs: 0 });
  await database
    .updateTable('game')
    .set({ currency: 'COP' })
    .where('game_code', '=', 'VB_DICE')
    .execute();
  const cast: Cast = { bettors: [], stagePlayers: [], deposits: [], withdrawers: [] };
  const accounts = Array.from({ length: crowd }, (_, index) => `vendor${index}`);
  cast.stagePlayers = await newStagePlayers(app, { vendor, accounts, funds });
  for (let index = 0; index < crowd; index += 1) {
    const playerId = await newAccount(app, `bettor${index}`);
    await giveMoney(database, { playerId, amount: funds });
    const { token } = await openSession(app, playerId);
    cast.bettors.push({ playerId, cookie: `session=${token}` });
  }
  for (let index = 0; index < size; index += 1) {
    cast.deposits.push(await beginDeposit(app, `payer${index}`));
    const withdrawer = await newWithdrawer(app, `out${index}`);
    await giveMoney(database, { playerId: withdrawer.player.id, amount: funds });
    cast.withdrawers.push(withdrawer);
  }
  return cast;
}

const visit = { requestId: '', address: '10.0.0.1', language: 'es', origin: 'https://a' } as const;

async function beginDeposit(app: AppContext, account: string) {
  const id = await newAccount(app, account);
  await chooseNone(app, id);
  const player = { id, account, type: 0, isAgent: false, isTrial: false, mustChange: false };
  const request = { requestId: crypto.randomUUID(), method: 'debit', amount: String(paidIn) };
  const begun = await begin(app, { ...request, language: 'es' }, player, visit);
  if (!begun.done) throw new Error(begun.code);
  return { playerId: id, id: begun.value.id };
}
