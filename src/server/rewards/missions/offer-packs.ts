/** What a licence says on offers; what it leaves open is null. */
export interface OfferPack {
  id: string;
  /** Where it is written. */
  source: string;
  /** Since when it holds, and until when; null: nobody has said an end. Both are moments of its own country. */
  from: string;
  until: string | null;
  /** The most that may have to be played for one that is given; weights count into it. */
  maxMultiple: number | null;
  /** What a player is given at least to meet the condition. */
  minDays: number | null;
  /** The most that one offer may give, by currency, in minor units. */
  maxBonus: Readonly<Record<string, number>>;
  /** Of a loss the most that may be given back, in basis points. */
  maxCashback: number | null;
}

const unitedKingdom: OfferPack = {
  id: 'UK',
  source: 'UKGC, social responsibility code 5.1.1',
  from: '2026-01-19T00:00:00Z',
  until: null,
  maxMultiple: 10,
  minDays: null,
  maxBonus: {},
  maxCashback: null,
};

const denmark: OfferPack = {
  id: 'DK',
  source: 'Spillemyndigheden, guidance on offers: ten times, sixty days, 1,000 kroner',
  from: '2020-01-01T00:00:00+01:00',
  until: null,
  maxMultiple: 10,
  minDays: 60,
  maxBonus: { DKK: 100_000 },
  maxCashback: null,
};

const house: OfferPack = {
  id: 'house',
  source: 'The house’s own, to be replaced by what the licence says',
  from: '1970-01-01T00:00:00Z',
  until: null,
  maxMultiple: 10,
  minDays: 7,
  maxBonus: {},
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
    from:
      packs
        .map(({ from }) => from)
        .sort()
        .at(-1) ?? '',
    until: null,
    maxMultiple: multiples.length > 0 ? Math.min(...multiples) : null,
    minDays: days.length > 0 ? Math.max(...days) : null,
    maxBonus: lowestOf(packs.map(({ maxBonus }) => maxBonus)),
    maxCashback: cashbacks.length > 0 ? Math.min(...cashbacks) : null,
  };
}

function lowestOf(all: readonly OfferPack['maxBonus'][]): OfferPack['maxBonus'] {
  const lowest: Record<string, number> = {};
  for (const [currency, most] of all.flatMap((one) => Object.entries(one))) {
    lowest[currency] = Math.min(most, lowest[currency] ?? most);
  }
  return lowest;
}

/**
 * What holds at a moment where a merchant has named no licence: Denmark’s sixty days bind where Denmark licenses. Asked
 * when an offer is saved, published, joined and granted, as the rules may have changed in between.
 */
export function offerPackAt(
  now: Date,
  packs: readonly OfferPack[] = [unitedKingdom, house],
): OfferPack {
  return strictestOffers(packs.filter((pack) => isInForce(pack, now)));
}

function isInForce({ from, until }: OfferPack, now: Date): boolean {
  return new Date(from) <= now && (until === null || now < new Date(until));
}
