import { product, type Ratio, ratio, sum } from '../ratio.ts';
import {
  fewestFlowers,
  flower,
  flowersPay,
  freeSpins,
  freeSpinsPay,
  gardenPays,
  gardenStrips,
  wild,
} from './garden-reels.ts';
import { columnOf } from './reels.ts';

interface GardenCount {
  /** Of the stake, free spins among it, pots not. */
  return: Ratio;
  chance: Ratio;
  /** Of a paid spin to bring free ones. */
  freeSpinsChance: Ratio;
}

/** All 30⁵ stops. Free spins turn the same reels, so their average is that of any spin, times two. */
export function countGarden(): GardenCount {
  const [first = [], second = [], third = [], fourth = [], fifth = []] =
    gardenStrips.map(columnsOf);
  const tally: Tally = { hundredths: 0, paid: 0, withFreeSpins: 0 };
  for (const one of first) {
    for (const two of second) {
      for (const three of third) {
        const flowers = one.flowers + two.flowers + three.flowers;
        const alive = aliveOn(one, two, three);
        // Without a symbol on three reels or a flower, the last two reels can bring nothing.
        if (alive.length > 0 || flowers > 0) endAll(fourth, fifth, alive, flowers, tally);
      }
    }
  }
  const all = gardenStrips.reduce((so, strip) => so * strip.length, 1);
  const spin = ratio(tally.hundredths, all * 100);
  const freeSpinsChance = ratio(tally.withFreeSpins, all);
  const extra = product(freeSpinsChance, ratio(freeSpins * freeSpinsPay));
  return {
    return: product(spin, sum([ratio(1), extra])),
    chance: ratio(tally.paid, all),
    freeSpinsChance,
  };
}

interface Tally {
  hundredths: number;
  paid: number;
  withFreeSpins: number;
}

interface Column {
  flowers: number;
  /** By place of the symbol in `letters`: how many rows show it or a wild. */
  counts: number[];
}

/** What goes on from three reels: its ways so far, times what it pays if it ends on so many. */
interface Alive {
  place: number;
  onThree: number;
  onFour: number;
  onFive: number;
}

const letters = Object.keys(gardenPays);

function columnsOf(strip: string): Column[] {
  return Array.from(strip, (_, stop) => {
    const column = [...columnOf(strip, stop)];
    return {
      flowers: column.filter((one) => one === flower).length,
      counts: letters.map(
        (letter) => column.filter((one) => one === letter || one === wild).length,
      ),
    };
  });
}

function aliveOn(one: Column, two: Column, three: Column): Alive[] {
  return letters.flatMap((letter, place) => {
    const [ofThree, ofFour, ofFive] = gardenPays[letter] ?? [0, 0, 0];
    const ways = (one.counts[place] ?? 0) * (two.counts[place] ?? 0) * (three.counts[place] ?? 0);
    if (ways === 0) return [];
    return [{ place, onThree: ways * ofThree, onFour: ways * ofFour, onFive: ways * ofFive }];
  });
}

function endAll(
  fourth: readonly Column[],
  fifth: readonly Column[],
  alive: readonly Alive[],
  flowers: number,
  tally: Tally,
): void {
  for (const four of fourth) {
    for (const five of fifth) {
      const allFlowers = flowers + four.flowers + five.flowers;
      let hundredths = flowersPay[allFlowers - fewestFlowers] ?? 0;
      for (const { place, onThree, onFour, onFive } of alive) {
        const fours = four.counts[place] ?? 0;
        const fives = five.counts[place] ?? 0;
        if (fours === 0) hundredths += onThree;
        else hundredths += fours * (fives === 0 ? onFour : fives * onFive);
      }
      tally.hundredths += hundredths;
      if (hundredths > 0) tally.paid += 1;
      if (allFlowers >= fewestFlowers) tally.withFreeSpins += 1;
    }
  }
}
