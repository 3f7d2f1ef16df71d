import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { readSite } from '#server/system/read-site.ts';
import { insertIncident, settleIncidents } from '../operate/vendor-incident-store.ts';
import { deleteOld } from '../vendor-store.ts';
import { receiveWalletCallback } from '../wallet/receive-wallet-callback.ts';
import { settleEndedRounds } from './round-doubts.ts';
import { type AskRound, isSameRound } from './round-report.ts';
import { type Patience, type QuietRound, selectQuietRounds, updateAsked } from './round-store.ts';

/** Planned by the schema, and then again by itself. */
export const sweepKind = 'vendor-rounds';

/** Rounds that nobody ends, and what is not needed any more. */
export function sweepRounds(app: AppContext, askRound: AskRound): JobHandler {
  return async ({ now }) => {
    await deleteOld(app.database, new Date(now.getTime() - tidyAfterMs));
    const quiet = await selectQuietRounds(app.database, {
      ...{ now, patience, atMost: roundsAtOnce },
      askedBefore: new Date(now.getTime() - askAgainMs),
    });
    const { currency } = await readSite(app, 'en');
    for (const round of quiet) await lookOnce({ app, askRound, now, currency }, round);
    await settleEndedRounds({ app, now, currency, askRound }, { askAgainMs, atMost: roundsAtOnce });
    const soon = quiet.length === roundsAtOnce ? 1 : everyMinutes;
    return { again: new Date(now.getTime() + soon * minuteMs) };
  };
}

const minuteMs = 60_000;
const everyMinutes = 5;
const roundsAtOnce = 100;
const askAgainMs = 60 * minuteMs;
/** Longer than any signature is in time, before and after. */
const tidyAfterMs = 11 * minuteMs;
const day = 24 * 60;

/** A spin is over in seconds; a match is settled when it has been played. */
const patience: Patience = {
  SPORTS: 30 * day,
  ESPORTS: 30 * day,
  LOTT: 8 * day,
  ELOTT: 8 * day,
  other: 60,
};
/** After that an incident is raised for a round that its vendor leaves open, or does not report. */
const personAfterMs = day * minuteMs;

interface Look {
  app: AppContext;
  askRound: AskRound;
  now: Date;
  currency: string;
}

/** The incident of a round; only `still` leaves an earlier one open. */
type Doubt = { kind: string; reported: Record<string, string> } | 'none' | 'still';

/** One round that cannot be looked at keeps nobody from looking at the others. */
async function lookOnce(look: Look, round: QuietRound): Promise<void> {
  try {
    const doubt = await lookAt(look, round);
    if (typeof doubt === 'object') await raise(look, round, doubt.kind, doubt.reported);
    if (doubt !== 'still') await settleOthers(look, round, doubt);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : 'unknown';
    await raise(look, round, 'round-failed', { reason: reason.slice(0, 300) });
  } finally {
    await updateAsked(look.app.database, round.id, look.now);
  }
}

/** A round ends by its vendor's word, where that word and our books say the same; else a person looks. */
async function lookAt(look: Look, round: QuietRound): Promise<Doubt> {
  const { askRound, currency: ours } = look;
  // Every stake of it was taken back: there is nothing that anybody could still say.
  if (round.bets === 0) return endRound(look, round, 'cancelled');
  const reply = await askRound(round.vendor, round.round, round.player);
  if (!reply.isAnswered) {
    // What was said before is neither confirmed nor taken back by silence.
    if (!isForPerson(look, round)) return 'still';
    await raise(look, round, 'round-unanswered', { reason: reply.reason });
    return 'still';
  }
  const { value } = reply;
  if (value === 'never') return { kind: 'round-never', reported: {} };
  if (value.state === 'open') {
    return isForPerson(look, round) ? { kind: 'round-left-open', reported: {} } : 'none';
  }
  if (isSameRound(round, value, ours)) return endRound(look, round, value.state);
  const { state, bet, win, currency, player } = value;
  // What is missing may still come by itself, and then the next look ends it.
  return { kind: 'round-differs', reported: { state, bet, win, currency, player } };
}

function isForPerson({ now }: Look, { changedAt }: QuietRound): boolean {
  return now.getTime() - changedAt.getTime() > personAfterMs;
}

async function endRound(
  { app, currency }: Look,
  { id, vendor, round, player, changedAt: asOf }: QuietRound,
  as: 'completed' | 'cancelled',
): Promise<'none' | 'still'> {
  // No vendor can write this name, so none of its own transactions can have it.
  const content = { transaction: `~end~${id}`, player, currency, round, as };
  const callback = { vendor, nonce: null, operation: 'end-round', content, asOf } as const;
  const ended = await receiveWalletCallback(app, callback);
  // Something has come into it since it was read: that is for the next look.
  if (!ended.done && ended.fault === 'busy') return 'still';
  // It may have ended by itself meanwhile; whether as it should is looked at like with any other.
  if (!ended.done && ended.fault === 'round.over') return 'still';
  if (!ended.done) throw new Error(`A round could not be ended: ${ended.fault}`);
  return 'none';
}

/** The cause of all others is gone. */
async function settleOthers(
  { app, now }: Look,
  { id, vendor }: QuietRound,
  doubt: Exclude<Doubt, 'still'>,
): Promise<void> {
  const besides = doubt === 'none' ? {} : { except: doubt.kind };
  const which = { vendor, subject: subjectOf(id), ...besides };
  await settleIncidents(app.database, which, { now, by: 'house', note: 'gone' });
}

async function raise(
  { app, now }: Look,
  { id, vendor, round, playerId, staked, won, jackpot }: QuietRound,
  kind: string,
  reported: Record<string, string>,
): Promise<void> {
  const ours = { round, staked, won, jackpot };
  const detail = { ...ours, ...reported };
  const subject = subjectOf(id);
  await insertIncident(app.database, { vendor, kind, subject, playerId, detail, now });
}

const subjectOf = (roundId: string) => `round:${roundId}`;
