import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { openRound as Call } from '#contract/inhouse.ts';
import { recentsKept } from '#server/catalogue/recents.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { minutesPlayed } from '#server/protection/minutes-played.ts';
import { watchKind } from '#server/protection/watch-harm.ts';
import { bonusPartOf } from '#server/rewards/bonus/split-stake.ts';
import { feedPots } from '../pots/feed-pots.ts';
import { coinCurrency, fullPurse } from '../rounds/coins.ts';
import { leftAfterMs, leftKind } from '../rounds/left-rounds.ts';
import { gameOf, viewRound, viewStanding } from '../rounds/replay-round.ts';
import { selectPairs } from '../seeds/seed-store.ts';
import { ownerOf } from '../seeds/seeds.ts';
import { type Owner, selectRound } from '../store.ts';
import { roomTime } from '../tables/room-clock.ts';
import type { BetFacts } from './bet-facts.ts';
import { isOvertaken, type PotToWrite, selectBetFacts, writeBet } from './bet-store.ts';
import { type DrawnBet, drawBet } from './draw-bet.ts';
import { type Bet, partsOf, readChoices, reviewBet } from './review-bet.ts';

type Refusal = (typeof Call)['refuses'][number];
type Round = AnswerOf<typeof Call>;
/** Taken back, to begin again: holding the pots whole, or because another transaction was first. */
type Again = { done: false; again: 'exclusive' | 'overtaken' };
type Placed = Outcome<Round, Refusal> | Again;

interface Request {
  request: RequestOf<typeof Call>;
  player: Player;
  owner: Owner;
}

/**
 * A bet in one of the house's games: one statement locks and returns all facts, the review names the
 * first refusal, the round is drawn, and one statement writes it. The same request again is answered
 * with the same round. A stake that may hit a pot begins once more, holding the pots whole.
 */
export async function placeBet(
  app: AppContext,
  request: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<Round, Refusal>> {
  const owner = ownerOf(player, request.purse);
  if (!owner) return refuse('purse.coins-only');
  let isExclusive = false;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const placed = await attemptBet(app, { request, player, owner }, isExclusive);
    if (!('again' in placed)) return placed;
    isExclusive ||= placed.again === 'exclusive';
  }
  throw new Error('A bet was overtaken again and again.');
}

const mostAttempts = 10;

async function attemptBet(app: AppContext, wanted: Request, isExclusive: boolean): Promise<Placed> {
  try {
    return await inTransaction<Placed>(app.database, (transaction) =>
      placeIn(app, transaction, wanted, isExclusive),
    );
  } catch (thrown) {
    if (isOvertaken(thrown)) return { done: false, again: 'overtaken' };
    throw thrown;
  }
}

async function placeIn(
  app: AppContext,
  transaction: Transaction,
  wanted: Request,
  isExclusive: boolean,
): Promise<Placed> {
  const { request, player, owner } = wanted;
  const now = app.clock.now();
  const facts = await selectBetFacts(transaction, {
    ...owner,
    requestId: request.requestId,
    game: request.game,
    now,
    tableTime: roomTime(app),
    isExclusive,
  });
  const game = facts && gameOf(facts.terms.rules);
  if (!game) return refuse('game.unknown');
  const chosen = readChoices(game, request.choices);
  if (!chosen) return refuse('round.choices');
  if (facts.earlier !== null) return repeatBet(app, transaction, wanted, facts);
  const { stake, slip, choices } = chosen;
  const bet: Bet = {
    ...{ purse: owner.purse, isTrial: player.isTrial },
    ...{ game, gameCode: request.game, stake, slip, now },
  };
  const refusal = reviewBet(facts, bet);
  if (refusal) return refusal;
  const { purse } = owner;
  const drawn = drawBet(app, facts, bet, { requested: request.choices, choices, purse });
  const pots = potsFedBy(app, facts, { bet, drawn, isExclusive });
  if (pots === 'exclusive') return { done: false, again: 'exclusive' };
  const written = rowOf(facts, { wanted, bet, drawn, pots });
  const id = await writeBet(transaction, written);
  return done(viewBet(app, facts, { id, bet, drawn, written }));
}

/** Only a round that is over feeds pots. */
function potsFedBy(
  app: AppContext,
  { currency, pots, terms }: BetFacts,
  { bet: { game, purse }, drawn, isExclusive }: { bet: Bet; drawn: DrawnBet; isExclusive: boolean },
): PotToWrite[] | 'exclusive' {
  const { paid, staked } = drawn.standing;
  if (paid === null) return [];
  const commodity = purse === 'coins' ? coinCurrency : currency;
  return feedPots(app, {
    rules: game.code,
    times: BigInt(terms.potTimes),
    found: pots ?? [],
    ...{ purse, commodity, staked, isExclusive },
  });
}

