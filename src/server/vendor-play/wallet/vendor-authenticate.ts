import { wordsIn } from '#contract/languages.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { isOver } from '#server/identity/sessions/session-life.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { isOnBreak } from '#server/protection/is-on-break.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { readSite } from '#server/system/read-site.ts';
import { insertIncident } from '../operate/vendor-incident-store.ts';
import { refuseVendor, type VendorOutcome } from '../vendor-faults.ts';
import {
  burnToken,
  insertNonce,
  insertVendorSession,
  isTokenOpen,
  isVendorOpen,
  lockToken,
  type PlayedPlace,
  selectLobby,
  selectPlayableBonus,
  selectVendorGame,
} from '../vendor-store.ts';
import {
  countInvalidToken,
  isVendorGuessing,
  mostOfVendor,
  reserveLaunch,
  takeBackLaunch,
} from './launch-attempts.ts';

interface Brought {
  vendor: string;
  nonce: string;
  token: string;
}

/**
 * Exchanges a launch's token for a session at the vendor's: once, within its minute, while its login
 * lasts. An invalid token is counted by itself and by its vendor, over all gateways.
 */
export async function authenticate(app: AppContext, brought: Brought): Promise<VendorOutcome> {
  const { database, clock } = app;
  const { vendor, token } = brought;
  const tokenHash = hashOf(token);
  if (!tokenHash) return refuseVendor('token.over');
  const now = clock.now();
  const over = refuseVendor('token.over');
  // While somebody guesses, a token costs one read; what is written for guesses stays bounded.
  const isGuessing = await isVendorGuessing(app, vendor);
  if (isGuessing && !(await isTokenOpen(database, vendor, tokenHash, now))) return over;
  const reservedAt = await reserveLaunch(app, { vendor, tokenHash });
  const outcome = reservedAt ? await burnOrTakeBack(app, brought, tokenHash, reservedAt) : over;
  if (outcome.done || outcome.fault !== 'token.over') {
    if (reservedAt) await takeBackLaunch(app, { vendor, tokenHash }, reservedAt);
  } else if (await countInvalidToken(app, vendor)) {
    await insertIncident(database, {
      ...{ vendor, kind: 'tokens-tried', subject: 'launch', playerId: null, now },
      detail: { aMinute: String(mostOfVendor) },
    });
  }
  return outcome;
}

/** A database that was busy has judged nothing: the token stays as good as it was. */
async function burnOrTakeBack(
  app: AppContext,
  brought: Brought,
  tokenHash: Buffer,
  reservedAt: Date,
): Promise<VendorOutcome> {
  try {
    return await burn(app, brought);
  } catch (thrown) {
    await takeBackLaunch(app, { vendor: brought.vendor, tokenHash }, reservedAt).catch(
      () => undefined,
    );
    throw thrown;
  }
}

async function burn(app: AppContext, brought: Brought): Promise<VendorOutcome> {
  const { currency } = await readSite(app, 'en');
  // A refusal is written too: its nonce stays used.
  const { value } = await inTransaction(app.database, async (transaction) =>
    done(await exchange(app, transaction, { ...brought, currency })),
  );
  return value;
}

async function exchange(
  { clock }: AppContext,
  transaction: Transaction,
  { vendor, nonce, token, currency }: Brought & { currency: string },
): Promise<VendorOutcome> {
  const now = clock.now();
  if (!(await insertNonce(transaction, { vendor, nonce, now }))) return refuseVendor('nonce.used');
  const tokenHash = hashOf(token);
  const launch = tokenHash && (await lockToken(transaction, vendor, tokenHash));
  if (!launch || launch.usedAt !== null || launch.expiresAt <= now) {
    return refuseVendor('token.over');
  }
  const { loginExpiresAt: expiresAt, seenAt, endedAt } = launch;
  if (isOver({ seenAt, expiresAt, endedAt }, now)) return refuseVendor('token.over');
  // A launch that nobody has opened yet lets nobody in whose exclusion or break has begun since.
  if (await isOnBreak(transaction, { playerId: launch.playerId, now })) {
    return refuseVendor('play.stopped', 'break');
  }
  if (!(await isVendorOpen(transaction, vendor))) return refuseVendor('vendor.closed');
  const game = await playedAt(transaction, vendor, launch.gameCode);
  if (!game) return refuseVendor('game.closed');
  await burnToken(transaction, tokenHash, now);
  const session = newToken();
  const sessionHash = hashOf(session);
  if (!sessionHash) throw new Error('A new token has no hash.');
  const { playerId, sessionId, mode, gameCode, language, name: player } = launch;
  await insertVendorSession(transaction, {
    ...{ tokenHash: sessionHash, vendor, playerId, sessionId, mode, gameCode, now },
  });
  const { gameType, name } = game;
  const place = { playerId, vendor, type: gameType, game: gameCode, now };
  const balance = mode === 'real' ? await toStake(transaction, place, currency) : 0n;
  const named = { game: gameCode, gameType, gameName: wordsIn(name, language) };
  return {
    done: true,
    value: { session, player, currency, language, mode, ...named, balance: String(balance) },
  };
}

/** In this game: one's own money, and the bonus that may be played in it. */
async function toStake(
  transaction: Transaction,
  place: PlayedPlace,
  currency: string,
): Promise<bigint> {
  const own = await mainBalance(transaction, place.playerId, currency);
  return own + (await selectPlayableBonus(transaction, place));
}

/** Undefined where it takes nobody at the moment. */
async function playedAt(transaction: Transaction, vendor: string, code: string) {
  const game = await selectVendorGame(transaction, vendor, code);
  if (game) return game.isShown ? game : undefined;
  const lobby = await selectLobby(transaction, vendor);
  return lobby?.enabled ? lobby : undefined;
}
