import type { AppContext } from '#server/kernel/app-context.ts';
import { settleIncidents } from '../operate/vendor-incident-store.ts';
import { type AskRound, isSameRound } from './round-report.ts';
import { type DoubtedRound, selectEndedDoubts, updateAsked } from './round-store.ts';

interface Look {
  app: AppContext;
  now: Date;
  currency: string;
  askRound: AskRound;
}

/**
 * What waits for a person about a round that has ended since, by a late word of its vendor's. Whether it
 * was silent, unknown or open is past; where sums differed, it is asked once more, and only equal sums
 * settle it.
 */
export async function settleEndedRounds(
  look: Look,
  { askAgainMs, atMost }: { askAgainMs: number; atMost: number },
): Promise<void> {
  const askedBefore = new Date(look.now.getTime() - askAgainMs);
  const doubts = await selectEndedDoubts(look.app.database, { askedBefore, atMost });
  for (const doubt of doubts) await settleEnded(look, doubt);
}

async function settleEnded(look: Look, doubt: DoubtedRound): Promise<void> {
  const { app, now } = look;
  const { id, vendor, differs, state } = doubt;
  const isEqual = !differs || (await isEqualNow(look, doubt));
  const which = { vendor, subject: `round:${id}`, ...(!isEqual && { except: 'round-differs' }) };
  await settleIncidents(app.database, which, { now, by: 'house', note: state });
  if (differs) await updateAsked(app.database, id, now);
}

async function isEqualNow({ askRound, currency }: Look, doubt: DoubtedRound): Promise<boolean> {
  const reply = await askRound(doubt.vendor, doubt.round, doubt.player).catch(() => undefined);
  if (!reply?.isAnswered || reply.value === 'never') return false;
  const { value } = reply;
  return value.state === doubt.state && isSameRound(doubt, value, currency);
}
