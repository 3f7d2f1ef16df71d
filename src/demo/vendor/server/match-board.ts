import * as v from 'valibot';
import { Code, Minor } from '#contract/values.ts';
import {
  judgeSlip,
  mostPicks,
  oddsTogether,
  type Pick,
  payoutOf,
  reviewSlip,
} from '../rules/bet-slip.ts';
import {
  type Fixture,
  type FixtureView,
  isOver,
  marketsOf,
  newFixture,
  stepFixture,
  stepSeconds,
  viewFixture,
} from '../rules/fixture.ts';
import { type Choice, marginPercent } from '../rules/match-market.ts';
import { pairUp } from '../rules/match-names.ts';
import { stakesIn } from '../rules/stakes.ts';
import { BadAct, type OpenGame, type Room, type Seat, type TableMatch } from '../served-game.ts';

export interface SlipPick extends Pick {
  home: string;
  away: string;
  kind: string;
  map?: number | undefined;
  result: Choice['result'];
}

export interface SlipView {
  id: string;
  stake: string;
  odds: number;
  payout: string;
  state: 'open' | 'won' | 'lost';
  picks: SlipPick[];
}

export interface MatchBoardView {
  fixtures: FixtureView[];
  slips: SlipView[];
  stakes: string[];
  marginPercent: number;
}

/** Told while it runs: the board to everybody, slips to whose they are. */
export type MatchBoardTold = { fixtures: FixtureView[] } | { slips: SlipView[] };

interface Slip extends SlipView {
  seat: Seat;
}

interface Board {
  room: Room;
  kind: Fixture['kind'];
  fixtures: Fixture[];
  slips: Slip[];
  watching: Set<string>;
  /** Somebody outside looks at the matches until then. */
  lookedAtUntil: number;
  callOff: (() => void) | undefined;
}

const Bet = v.strictObject({
  kind: v.literal('bet'),
  stake: Minor,
  picks: v.pipe(
    v.array(
      v.strictObject({
        match: Code,
        market: Code,
        choice: Code,
        odds: v.pipe(v.number(), v.integer()),
      }),
    ),
    v.maxLength(mostPicks),
  ),
});

const boardSize = 6;
/** An over match stays to be looked at for so many steps. */
const stayingSteps = 15;
const keptSlips = 30;

/** Matches that are over in minutes, with odds that follow them, for everybody in the room. */
export const openMatchBoard: OpenGame = (room) => {
  const kind = room.game.type === 'ESPORTS' ? 'arena' : 'football';
  const board: Board = {
    room,
    kind,
    fixtures: [],
    slips: [],
    watching: new Set(),
    lookedAtUntil: 0,
    callOff: undefined,
  };
  for (let at = 0; at < boardSize; at += 1) addFixture(board, at < 3 ? 0 : 15 + at * 12);
  // Who opens the board finds matches at different points, not all at their first whistle.
  board.fixtures = board.fixtures.map((fixture, at) => runOn(fixture, at < 3 ? at * 14 : 0, room));
  return {
    figures: (currency) => ({
      kind,
      lines: null,
      returnBasisPoints: null,
      volatility: null,
      highestTimes: null,
      features: ['live-bets', 'combined-bets'],
      leastStake: stakesIn(currency)[0] ?? 0n,
    }),
    view(seat): MatchBoardView {
      board.watching.add(seat.player);
      keepRunning(board);
      return {
        fixtures: board.fixtures.map(viewFixture),
        slips: slipsOf(board, seat.player),
        stakes: stakesIn(seat.currency).map(String),
        marginPercent,
      };
    },
    act: (seat, asked) => placeBet(board, seat, asked),
    matches() {
      board.lookedAtUntil = room.now() + lookMs;
      keepRunning(board);
      return board.fixtures.map(viewFixture).flatMap((fixture) => outside(fixture, room.now()));
    },
    left(seat) {
      board.watching.delete(seat.player);
    },
    close() {
      board.callOff?.();
      for (const slip of board.slips) if (slip.state === 'open') void slip.seat.cancel(slip.id);
      board.slips = [];
    },
  };
};

/** Longer than a lobby waits until it asks again. */
const lookMs = 60_000;

/** A match as a lobby shows it; what is over is nothing to bet on. */
function outside(fixture: FixtureView, now: number): TableMatch[] {
  const { id, league, home, away, phase, clock, score, markets } = fixture;
  if (phase === 'over') return [];
  const winner = markets.find(({ kind }) => kind === 'winner');
  const isSold = winner?.status === 'open';
  const prices = (isSold ? winner.choices : []).flatMap(({ id: choice, odds }) =>
    choice === 'home' || choice === 'draw' || choice === 'away' ? [{ choice, odds }] : [],
  );
  const isSoon = phase === 'soon';
  return [
    {
      match: id,
      league,
      home,
      away,
      beginsAt: isSoon ? now + clock * 1_000 : null,
      clock: isSoon ? null : clock,
      score: isSoon ? null : score,
      prices,
    },
  ];
}