interface BetAndDraw {
  bet: Bet;
  drawn: DrawnBet;
}

type Written = ReturnType<typeof rowOf>;

function rowOf(
  facts: BetFacts,
  { wanted, bet, drawn, pots }: BetAndDraw & { wanted: Request; pots: readonly PotToWrite[] },
) {
  const { terms, play, currency, tableRoundId, pool, main, house } = facts;
  const { request, owner } = wanted;
  const { game, purse, slip, now } = bet;
  const { staked, paid } = drawn.standing;
  const awarded = pots.reduce((sum, { award }) => sum + BigInt(award), 0n);
  const commodity = currency;
  return {
    player_id: owner.playerId,
    request_id: request.requestId,
    purse,
    game: request.game,
    vendor: terms.vendor,
    name: terms.name,
    rules: game.code,
    edition: game.edition,
    at: now,
    pair_id: drawn.pairId,
    client_seed: drawn.pair.client_seed,
    nonce: Number(drawn.pair.nonce),
    choices: drawn.choices,
    staked: String(staked),
    paid: paid === null ? null : String(paid),
    awarded: String(awarded),
    commodity,
    pot_commodity: purse === 'coins' ? coinCurrency : commodity,
    main,
    house,
    minutes: minutesPlayed(now, play.lastMinute),
    table_round_id: game.drawnFrom === 'chain' ? tableRoundId : null,
    slip,
    pool_id: pool?.id ?? null,
    ticket: drawn.ticket,
    new_pair: drawn.newPair,
    new_pool: drawn.newPool,
    next_pool: drawn.nextPool,
    pots,
    ...bonusColumns(facts, bet, paid),
    left_kind: leftKind,
    left_due: new Date(now.getTime() + leftAfterMs),
    watch_kind: watchKind,
    full_purse: String(fullPurse),
    recents_kept: recentsKept,
  };
}

/** Nothing where own money is enough: such a bet is written as if there were no bonuses. */
function bonusColumns(facts: BetFacts, bet: Bet, paid: bigint | null) {
  const parts = partsOf(facts, bet);
  if (!facts.bonus || typeof parts === 'string' || parts.bonus === 0n) return {};
  return {
    bonus_grant: facts.bonus.grantId,
    bonus_account: facts.bonus.account,
    bonus_staked: String(parts.bonus),
    bonus_paid: paid === null ? null : String(bonusPartOf(paid, parts)),
  };
}

/** The round as its player may see it, as `readRound` will show it again. */
function viewBet(
  app: AppContext,
  facts: BetFacts,
  { id, bet, drawn, written }: BetAndDraw & { id: string; written: Written },
): Round {
  const { rules, edition, choices, client_seed, nonce, staked, paid, awarded, purse } = written;
  const row = {
    ...{ id, rules, edition, choices, client_seed, staked, paid, awarded, purse },
    game_code: written.game,
    player_id: written.player_id,
    nonce: String(nonce),
    steps: '[]',
    state: paid === null ? ('open' as const) : ('done' as const),
    opened_at: bet.now,
    changed_at: bet.now,
  };
  const currency = facts.currency;
  return viewStanding(app, row, drawn.pair, { view: drawn.standing.view, currency });
}

/** The round that this request began already; other choices under the same id are a conflict. */
async function repeatBet(
  app: AppContext,
  transaction: Transaction,
  { request, owner }: Request,
  { earlier, currency }: BetFacts,
): Promise<Outcome<Round, Refusal>> {
  const row = await selectRound(transaction, owner.playerId, earlier ?? '');
  const isTicket = row?.pool_id != null;
  const choices = isTicket ? stakeOnly(row.choices) : row?.choices;
  const requested = isTicket
    ? stakeOnly(JSON.stringify(request.choices))
    : JSON.stringify(request.choices);
  const isSame =
    row?.game_code === request.game && row.purse === owner.purse && choices === requested;
  const [pair] = row && isSame ? await selectPairs(transaction, [row.seed_pair_id]) : [];
  if (!row || !pair) return refuse('request.conflict');
  return done(viewRound(app, row, pair, currency));
}

/** A buyer of a ticket says its price; which ticket it is was decided by the pool. */
function stakeOnly(choices: string): string {
  const { stake } = JSON.parse(choices) as { stake?: string };
  return String(stake);
}
