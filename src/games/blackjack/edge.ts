import { product, type Ratio, ratio, sum } from '../ratio.ts';
import { type Count, noCards, totalOf, withCard } from './count.ts';
import {
  Chances,
  chanceOf,
  type ExactPlay,
  exactPlay,
  halfOf,
  type Move,
  values,
} from './exact-play.ts';

/** Of one stake, by basic strategy and without insurance; doubling and splitting add to it. */
export function countBasicStrategy(): { return: Ratio; chance: Ratio } {
  const tables = values.map((up) => tableOdds(up));
  return {
    return: sum([ratio(1), ...tables.map(({ gain }) => gain)]),
    chance: sum(tables.map(({ paid }) => paid)),
  };
}

/** One card of the dealer's, weighed by how often it lies there. */
function tableOdds(up: number): { gain: Ratio; paid: Ratio } {
  const play = exactPlay(up);
  const houseNatural = sum([ratio(1), negative(play.likelihood)]);
  const gains: Ratio[] = [];
  const paids: Ratio[] = [];
  for (const first of values) {
    for (const second of values) {
      const weight = product(chanceOf(up), chanceOf(first), chanceOf(second));
      const hand = withCard(withCard(noCards, first), second);
      if (totalOf(hand) === 21) {
        // Against the house's own natural the stake comes back.
        gains.push(product(weight, ratio(3, 2), play.likelihood));
        paids.push(weight);
        continue;
      }
      const move = play.best(movesOf(first, second), hand);
      const gain = sum([play.worth(move, hand), negative(houseNatural)]);
      gains.push(product(weight, gain));
      paids.push(product(weight, chanceToBePaid(play, move, hand)));
    }
  }
  return { gain: sum(gains), paid: sum(paids) };
}

function movesOf(first: number, second: number): Move[] {
  return first === second ? ['stand', 'hit', 'double', 'split'] : ['stand', 'hit', 'double'];
}

/** Two hands of a split meet the same dealer: each loses for itself only once it is known what he has. */
function chanceToBePaid(play: ExactPlay, move: Move, hand: Count): Ratio {
  const endings = move === 'split' ? splitEndings(play, hand) : endingsOf(play, move, hand);
  const hands = move === 'split' ? 2 : 1;
  return sum(
    [...play.dealer].map(([against, chance]) => {
      const lost = lostAgainst(endings, against);
      const allLost = product(...Array.from({ length: hands }, () => lost));
      return product(chance, sum([ratio(1), negative(allLost)]));
    }),
  );
}

function lostAgainst(endings: Chances, against: number): Ratio {
  const isLost = (own: number) => own > 21 || (against <= 21 && own < against);
  return sum([...endings].filter(([own]) => isLost(own)).map(([, chance]) => chance));
}

/** What one half of a pair comes to. */
function splitEndings(play: ExactPlay, hand: Count): Chances {
  const half = halfOf(hand);
  const endings = new Chances();
  for (const value of values) {
    const next = withCard(half, value);
    const isDone = half.hasAce || totalOf(next) === 21;
    const move = isDone ? 'stand' : play.best(['stand', 'hit', 'double'], next);
    follow(play, move, next, chanceOf(value), endings);
  }
  return endings;
}

function endingsOf(play: ExactPlay, move: Move, hand: Count): Chances {
  const endings = new Chances();
  follow(play, move, hand, ratio(1), endings);
  return endings;
}

function follow(play: ExactPlay, move: Move, hand: Count, chance: Ratio, endings: Chances): void {
  if (move === 'stand') {
    endings.add(totalOf(hand), chance);
    return;
  }
  for (const value of values) {
    const next = withCard(hand, value);
    const isDone = move === 'double' || totalOf(next) >= 21;
    const then = isDone ? 'stand' : play.best(['stand', 'hit'], next);
    follow(play, then, next, product(chance, chanceOf(value)), endings);
  }
}

function negative(one: Ratio): Ratio {
  return product(ratio(-1), one);
}
