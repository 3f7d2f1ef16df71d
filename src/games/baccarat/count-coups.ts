import { type Ratio, ratio } from '../ratio.ts';
import { bankerDraws, isNatural, playerDraws, totalOf } from './coup.ts';

export interface CoupChances {
  player: Ratio;
  banker: Ratio;
  tie: Ratio;
  /** That the first two cards of one side are of one rank. */
  pair: Ratio;
}

/** Every order in which up to six cards may come, out of so many packs or of a shoe without an end. */
export function countCoups(packs: number | 'endless'): CoupChances {
  const shoe = packs === 'endless' ? endlessShoe() : shoeOf(packs);
  const ways = { player: 0, banker: 0, tie: 0 };
  const settle = (player: readonly number[], banker: readonly number[], weight: number) => {
    const lead = totalOf(player) - totalOf(banker);
    ways[lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie'] += weight;
  };
  const banker = (own: readonly number[], others: readonly number[], weight: number) => {
    if (!bankerDraws(own, others[2])) {
      // Cards that nobody draws are counted all the same, so that every coup weighs alike.
      settle(others, own, weight * shoe.left(5) * (others.length === 2 ? shoe.left(4) : 1));
      return;
    }
    const rest = others.length === 2 ? shoe.left(5) : 1;
    shoe.each((points, times) => settle(others, [...own, points], weight * times * rest));
  };
  shoe.each((first, firstTimes) =>
    shoe.each((second, secondTimes) =>
      shoe.each((third, thirdTimes) =>
        shoe.each((fourth, fourthTimes) => {
          const weight = firstTimes * secondTimes * thirdTimes * fourthTimes;
          const [own, bankers] = [
            [first, third],
            [second, fourth],
          ];
          if (isNatural(own, bankers)) {
            settle(own, bankers, weight * shoe.left(4) * shoe.left(5));
          } else if (playerDraws(own)) {
            shoe.each((fifth, times) => banker(bankers, [...own, fifth], weight * times));
          } else {
            banker(bankers, own, weight);
          }
        }),
      ),
    ),
  );
  const all = [0, 1, 2, 3, 4, 5].reduce((product, taken) => product * shoe.left(taken), 1);
  const chanceOf = (count: number) => ratio(BigInt(count), BigInt(all));
  return {
    player: chanceOf(ways.player),
    banker: chanceOf(ways.banker),
    tie: chanceOf(ways.tie),
    pair: packs === 'endless' ? ratio(1, 13) : ratio(4 * packs - 1, 52 * packs - 1),
  };
}

interface Shoe {
  /** How many cards there are to choose from when so many are gone. */
  left(taken: number): number;
  /** Each number of points and how many cards have it now; gone while it is looked at. */
  each(see: (points: number, times: number) => void): void;
}

const pointValues = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function endlessShoe(): Shoe {
  return {
    left: () => 13,
    each: (see) => {
      for (const points of pointValues) see(points, points === 0 ? 4 : 1);
    },
  };
}

function shoeOf(packs: number): Shoe {
  const cards = pointValues.map((points) => packs * (points === 0 ? 16 : 4));
  return {
    left: (taken) => 52 * packs - taken,
    each: (see) => {
      for (const points of pointValues) {
        const times = cards[points] ?? 0;
        cards[points] = times - 1;
        see(points, times);
        cards[points] = times;
      }
    },
  };
}
