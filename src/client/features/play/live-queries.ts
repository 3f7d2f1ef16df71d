import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import {
  jackpotsEverySeconds,
  liveModels,
  matchesEverySeconds,
  modelsEverySeconds,
  vendorJackpots,
  vendorMatches,
} from '#contract/launch.ts';
import type { Language } from '#contract/values.ts';

/** Who sits at the live tables, what came there and what they take: a round is over in half a minute. */
export function liveModelsQuery(language: Language, vassalage?: string) {
  return queryOptions({
    queryKey: [liveModels.path, language, vassalage ?? ''],
    queryFn: async ({ signal }) =>
      (await ask(liveModels, { language, ...(vassalage ? { vassalage } : {}) }, signal)).models,
    refetchInterval: modelsEverySeconds * 1_000,
    staleTime: modelsEverySeconds * 1_000,
    meta: { isPassing: true },
  });
}

/** Asked again while somebody looks, and not while the page lies in the background. */
export function jackpotsQuery(language: Language) {
  return queryOptions({
    queryKey: [vendorJackpots.path, language],
    queryFn: async ({ signal }) => (await ask(vendorJackpots, { language }, signal)).pots,
    refetchInterval: jackpotsEverySeconds * 1_000,
    staleTime: 5_000,
    meta: { isPassing: true },
  });
}

/** Prices change while one looks at them. */
export function matchesQuery(language: Language, gameType: 'SPORTS' | 'ESPORTS') {
  return queryOptions({
    queryKey: [vendorMatches.path, language, gameType],
    queryFn: async ({ signal }) =>
      (await ask(vendorMatches, { language, gameType }, signal)).matches,
    refetchInterval: matchesEverySeconds * 1_000,
    staleTime: matchesEverySeconds * 1_000,
    meta: { isPassing: true },
  });
}
