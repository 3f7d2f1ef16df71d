/** What a licence says on offers; what it leaves open is null. */
export interface OfferPack {
  id: string;
  /** Where it is written, and since when it holds. */
  source: string;
  /** The most that may have to be played for one that is given; weights count into it. */
  maxMultiple: number | null;
  /** What a player is given at least to meet the condition. */
  minDays: number | null;
  /** Of a loss the most that may be given back, in basis points. */
  maxCashback: number | null;
}

const unitedKingdom: OfferPack = {
  id: 'UK',
  source: 'UKGC, social responsibility code 5.1.1, in force since 2026-01-19',
  maxMultiple: 10,
  minDays: null,
  maxCashback: null,
};

const denmark: OfferPack = {
  id: 'DK',
  source: 'Spillemyndigheden, guidance on offers: ten times, sixty days',
  maxMultiple: 10,
  minDays: 60,
  maxCashback: null,
};

const house: OfferPack = {
  id: 'house',
  source: 'The house’s own, to be replaced by what the licence says',
  maxMultiple: 10,
  minDays: 7,
  maxCashback: 2_000,
};

export const offerPacks: readonly OfferPack[] = [unitedKingdom, denmark, house];

/** Of several packs the stricter figure holds, each by itself. */
export function strictestOffers(packs: readonly OfferPack[]): OfferPack {
  const multiples = packs.flatMap(({ maxMultiple }) => maxMultiple ?? []);
  const days = packs.flatMap(({ minDays }) => minDays ?? []);
  const cashbacks = packs.flatMap(({ maxCashback }) => maxCashback ?? []);
  return {
    id: packs.map(({ id }) => id).join('+'),
    source: packs.map(({ source }) => source).join('; '),
    maxMultiple: multiples.length > 0 ? Math.min(...multiples) : null,
    minDays: days.length > 0 ? Math.max(...days) : null,
    maxCashback: cashbacks.length > 0 ? Math.min(...cashbacks) : null,
  };
}

/** What holds where a merchant has named no licence: Denmark’s sixty days bind where Denmark licenses. */
export const defaultOfferPack = strictestOffers([unitedKingdom, house]);
