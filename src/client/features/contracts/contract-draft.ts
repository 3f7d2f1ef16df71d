import { rateOfTyped, typedOfRate } from '#agents/rate.ts';
import { topRates } from '#agents/review-terms.ts';
import { minorOfTyped, typedOfMinor } from '#client/ui/typed-amount.ts';
import { mostTiers, type Terms, type Tier } from '#contract/contract-terms.ts';

/** Amounts of a tier, or of an hourly contract, as somebody types them. */
export interface TierDraft {
  key: number;
  rate: string;
  sales: string;
  loss: string;
  users: string;
}

/** Terms while somebody fills them in; each kind uses the fields it has. */
export interface ContractDraft {
  tiers: readonly TierDraft[];
  activeFrom: string;
  singleBet: string;
  betAmount: string;
  users: string;
  winRate: string;
  lossRate: string;
  rate: string;
}

/** What is wrong with a field, by its name: `rate`, or `sales 2` for that of the tier with the key 2. */
export type DraftFault =
  | 'rate-missing'
  | 'rate-above'
  | 'rate-order'
  | 'sales-order'
  | 'loss-order'
  | 'users-order'
  | 'users-shape';

export type DraftFaults = ReadonlyMap<string, DraftFault>;

interface Reviewing {
  currency: string;
  /** What the offering side gets itself, where that is known. */
  above: Terms | null;
}

export function draftOf(terms: Terms, currency: string, language: string): ContractDraft {
  const amount = (minor: string) => (minor === '0' ? '' : typedOfMinor(minor, currency));
  const rate = (millionths: number) => (millionths === 0 ? '' : typedOfRate(millionths, language));
  const count = (number: number) => (number === 0 ? '' : String(number));
  const tiers = 'tiers' in terms ? terms.tiers : [];
  return {
    tiers: tiers.map((tier, place) => ({
      key: place + 1,
      rate: rate(tier.rate),
      sales: amount(tier.sales),
      loss: amount(tier.loss),
      users: count(tier.users),
    })),
    activeFrom: 'activeFrom' in terms ? amount(terms.activeFrom) : '',
    singleBet: terms.kind === 'hourly' ? amount(terms.singleBet) : '',
    betAmount: terms.kind === 'hourly' ? amount(terms.betAmount) : '',
    users: terms.kind === 'hourly' ? count(terms.users) : '',
    winRate: terms.kind === 'hourly' ? rate(terms.winRate) : '',
    lossRate: terms.kind === 'hourly' ? rate(terms.lossRate) : '',
    rate: terms.kind === 'realtime' ? rate(terms.rate) : '',
  };
}

/** A tier above the last one begins with what that asks for. */
export function withTier(tiers: readonly TierDraft[]): readonly TierDraft[] {
  if (tiers.length >= mostTiers) return tiers;
  const last = tiers.at(-1);
  const key = Math.max(0, ...tiers.map((tier) => tier.key)) + 1;
  return [...tiers, { ...(last ?? { sales: '', loss: '', users: '' }), key, rate: '' }];
}

/** The terms that a draft comes to, by the rules that `begin` brings; with the first thing wrong at each field. */
export function termsOfDraft(
  draft: ContractDraft,
  begin: Terms,
  reviewing: Reviewing,
): { terms: Terms; faults: DraftFaults } {
  const faults = new Map<string, DraftFault>();
  const most = reviewing.above ? topRates(reviewing.above) : [];
  const rate = (name: string, typed: string, bound: number | undefined, mayBeNone = false) => {
    const millionths = typed === '' && mayBeNone ? 0 : rateOfTyped(typed);
    if (millionths === null || (millionths === 0 && !mayBeNone)) faults.set(name, 'rate-missing');
    else if (bound !== undefined && millionths > bound) faults.set(name, 'rate-above');
    return millionths ?? 0;
  };
  const amount = (typed: string) => minorOfTyped(typed, reviewing.currency) ?? '0';
  const count = (name: string, typed: string) => {
    const isCount = /^\d{0,7}$/.test(typed.trim()) && Number(typed) <= 1_000_000;
    if (!isCount) faults.set(name, 'users-shape');
    return isCount ? Number(typed) : 0;
  };
  const tiersOf = (hasLoss: boolean): Tier[] => {
    const tiers = draft.tiers.map((tier) => ({
      sales: amount(tier.sales),
      loss: hasLoss ? amount(tier.loss) : '0',
      users: count(`users ${tier.key}`, tier.users),
      rate: rate(`rate ${tier.key}`, tier.rate, most[0]),
    }));
    reviewOrder(tiers, draft.tiers, faults);
    return tiers;
  };
  switch (begin.kind) {
    case 'dividend': {
      const tiers = tiersOf(true);
      return { terms: { ...begin, activeFrom: amount(draft.activeFrom), tiers }, faults };
    }
    case 'daily': {
      const tiers = tiersOf(false);
      return { terms: { ...begin, activeFrom: amount(draft.activeFrom), tiers }, faults };
    }
    case 'hourly': {
      const winRate = rate('winRate', draft.winRate, most[0], draft.lossRate !== '');
      const lossRate = rate('lossRate', draft.lossRate, most[1], draft.winRate !== '');
      const terms = {
        kind: begin.kind,
        singleBet: amount(draft.singleBet),
        betAmount: amount(draft.betAmount),
        users: count('users', draft.users),
        winRate,
        lossRate,
      };
      return { terms, faults };
    }
    case 'realtime':
      return {
        terms: { kind: begin.kind, rate: rate('rate', draft.rate, most[0]) },
        faults,
      };
  }
}

/** Each tier demands at least what the one before does, and pays more. */
function reviewOrder(
  tiers: readonly Tier[],
  drafts: readonly TierDraft[],
  faults: Map<string, DraftFault>,
): void {
  const note = (name: string, place: number, fault: DraftFault) => {
    const field = `${name} ${drafts[place]?.key}`;
    if (!faults.has(field)) faults.set(field, fault);
  };
  for (const [place, tier] of tiers.entries()) {
    const before = tiers[place - 1];
    if (!before) continue;
    if (tier.rate <= before.rate) note('rate', place, 'rate-order');
    if (BigInt(tier.sales) < BigInt(before.sales)) note('sales', place, 'sales-order');
    if (BigInt(tier.loss) < BigInt(before.loss)) note('loss', place, 'loss-order');
    if (tier.users < before.users) note('users', place, 'users-order');
  }
}
