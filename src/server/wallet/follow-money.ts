import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type enterVendor as EnterCall,
  type leaveVendor as LeaveCall,
  stayEverySeconds,
} from '#contract/money-that-follows.ts';
import { inTransaction } from '#server/db/open.ts';
import {
  type Done,
  done,
  type Outcome,
  type Player,
  refuse,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type JobHandler, plan } from '#server/kernel/jobs.ts';
import { readFeed } from '#server/vendor-play/transfers/transfer-feed.ts';
import { keepsOwnWallets } from '#server/vendor-play/transfers/transfer-vendors.ts';
import {
  deleteEndedStay,
  endStay,
  isAnythingLeft,
  type Stay,
  selectFollowing,
  selectStay,
  upsertStay,
} from './following-store.ts';
import { moveFunds } from './move-funds.ts';

type Followed = AnswerOf<typeof EnterCall>;

/** The job that brings home what a lost connection left behind; its key is PLAYER:VENDOR. */
export const homecomingKind = 'vendor-homecoming';
const silentMs = 3 * stayEverySeconds * 1_000;
/** Longer than a vendor is waited for. */
const firstPauseMs = 15_000;
/** Between two looks at what could not come yet: a round that is open, a vendor that is away. */
const pauseMs = 60_000;

/**
 * Takes all of the player's own money along to the vendor. That they are there is written down first,
 * with the job that ends it: whoever dies after that, what was moved comes home.
 */
export async function enterVendor(
  app: AppContext,
  { requestId, vendor }: RequestOf<typeof EnterCall>,
  player: Player,
  visit: Pick<Visit, 'language'>,
): Promise<Outcome<Followed, (typeof EnterCall)['refuses'][number]>> {
  if (!(await selectFollowing(app.database, player.id))) {
    return done({ state: 'by-hand', moved: '0' });
  }
  if (!(await keepsOwnWallets(app.database, vendor))) return refuse('wallet.unknown');
  await beginStay(app, { playerId: player.id, vendor });
  const request = { requestId, vendor, direction: 'in', amount: 'all' } as const;
  const moved = await moveFunds(app, request, player, visit);
  if (moved.done) return done({ state: moved.value.state, moved: moved.value.moved });
  const { code } = moved;
  return code === 'wallet.empty' ? done({ state: 'nothing', moved: '0' }) : { ...moved, code };
}

async function beginStay(app: AppContext, stay: Stay): Promise<void> {
  const now = app.clock.now();
  await inTransaction(app.database, async (transaction) => {
    await upsertStay(transaction, stay, now);
    await planHomecoming(transaction, stay, new Date(now.getTime() + silentMs));
    return done(undefined);
  });
}

/** Brings home what lies there. Who was never followed has nothing to be brought. */
export async function leaveVendor(
  app: AppContext,
  { vendor }: RequestOf<typeof LeaveCall>,
  player: Player,
): Promise<Done<Followed>> {
  const stay = { playerId: player.id, vendor };
  const now = app.clock.now();
  const ended = await inTransaction(app.database, async (transaction) => {
    const wasThere = await endStay(transaction, stay);
    if (wasThere) {
      await planHomecoming(transaction, stay, new Date(now.getTime() + firstPauseMs));
    }
    return done(wasThere);
  });
  if (!ended.value) return done({ state: 'by-hand', moved: '0' });
  return done(await bringBack(app, stay));
}

/** Until nothing is left there: what is won in a round that was still open comes home too. */
export function followHomecoming(app: AppContext): JobHandler {
  return async ({ key, now }) => {
    const [playerId = '', vendor = ''] = key.split(':');
    const stay = { playerId, vendor };
    const standing = await selectStay(app.database, stay);
    if (!standing) return 'done';
    const overSince = new Date(now.getTime() - silentMs);
    if (standing.seenAt && standing.seenAt > overSince) {
      return { again: new Date(standing.seenAt.getTime() + silentMs) };
    }
    await bringBack(app, stay);
    // Read once more: a round that was reported meanwhile is not forgotten with the stay.
    const word = await readFeed(app, vendor);
    if (word !== 'unread' && !(await isAnythingLeft(app.database, stay))) {
      await inTransaction(app.database, async (transaction) => {
        await deleteEndedStay(transaction, stay, overSince);
        return done(undefined);
      });
      return 'done';
    }
    return { again: new Date(now.getTime() + pauseMs) };
  };
}

async function bringBack(app: AppContext, { playerId, vendor }: Stay): Promise<Followed> {
  const requestId = crypto.randomUUID();
  const request = { requestId, vendor, direction: 'out', amount: 'all' } as const;
  const moved = await moveFunds(app, request, { id: playerId }, { language: 'en' });
  if (moved.done) return { state: moved.value.state, moved: moved.value.moved };
  return { state: 'nothing', moved: '0' };
}

async function planHomecoming(
  transaction: Parameters<typeof plan>[0],
  { playerId, vendor }: Stay,
  due: Date,
): Promise<void> {
  await plan(transaction, { kind: homecomingKind, key: `${playerId}:${vendor}`, due, body: {} });
}
