import { areTiersInOrder, hasPeriodOf, isWithin } from '#agents/review-terms.ts';
import type { ContractKind, Terms } from '#contract/contract-terms.ts';
import type { ContractSetting } from './setting-store.ts';

export type TermsRefusal =
  | 'contract.kind-off'
  | 'contract.tiers'
  | 'contract.terms'
  | 'contract.above-upline';

interface ProposalFacts {
  setting: Pick<ContractSetting, 'kinds' | 'style' | 'carry'>;
  terms: Terms;
  /** What the offering side gets itself; null: nothing of this kind. */
  above: Terms | null;
}

/**
 * What keeps a proposal from being accepted, in the order of the call. Tiers, style and carry stay those of the day
 * on which it was made; what may have changed since is whether the kind is on, and what stands above.
 */
export function reviewAnswer({
  kinds,
  terms,
  above,
}: {
  kinds: readonly ContractKind[];
  terms: Terms;
  /** `house`: the house offers, and above it stands nothing. */
  above: Terms | null | 'house';
}): Exclude<TermsRefusal, 'contract.tiers'> | null {
  if (!kinds.includes(terms.kind)) return 'contract.kind-off';
  if (above === 'house') return null;
  if (above && !hasPeriodOf(terms, above)) return 'contract.terms';
  return above && isWithin(terms, above) ? null : 'contract.above-upline';
}

/** The first thing that is wrong with terms, in the order of the calls. */
export function reviewTerms({ setting, terms, above }: ProposalFacts): TermsRefusal | null {
  if (!setting.kinds.includes(terms.kind)) return 'contract.kind-off';
  if (!areTiersInOrder(terms)) return 'contract.tiers';
  if (terms.kind === 'dividend') {
    const isOfSite = terms.style === setting.style && terms.carry === setting.carry;
    if (!isOfSite || (above && !hasPeriodOf(terms, above))) return 'contract.terms';
  }
  return above && isWithin(terms, above) ? null : 'contract.above-upline';
}
