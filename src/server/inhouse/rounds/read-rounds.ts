import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { type houseGame, type oneRound, type ownRounds, roundsAtOnce } from '#contract/inhouse.ts';
import { wordsIn } from '#contract/languages.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { houseAccountFor } from '../house-account.ts';
import { selectPairs } from '../seeds/seed-store.ts';
import { ownerOf } from '../seeds/seeds.ts';
import {
  fillCoins,
  openPurse,
  type RoundRow,
  selectCoins,
  selectOpenRounds,
  selectRound,
  selectRounds,
  selectTerms,
} from '../store.ts';
import { coinCurrency, fullPurse } from './coins.ts';
import { gameOf, viewRound } from './replay-round.ts';

type Terms = typeof houseGame;

/** What a person who sits down has to know, the round they went away from with it. */
export async function readHouseGame(
  app: AppContext,
  { game: code, purse, language }: RequestOf<Terms>,
  player: Player,
): Promise<Outcome<AnswerOf<Terms>, Terms['refuses'][number]>> {
  const owner = ownerOf(player, purse);
  if (!owner) return refuse('purse.coins-only');
  const terms = await selectTerms(app.database, code);
  const game = terms && gameOf(terms.rules);
  if (!game) return refuse('game.unknown');
  const open = await selectOpenRounds(app.database, owner, code);
  const viewed = open.length > 0 ? await viewRounds(app, open) : [];
  const onSlip = (wanted: number) => {
    const row = open.find(({ slip }) => slip === wanted);
    return viewed.find(({ id }) => id === row?.id) ?? null;
  };
  const { commodity } = await houseAccountFor(app);
  return done({
    game: code,
    name: wordsIn(terms.name, language),
    rules: game.code,
    edition: game.edition,
    isOpen: terms.isEnabled && terms.isShown,
    least: terms.least,
    most: terms.most,
    cycleMs: terms.cycleMs,
    currency: purse === 'coins' ? coinCurrency : commodity,
    coins: purse === 'coins' ? await readCoins(app, player.id) : null,
    round: onSlip(1),
    second: onSlip(2),
  });
}

export async function readRound(
  app: AppContext,
  { roundId }: RequestOf<typeof oneRound>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof oneRound>, 'round.unknown'>> {
  const row = await selectRound(app.database, player.id, roundId);
  const [round] = row ? await viewRounds(app, [row]) : [];
  return round ? done(round) : refuse('round.unknown');
}

export async function listRounds(
  app: AppContext,
  request: RequestOf<typeof ownRounds>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof ownRounds>, never>> {
  const rows = await selectRounds(app.database, {
    ...request,
    playerId: player.id,
    atMost: roundsAtOnce + 1,
  });
  const page = rows.slice(0, roundsAtOnce);
  const next = rows.length > roundsAtOnce ? (page.at(-1)?.id ?? null) : null;
  return done({ list: await viewRounds(app, page), next });
}

/** Full again, for nothing: coins are worth nothing. */
export async function fillPurse(
  app: AppContext,
  player: Player,
): Promise<Outcome<{ coins: string }, never>> {
  const coins = await readCoins(app, player.id);
  if (BigInt(coins) >= fullPurse) return done({ coins });
  await fillCoins(app.database, player.id, { full: fullPurse, now: app.clock.now() });
  return done({ coins: await readCoins(app, player.id) });
}

export async function readCoins(app: AppContext, playerId: string): Promise<string> {
  const known = await selectCoins(app.database, playerId);
  if (known !== null) return known;
  await openPurse(app.database, playerId, { full: fullPurse, now: app.clock.now() });
  return (await selectCoins(app.database, playerId)) ?? String(fullPurse);
}

async function viewRounds(app: AppContext, rows: readonly RoundRow[]) {
  const pairs = await selectPairs(app.database, [
    ...new Set(rows.map(({ seed_pair_id }) => seed_pair_id)),
  ]);
  const { commodity } = await houseAccountFor(app);
  return rows.flatMap((row) => {
    const pair = pairs.find(({ id }) => id === row.seed_pair_id);
    return pair ? [viewRound(app, row, pair, commodity)] : [];
  });
}
