import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type handOver,
  handOverParameter,
  type lookAtHandOver,
  type takeHandOver,
} from '#contract/hand-over.ts';
import type { Entered } from '#contract/session.ts';
import { done, type Outcome, type Player, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { readSite } from '#server/system/read-site.ts';
import { enter } from '../login/enter.ts';
import { deleteHandOver, insertHandOver, selectHandOver } from './hand-over-store.ts';
import { sessionOf } from './player-session.ts';

/** Only to an address of the merchant's own list, and of it only as the list spells it. */
export async function beginHandOver(
  app: AppContext,
  { url }: RequestOf<typeof handOver>,
  player: Player,
  { language }: Visit,
): Promise<Outcome<AnswerOf<typeof handOver>, 'login.unknown-mirror'>> {
  const { domainRoute } = await readSite(app, language);
  const mirror = domainRoute.find((one) => one.url === url && url.startsWith('https://'));
  if (!mirror) return refuse('login.unknown-mirror');
  const code = newToken();
  const codeHash = hashOf(code);
  if (!codeHash) throw new Error('A new token does not look like a token.');
  const tokenHash = sessionOf(player);
  if (!tokenHash) throw new Error('A player without a session asked to take it along.');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + validMs);
  const playerId = player.id;
  await insertHandOver(app.database, { codeHash, playerId, tokenHash, expiresAt, now });
  const address = new URL(mirror.url);
  address.searchParams.set(handOverParameter, code);
  return done({ address: address.href });
}

const validMs = 60_000;

type Refusal = 'login.code-over' | 'login.other-account';

/** Asked before anything is opened: who follows a stranger's link is to see whose account it is. */
export async function lookAt(
  app: AppContext,
  { code }: RequestOf<typeof lookAtHandOver>,
  player: Player | null,
): Promise<Outcome<AnswerOf<typeof lookAtHandOver>, Refusal>> {
  const found = await find(app, code);
  if (!found) return refuse('login.code-over');
  const isHere = player?.id === found.playerId;
  return player && !isHere
    ? refuse('login.other-account')
    : done({ account: found.account, isHere });
}

export async function take(
  app: AppContext,
  { code, client }: RequestOf<typeof takeHandOver>,
  player: Player | null,
  visit: Visit,
): Promise<Outcome<Entered, Refusal>> {
  const found = await find(app, code);
  if (!found) return refuse('login.code-over');
  // Nobody is to go on playing in an account that a link has put in the place of their own.
  if (player && player.id !== found.playerId) return refuse('login.other-account');
  const isFirst = await deleteHandOver(app.database, found.codeHash);
  return isFirst
    ? enter(app, { playerId: found.playerId, client }, visit)
    : refuse('login.code-over');
}

async function find({ database, clock }: AppContext, code: string) {
  const codeHash = hashOf(code);
  return codeHash && selectHandOver(database, codeHash, clock.now());
}