async function placeBet(board: Board, seat: Seat, asked: unknown): Promise<SlipView[]> {
  const bet = v.safeParse(Bet, asked);
  if (!bet.success) throw new BadAct('act.bad');
  const { picks } = bet.output;
  const stake = BigInt(bet.output.stake);
  const stakes = stakesIn(seat.currency);
  if (stake < (stakes[0] ?? 1n) || stake > (stakes.at(-1) ?? 0n) * 5n)
    throw new BadAct('stake.wrong');
  const obstacle = reviewSlip(picks, (match, market) => marketOf(board, match, market));
  if (obstacle) throw new BadAct(obstacle);
  const sold = picks.map((pick) => describe(board, pick));
  const odds = oddsTogether(sold.map((pick) => pick.odds));
  const id = board.room.newRound();
  const taken = await seat.bet(id, stake);
  if (!taken.ok) throw new BadAct(taken.code);
  // A goal may have fallen while the wallet was asked: what is known by now cannot be bet on.
  const later = reviewSlip(picks, (match, market) => marketOf(board, match, market));
  if (later) {
    await seat.cancel(id);
    throw new BadAct(later);
  }
  const payout = String(payoutOf(stake, odds));
  board.slips.unshift({ id, stake: String(stake), odds, payout, state: 'open', picks: sold, seat });
  keepRunning(board);
  return slipsOf(board, seat.player);
}

/** At the odds of now, which are those that were seen or better. */
function describe(board: Board, pick: Pick): SlipPick {
  const fixture = board.fixtures.find(({ id }) => id === pick.match);
  const market = marketOf(board, pick.match, pick.market);
  const choice = market?.choices.find(({ id }) => id === pick.choice);
  if (!fixture || !market || !choice) throw new BadAct('slip.closed');
  const { home, away } = fixture;
  return {
    ...pick,
    odds: choice.odds,
    home,
    away,
    kind: market.kind,
    map: market.map,
    result: null,
  };
}

function marketOf(board: Board, match: string, market: string) {
  const fixture = board.fixtures.find(({ id }) => id === match);
  return fixture && marketsOf(fixture).find(({ id }) => id === market);
}

function keepRunning(board: Board): void {
  board.callOff ??= board.room.after(stepSeconds * 1_000, () => {
    board.callOff = undefined;
    step(board);
    // Nobody looks and nothing is open: the matches wait for whoever comes next.
    const isLookedAt = board.watching.size > 0 || board.room.now() < board.lookedAtUntil;
    const isWanted = isLookedAt || board.slips.some(({ state }) => state === 'open');
    if (isWanted) keepRunning(board);
  });
}

function step(board: Board): void {
  board.fixtures = board.fixtures.map((fixture) => stepFixture(fixture, board.room.chance));
  for (const slip of board.slips) if (slip.state === 'open') settle(board, slip);
  board.fixtures = board.fixtures.filter(
    (fixture) => !isOver(fixture) || fixture.past < stayingSteps,
  );
  while (board.fixtures.length < boardSize)
    addFixture(board, 20 + Math.floor(board.room.chance() * 25));
  board.room.tell({ fixtures: board.fixtures.map(viewFixture) });
}

function settle(board: Board, slip: Slip): void {
  for (const pick of slip.picks) {
    const choices = marketOf(board, pick.match, pick.market)?.choices;
    pick.result ??= choices?.find(({ id }) => id === pick.choice)?.result ?? null;
  }
  const state = judgeSlip(slip.picks.map(({ result }) => result));
  if (state === 'open') return;
  slip.state = state;
  const { seat, id } = slip;
  void (state === 'won' ? seat.win(id, BigInt(slip.payout), true) : seat.end(id));
  const past = board.slips.filter((one) => one.state !== 'open' && one.seat.player === seat.player);
  const dropped = new Set(past.slice(keptSlips));
  board.slips = board.slips.filter((one) => !dropped.has(one));
  board.room.tell({ slips: slipsOf(board, seat.player) }, seat.player);
}

function slipsOf(board: Board, player: string): SlipView[] {
  return board.slips
    .filter(({ seat }) => seat.player === player)
    .map(({ seat: _seat, ...slip }) => slip);
}

function addFixture(board: Board, wait: number): void {
  const { room, kind, fixtures } = board;
  const busy = new Set(fixtures.flatMap(({ home, away }) => [home, away]));
  const pairing = pairUp(kind, busy, room.chance);
  fixtures.push(newFixture(kind, room.newRound(), pairing, wait, room.chance));
}

function runOn(fixture: Fixture, steps: number, room: Room): Fixture {
  let now = fixture;
  for (let at = 0; at < steps && !isOver(now); at += 1) now = stepFixture(now, room.chance);
  return now;
}
