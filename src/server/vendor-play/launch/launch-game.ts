import { createHash, randomBytes } from 'node:crypto';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { launchGame as Call, LaunchMode } from '#contract/launch.ts';
import { rememberPlayed } from '#server/catalogue/recents.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { sessionOf } from '#server/identity/sessions/player-session.ts';
import {
  done,
  type Outcome,
  type Player,
  type Refused,
  refuse,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mayPlay } from '#server/protection/may-play.ts';
import type { PlayPlace, protectionRefusals } from '#server/protection/review-play.ts';
import { readSite } from '#server/system/read-site.ts';
import { ensurePlayerName } from '../transfers/transfer-store.ts';
import { launchAddress, launchHostFor } from './launch-address.ts';
import {
  insertToken,
  type LaunchTarget,
  selectGameTarget,
  selectVendorTarget,
} from './launch-store.ts';

type Refusal = (typeof Call)['refuses'][number] | 'session.trial' | 'session.expired';

/** How long a launch address is good: it is opened by the very press that asked for it. */
export const launchSeconds = 60;

/** Looks whether this player may play this game now, and opens it for them once. */
export async function launchGame(
  app: AppContext,
  { gameCode, mode, language, theme }: RequestOf<typeof Call>,
  player: Player,
  { origin }: Pick<Visit, 'origin'>,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  if (player.isTrial && mode === 'real') return refuse('session.trial');
  const session = sessionOf(player);
  if (!session) return refuse('session.expired');
  const { database } = app;
  const target =
    (await selectGameTarget(database, language, gameCode)) ??
    (await selectVendorTarget(database, language, gameCode));
  if (!target) return refuse('game.unknown');
  const host = launchHostFor((await readSite(app, language)).launchGameCDNs, session);
  const opened = await inTransaction<Outcome<OpenToken, Refusal>>(database, async (transaction) => {
    const { vendor, gameType, game } = target;
    const place = { vendor, gameType, game };
    const stopped = await stoppedBy(transaction, { player, mode, place, now: app.clock.now() });
    if (stopped) return stopped;
    const closed = closedBy(target, mode);
    if (closed) return refuse(closed);
    if (host === undefined) return refuse('launch.nowhere');
    const token = await writeToken(app, transaction, { player, session, target, mode, language });
    if (!token) return refuse('session.expired');
    await rememberPlayed(transaction, player.id, target.nodeId);
    return done({ ...token, host });
  });
  if (!opened.done) return opened;
  const { token, expiresAt } = opened.value;
  const { vendor, vendorName, game, gameName, gameType, nodeId, wallet } = target;
  const path = `/play/${vendor}/${game}` as const;
  const parameters = { token, language, theme, mode, origin };
  return done({
    address: launchAddress({ host: opened.value.host, path, ...parameters }),
    expiresAt: expiresAt.toISOString(),
    ...{ vendor, vendorName, game, gameName, gameType, nodeId, mode, wallet },
  });
}

interface OpenToken {
  token: string;
  expiresAt: Date;
  host: string;
}

/** A free round stakes nothing, so there it is only a rest that stands in the way. */
export async function stoppedBy(
  transaction: Transaction,
  { player, mode, now, place }: { player: Player; mode: LaunchMode; now: Date; place: PlayPlace },
): Promise<Refused<(typeof protectionRefusals)[number]> | null> {
  if (player.isTrial) return null;
  const refusal = await mayPlay(transaction, { playerId: player.id, stake: 0n, now, place });
  const isForAll =
    refusal?.code === 'play.stopped' ||
    refusal?.code === 'break.active' ||
    refusal?.code === 'reality.pending';
  return refusal && (mode === 'real' || isForAll)
    ? refuse(refusal.code, refusal.retryAfterSeconds)
    : null;
}

function closedBy(target: LaunchTarget, mode: LaunchMode) {
  if (!target.isVendorOpen) return 'vendor.closed';
  if (!target.isGameOpen) return 'game.closed';
  return mode === 'trial' && !target.supportsTrial ? 'game.no-trial' : null;
}

interface TokenRequest {
  player: Player;
  session: Buffer;
  target: Pick<LaunchTarget, 'vendor' | 'game'>;
  mode: LaunchMode;
  language: RequestOf<typeof Call>['language'];
}

/** Only its hash is kept: who reads the table opens no game with it. */
export async function writeToken(
  { clock }: Pick<AppContext, 'clock'>,
  transaction: Transaction,
  { player, session, target, mode, language }: TokenRequest,
): Promise<{ token: string; expiresAt: Date } | null> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await ensurePlayerName(transaction, target.vendor, player.id);
  const expiresAt = new Date(now.getTime() + launchSeconds * 1_000);
  const isWritten = await insertToken(transaction, {
    tokenHash: createHash('sha256').update(token).digest(),
    sessionHash: session,
    playerId: player.id,
    vendor: target.vendor,
    game: target.game,
    ...{ mode, language, now, expiresAt },
  });
  return isWritten ? { token, expiresAt } : null;
}
