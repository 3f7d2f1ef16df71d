import { type BonusTerms, needFor, positiveOf, weightOf } from '#contract/bonus-terms.ts';
import { potsOf } from '#games/slots/pots.ts';
import { type OfferPack, offerPackAt } from '../missions/offer-packs.ts';
import { effectiveMultiple, saysFree } from '../missions/review-offer.ts';
import { cheapestPlay, leastPlayCost, type NamedGame, playCost, sayPlayCost } from './play-cost.ts';

/** How often the bonus is really to be played, in hundredths, by what counts least. */
export function multipleOf(terms: BonusTerms): number {
  const deposit = 10_000n;
  const bonus = (deposit * BigInt(terms.match.percent)) / 100n;
  const need = needFor(terms, { bonus, deposit });
  return effectiveMultiple({ need, bonus, weights: positiveOf(terms.weights) });
}

/** What stands against it by what the games keep that it names, or whose vendor; empty where nothing does. */
export function reviewPlay(terms: BonusTerms, named: readonly NamedGame[]): string[] {
  const { weights } = terms;
  const faults = [
    ...unknown(
      weights.games,
      named.map(({ code }) => code),
    ).map((code) => `There is no game ${code}.`),
    ...unknown(
      weights.vendors,
      named.map(({ vendor }) => vendor),
    ).map((code) => `There is no game of a vendor ${code}.`),
    ...named
      .filter(({ rules }) => rules !== null && potsOf(rules).length > 0)
      .filter((game) => weightOf(weights, { ...game, game: game.code }) > 0)
      .map(({ code }) => `${code} feeds a jackpot: it is not played with bonus money.`),
  ];
  const cheapest = cheapestPlay(weights, named);
  const given = 10_000n;
  const deposit = (given * 100n) / BigInt(terms.match.percent);
  const cost =
    cheapest && playCost({ need: needFor(terms, { bonus: given, deposit }), given }, cheapest);
  if (cheapest && cost !== null && cost < leastPlayCost) faults.push(sayPlayCost(cost, cheapest));
  return faults;
}

/** What counts and is not in the catalogue: nobody can say what it costs. */
function unknown(weights: Readonly<Record<string, number>>, known: readonly string[]): string[] {
  return Object.keys(weights).filter((code) => (weights[code] ?? 0) > 0 && !known.includes(code));
}

/** What the packs that hold at a moment forbid of it; empty where it may be saved, published and granted. */
export function faultsOfBonus(terms: BonusTerms, now: Date): string[] {
  return reviewBonus(terms, offerPackAt(now));
}

/** Bets at the shortest odds would play it through for nothing, and no feed tells odds yet. */
const noOdds = 'No odds are known of bets on sports: a condition cannot ask for the shortest ones.';

/** What a pack forbids of it, in sentences for operators; empty where it may be published. */
export function reviewBonus(terms: BonusTerms, pack: OfferPack): string[] {
  const faults: string[] = [];
  const multiple = multipleOf(terms);
  if (pack.maxMultiple !== null && multiple > pack.maxMultiple * 100) {
    faults.push(
      `It has to be played ${multiple / 100} times, weights counted; ${pack.id} allows ${pack.maxMultiple}.`,
    );
  }
  if (pack.minDays !== null && terms.days < pack.minDays) {
    faults.push(`It leaves ${terms.days} days; ${pack.id} asks for ${pack.minDays}.`);
  }
  if (terms.product === 'sports') faults.push(noOdds);
  if (saysFree(terms.title)) faults.push('Its title says "free", and it has conditions.');
  for (const [game, weight] of Object.entries(terms.weights.games)) {
    if (weight > 0 && potsOf(game).length > 0) {
      faults.push(`${game} feeds a jackpot: it is not played with bonus money.`);
    }
  }
  return faults;
}
