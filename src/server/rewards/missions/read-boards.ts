import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { wordsIn } from '#contract/languages.ts';
import type { BoardTerms } from '#contract/mission-terms.ts';
import {
  type Board,
  type missionLeaderboard,
  type Placed,
  placesShown,
} from '#contract/missions.ts';
import { maskAccount } from '#server/catalogue/mask-account.ts';
import type { Database } from '#server/db/open.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isOfferedNothing } from '../may-offer.ts';
import { selectMerchant } from '../merchant-store.ts';
import { selectFinal, selectLastSettled, selectOwnPlace, selectPlaces } from './board-store.ts';
import { type CurrentRun, readCurrentRuns } from './current-runs.ts';
import { sharePrizes } from './share-prizes.ts';
import { sayCounted, unitOf } from './terms-words.ts';

/** Whoever takes a break is shown no boards: they would be an invitation. */
export async function readBoards(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { language }: RequestOf<typeof missionLeaderboard>,
  player: Player,
): Promise<Done<AnswerOf<typeof missionLeaderboard>>> {
  const now = clock.now();
  const { currency } = await selectMerchant(database);
  const answer = (boards: Board[]) => done({ currency, boards, asOf: now.toISOString() });
  if (await isOfferedNothing(database, { playerId: player.id, now })) return answer([]);
  const runs = (await readCurrentRuns(database, now)).filter(isOfBoard);
  const boards = runs.map(
    async ({ id, terms, beginsAt, endsAt }): Promise<Board> => ({
      id: terms.code,
      title: wordsIn(terms.title, language),
      text: sayCounted(terms.score, { language, currency }),
      unit: unitOf(terms.score),
      status: now < beginsAt ? 'coming soon' : 'Joined',
      every: terms.window.every,
      tie: terms.tie,
      form: terms.prizes[0]?.form ?? 'points',
      prizes: terms.prizes.map(({ amount }) => String(amount)),
      beginsAt: beginsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      ...(id === null
        ? { top: [], own: null }
        : await placesOf(database, { runId: id, terms, player, now })),
      last: await lastOf(database, terms.code, player),
    }),
  );
  return answer(await Promise.all(boards));
}

interface BoardQuery {
  runId: string;
  terms: BoardTerms;
  player: Player;
  now: Date;
}

async function placesOf(database: Database, { runId, terms, player, now }: BoardQuery) {
  // One more than are shown, for whoever shares the last place's prize.
  const [rows, own] = await Promise.all([
    selectPlaces(database, { runId, now, atMost: Math.max(placesShown, terms.prizes.length) + 1 }),
    selectOwnPlace(database, { runId, playerId: player.id, now }),
  ]);
  const shares = sharePrizes(
    rows.map(({ playerId, score }) => ({ playerId, score: BigInt(score) })),
    terms.prizes.map(({ amount }) => amount),
    terms.tie,
  );
  const shown = rows.map((row, index) =>
    placed({ ...row, place: index + 1, prize: prizeOf(shares[index]) }, player),
  );
  if (own?.isSecond)
    return { top: shown.slice(0, placesShown), own: null, status: 'Rejected' as const };
  return {
    top: shown.slice(0, placesShown),
    own:
      shown.find(({ isOwn }) => isOwn) ??
      (own
        ? placed({ ...own, playerId: player.id, account: player.account, prize: null }, player)
        : null),
  };
}

async function lastOf(database: Database, code: string, player: Player): Promise<Board['last']> {
  const run = await selectLastSettled(database, code);
  if (!run) return null;
  const rows = await selectFinal(database, {
    runId: run.id,
    playerId: player.id,
    atMost: placesShown,
  });
  const shown = rows.map((row) => placed(row, player));
  return {
    beginsAt: run.begins_at.toISOString(),
    endsAt: run.ends_at.toISOString(),
    top: shown.filter(({ place }) => place <= placesShown),
    own: shown.find(({ isOwn }) => isOwn) ?? null,
    hash: run.places_hash ?? '',
  };
}

interface HeldPlace {
  place: number;
  playerId: string;
  account: string;
  score: string;
  prize: string | null;
}

function placed({ place, playerId, account, score, prize }: HeldPlace, player: Player): Placed {
  const isOwn = playerId === player.id;
  return { place, name: isOwn ? account : maskAccount(account), score, isOwn, prize };
}

function prizeOf(share = 0n): string | null {
  return share === 0n ? null : String(share);
}

function isOfBoard(run: CurrentRun): run is CurrentRun & { terms: BoardTerms } {
  return run.terms.kind === 'board';
}
