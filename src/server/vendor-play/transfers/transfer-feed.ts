import type { InferOutput } from 'valibot';
import type { VendorRound, VendorRounds } from '#contract/vendor-api.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import type { Vendor } from '#server/ports/vendors/vendor.ts';
import { vendorOf } from '#server/ports/vendors/vendors.ts';
import { readSite } from '#server/system/read-site.ts';
import {
  fedRoundSubject,
  insertIncident,
  settleBookedRounds,
  settleIncidents,
} from '../operate/vendor-incident-store.ts';
import { bookFedRound } from './transfer-book.ts';
import { compareBooks } from './transfer-compare.ts';
import { nextFeedMs, playedWithinMs } from './transfer-feed-pace.ts';
import {
  ensureFeed,
  type FedRound,
  isAnythingThere,
  isPlayedAt,
  lockFeed,
  markUnread,
  saveCursor,
  selectCursor,
  selectPlayersByName,
  selectUnbooked,
  upsertFedRounds,
} from './transfer-feed-store.ts';

const pagesAtOnce = 20;
const bookedAtOnce = 500;
const incidentAfterMs = 60 * 60_000;

type FeedOutcome = 'new' | 'quiet' | 'unread';

/**
 * Reads on where it stopped, and books what was played; answers whether there was anything new. A round
 * whose booking broke keeps no other waiting: the next reading of the feed tries it again, and reports it.
 */
export async function readFeed(
  app: AppContext,
  code: string,
  onFault: (cause: unknown) => void = () => undefined,
): Promise<FeedOutcome> {
  const vendor = await vendorOf(app, code);
  if (!vendor) return 'unread';
  const word = await readPages(app, code, vendor);
  for (const one of await selectUnbooked(app.database, code, bookedAtOnce)) {
    await bookFedRound(app, { vendor: code, ...one }).catch(onFault);
  }
  const settling = { now: app.clock.now(), by: 'house', note: 'booked' };
  await settleBookedRounds(app.database, code, settling);
  return word;
}

async function readPages(app: AppContext, code: string, vendor: Vendor): Promise<FeedOutcome> {
  await ensureFeed(app.database, code, app.clock.now());
  let isNew = false;
  for (let page = 0; page < pagesAtOnce; page += 1) {
    const cursor = await selectCursor(app.database, code);
    // Before the transaction: a vendor that is slow must not hold anything fast.
    const reply = await vendor.roundsAfter(cursor);
    if (!reply.isAnswered) {
      await noteUnread(app, code, reply.reason);
      return isNew ? 'new' : 'unread';
    }
    // Where somebody else has read it meanwhile, it is gone on from where they have come to.
    if (!(await keepPage(app, code, { cursor, page: reply.value }))) continue;
    isNew ||= reply.value.rounds.length > 0;
    if (reply.value.cursor === cursor || reply.value.rounds.length === 0) break;
  }
  return isNew ? 'new' : 'quiet';
}

/**
 * A page is written down together with where it ends, and only by who asked from where the last one
 * ended: a page that was on its way for longer would undo what was reported since.
 */
async function keepPage(
  app: AppContext,
  vendor: string,
  { cursor, page }: { cursor: string; page: InferOutput<typeof VendorRounds> },
): Promise<boolean> {
  const now = app.clock.now();
  const { currency } = await readSite(app, 'en');
  const kept = await inTransaction(app.database, async (transaction) => {
    const feed = await lockFeed(transaction, vendor);
    if (feed.cursor !== cursor) return done(false);
    await noteRounds(transaction, { vendor, currency, now }, page.rounds);
    await saveCursor(transaction, vendor, page.cursor, now);
    if (feed.unreadSince) {
      const settled = { now, by: 'house', note: 'read again' };
      await settleIncidents(transaction, { vendor, subject: feedSubject }, settled);
    }
    return done(true);
  });
  return kept.value;
}

async function noteRounds(
  transaction: Transaction,
  { vendor, currency, now }: { vendor: string; currency: string; now: Date },
  rounds: readonly InferOutput<typeof VendorRound>[],
): Promise<void> {
  const names = [...new Set(rounds.map(({ player }) => player))];
  const players = await selectPlayersByName(transaction, vendor, names);
  const last = new Map<string, FedRound & { reportedIn: string }>();
  for (const { round, player, game, bet, win, state, currency: reportedIn, at } of rounds) {
    const playerId = players.get(player);
    // Somebody we have never sent there: no money of ours can have been played with.
    if (playerId === undefined) continue;
    last.set(JSON.stringify([round, playerId]), {
      vendor_code: vendor,
      round,
      player_id: playerId,
      game_code: game,
      // A round that is called off has cost nothing and brought nothing.
      reported_bet: state === 'cancelled' ? '0' : bet,
      reported_win: state === 'cancelled' ? '0' : win,
      state,
      reported_at: new Date(at),
      reportedIn,
    });
  }
  const reported = [...last.values()];
  const ours = reported.filter(({ reportedIn }) => reportedIn === currency);
  await upsertFedRounds(
    transaction,
    ours.map(({ reportedIn: _, ...round }) => round),
  );
  const kind = 'round-of-other-currency';
  await settleIncidents(
    transaction,
    { vendor, kind, subjects: ours.map(subjectOf) },
    { now, by: 'house', note: 'reported anew' },
  );
  for (const one of reported.filter(({ reportedIn }) => reportedIn !== currency)) {
    // Its sums are none of ours: they stay unbooked until it is reported in our currency.
    await insertIncident(transaction, {
      ...{ vendor, kind, subject: subjectOf(one), playerId: one.player_id, now },
      detail: {
        round: one.round,
        currency: one.reportedIn,
        bet: one.reported_bet,
        win: one.reported_win,
      },
    });
  }
}

function subjectOf({ player_id: playerId, round }: FedRound): string {
  return fedRoundSubject({ playerId, round });
}

/** A vendor is away for a minute now and then; what is won there must not wait for longer unseen. */
async function noteUnread(app: AppContext, vendor: string, reason: string): Promise<void> {
  const now = app.clock.now();
  const since = await markUnread(app.database, vendor, now);
  if (now.getTime() - since.getTime() < incidentAfterMs) return;
  await insertIncident(app.database, {
    ...{ vendor, kind: 'feed-unread', subject: feedSubject, playerId: null },
    ...{ detail: { reason, since: since.toISOString() }, now },
  });
}

const feedSubject = 'feed';

/** Goes on as long as there is anything that could be reported. */
export function followFeed(app: AppContext, onFault: (cause: unknown) => void): JobHandler {
  return async ({ key: code, now }) => {
    const isNew = (await readFeed(app, code, onFault)) === 'new';
    const since = new Date(now.getTime() - playedWithinMs);
    const isPlayed = isNew || (await isPlayedAt(app.database, code, since));
    const vendor = isPlayed ? undefined : await vendorOf(app, code);
    const isQuiet = async () => (await readFeed(app, code, onFault)) === 'quiet';
    if (vendor) await compareBooks(app, code, { vendor, isQuiet });
    const isHeld = await isAnythingThere(app.database, code);
    const pauseMs = nextFeedMs({ isPlayed, isHeld });
    return pauseMs === null ? 'done' : { again: new Date(now.getTime() + pauseMs) };
  };
}
