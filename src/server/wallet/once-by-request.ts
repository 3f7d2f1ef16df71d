import type { ErrorCode } from '#contract/errors.ts';
import { done, type Outcome, refuse } from '#server/answer.ts';
import type { Transaction } from '#server/db/open.ts';
import { insertRequest, type RequestKind, saveAnswer, selectRequest } from './store.ts';

interface Intent {
  playerId: string;
  requestId: string;
  kind: RequestKind;
  /** What makes it the same wish; no password in it. */
  asked: Readonly<Record<string, string>>;
  now: Date;
}

/**
 * Carries a wish out once: whoever brings its id a second time waits here for the first, and is told
 * the first one's answer. `work` is handed a number that its postings are named by.
 */
export async function onceByRequest<Value extends object, Code extends ErrorCode>(
  transaction: Transaction,
  { asked, ...intent }: Intent,
  work: (rowId: string) => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code | 'request.conflict'>> {
  const written = JSON.stringify(asked);
  const rowId = await insertRequest(transaction, { ...intent, asked: written });
  if (rowId === undefined) {
    const earlier = await selectRequest(transaction, intent.playerId, intent.requestId);
    const isSame = earlier.kind === intent.kind && earlier.asked === written;
    // Only what was done is committed, and this very function wrote its answer.
    return isSame ? done(earlier.answer as Value) : refuse('request.conflict');
  }
  const outcome = await work(rowId);
  if (outcome.done) await saveAnswer(transaction, rowId, outcome.value);
  return outcome;
}
