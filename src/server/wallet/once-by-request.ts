import type { ErrorCode } from '#contract/errors.ts';
import type { Transaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, type Refused, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { insertRequest, type RequestKind, saveAnswer, selectRequest } from './store.ts';

interface Intent {
  playerId: string;
  requestId: string;
  kind: RequestKind;
  /** What makes it the same request; no password in it. */
  asked: Readonly<Record<string, string>>;
  now: Date;
}

/** What was carried out, and the players whose money moved by it. */
export type Carried<Value, Code extends ErrorCode> =
  | Refused<Code>
  | (Done<Value> & { moved: string[] });

/**
 * Carries a request out once: a second one with its id waits here for the first, and is answered
 * the first one's answer. `work` is handed a number that its postings are named by; whom its money
 * concerns is notified here, when nothing is left to be written but the end.
 */
export async function onceByRequest<Value extends object, Code extends ErrorCode>(
  app: Pick<AppContext, 'events'>,
  transaction: Transaction,
  { asked, ...intent }: Intent,
  work: (rowId: string) => Promise<Carried<Value, Code>>,
): Promise<Outcome<Value, Code | 'request.conflict'>> {
  const written = JSON.stringify(asked);
  const rowId = await insertRequest(transaction, { ...intent, asked: written });
  if (rowId === undefined) {
    const earlier = await selectRequest(transaction, intent.playerId, intent.requestId);
    const isSame = earlier.kind === intent.kind && earlier.asked === written;
    // Only what was done is committed, and this very function wrote its answer.
    return isSame ? done(earlier.answer as Value) : refuse('request.conflict');
  }
  const carried = await work(rowId);
  if (!carried.done) return carried;
  await saveAnswer(transaction, rowId, carried.value);
  for (const playerId of carried.moved) await publishBalanceChange(app, transaction, playerId);
  return done(carried.value);
}
