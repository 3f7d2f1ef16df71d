import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type addPayoutAccount,
  type payoutAccounts,
  payoutAccountsAtMost,
  type removePayoutAccount,
} from '#contract/payout-accounts.ts';
import { cleanPayoutNumber, payoutNumberFault } from '#contract/payout-number.ts';
import { inTransaction } from '#server/db/open.ts';
import { noteMarks } from '#server/exclusion-register/note-marks.ts';
import { lookForResemblance, planResemblance } from '#server/exclusion-register/resemblance-job.ts';
import { proveStrongly } from '#server/identity/factors/prove-strongly.ts';
import { tellOfPayout } from '#server/identity/factors/tell-owner.ts';
import {
  type Done,
  done,
  type Outcome,
  type Player,
  refuse,
  refuseFields,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { lockNameOnFile, nameOnFile } from '#server/profile/name-on-file.ts';
import {
  type AccountRow,
  insertAccount,
  markAccountRemoved,
  selectAccounts,
  selectMethods,
  writeNumber,
} from './payout-store.ts';
import { selectTerms } from './store.ts';
import { isTronAddress } from './tron-address.ts';

export async function listAccounts(
  { database, clock, vault }: AppContext,
  player: Player,
): Promise<Done<AnswerOf<typeof payoutAccounts>>> {
  const [accounts, methods, holder, { restHours }] = await Promise.all([
    selectAccounts(database, player.id),
    selectMethods(database),
    nameOnFile({ vault }, database, player.id),
    selectTerms(database),
  ]);
  return done({
    accounts: accounts.map(shown),
    methods,
    holder,
    restHours,
    serverTime: clock.now().toISOString(),
  });
}

type Added = Outcome<
  AnswerOf<typeof addPayoutAccount>,
  (typeof addPayoutAccount)['refuses'][number] | 'request.invalid'
>;

/** In the name on file and no other: money goes back to whom it belongs to. */
export async function addAccount(
  app: AppContext,
  { method: code, number: typed, proof }: RequestOf<typeof addPayoutAccount>,
  player: Player,
): Promise<Added> {
  const methods = await selectMethods(app.database);
  const method = methods.find((one) => one.code === code);
  if (!method) return refuse('payout.unknown-method');
  const number = cleanPayoutNumber(method.number, typed);
  const fault = payoutNumberFault(method.number, number);
  if (fault) return refuseFields({ number: fault });
  if (method.number === 'tron-address' && !isTronAddress(number)) {
    return refuseFields({ number: { kind: 'pattern', min: 34, max: 34 } });
  }
  if ((await nameOnFile(app, app.database, player.id)) === null) return refuse('payout.no-name');
  const proved = await proveStrongly(app, player, proof);
  if (!proved.done) return proved;
  const added = await inTransaction<Added>(app.database, async (transaction) => {
    // The profile's row is what two who add at once wait for.
    const holder = await lockNameOnFile(app, transaction, player.id);
    if (holder === null) return refuse('payout.no-name');
    const known = await selectAccounts(transaction, player.id);
    if (known.length >= payoutAccountsAtMost) return refuse('payout.too-many');
    if (known.some((one) => one.method === code && numberOf(app, one) === number)) {
      return refuse('payout.exists');
    }
    const now = app.clock.now();
    const { restHours } = await selectTerms(transaction);
    const usableFrom = new Date(now.getTime() + restHours * hourMs);
    const hint = number.slice(-4);
    const row = { playerId: player.id, method: code, hint, holder, addedAt: now, usableFrom };
    const id = await insertAccount(transaction, row);
    await writeNumber(transaction, id, app.vault.lock(number, placeOf(id)));
    const facts = { payoutAccount: `${code} ${number}`, names: [holder] };
    await noteMarks(app, transaction, player.id, facts);
    await planResemblance(app, transaction, { playerId: player.id, step: 'payout-account' });
    await tellOfPayout(app, transaction, player.id, 'added', `${method.name} ····${hint}`);
    return done(shown({ ...method, id, method: code, hint, holder, usableFrom }));
  });
  // Not refused: what an excluded person has left must find its way back to them.
  if (added.done) await lookForResemblance(app, { playerId: player.id, step: 'payout-account' });
  return added;
}

type Removed = Outcome<object, (typeof removePayoutAccount)['refuses'][number]>;

export async function removeAccount(
  app: AppContext,
  { id, proof }: RequestOf<typeof removePayoutAccount>,
  player: Player,
): Promise<Removed> {
  const proved = await proveStrongly(app, player, proof);
  if (!proved.done) return proved;
  return inTransaction<Removed>(app.database, async (transaction) => {
    const account = (await selectAccounts(transaction, player.id)).find((one) => one.id === id);
    const isRemoved =
      account && (await markAccountRemoved(transaction, player.id, id, app.clock.now()));
    if (!isRemoved) return refuse('payout.unknown');
    const what = `${account.name} ····${account.hint}`;
    await tellOfPayout(app, transaction, player.id, 'removed', what);
    return done({});
  });
}

/** The full number, for the operator who sends money to it. */
export function numberOf(
  { vault }: Pick<AppContext, 'vault'>,
  { id, lockedNumber }: Pick<AccountRow, 'id' | 'lockedNumber'>,
): string {
  return vault.unlock(lockedNumber, placeOf(id));
}

function shown({
  id,
  method,
  kind,
  name,
  hint,
  holder,
  usableFrom,
}: Pick<
  AccountRow,
  'id' | 'method' | 'kind' | 'name' | 'hint' | 'holder' | 'usableFrom'
>): AnswerOf<typeof addPayoutAccount> {
  return { id, method, kind, name, hint, holder, usableFrom: usableFrom.toISOString() };
}

function placeOf(id: string): string {
  return `payout_account.locked_number.${id}`;
}

const hourMs = 3_600_000;
