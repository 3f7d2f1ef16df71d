import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { affiliate } from '#contract/register.ts';
import { openInviteLink } from '#contract/team-links.ts';
import { isFirstLook, readBroughtBy } from './brought-by.ts';

export interface Invitation {
  /** The agent's code that the address or the domain carries, if it is a good one. */
  carried: string | undefined;
  /** The friend's. */
  referralCode: string | undefined;
  /** What is sent for what was typed; null where that is nobody's code, which is then said. */
  resolve: (typed: string) => Promise<string | null>;
  isRefused: boolean;
  refuse: () => void;
  /** What was wrong has been read. */
  excuse: () => void;
}

/** Who brought this visitor: asked before anything is spent on a form that nobody would accept. */
export function useInvitation(): Invitation {
  const client = useQueryClient();
  const [broughtBy] = useState(readBroughtBy);
  const [isRefused, setRefused] = useState(false);
  const carriedQuery = carriedCodeQuery(broughtBy.affiliateCode);
  const { data } = useQuery(carriedQuery);
  return {
    carried: data?.code ?? undefined,
    referralCode: broughtBy.referralCode,
    resolve: async (typed) => {
      // Whoever is quicker than the answer is brought by somebody all the same.
      const { code } = await client.ensureQueryData(carriedQuery);
      if (code) return code;
      const given = typed.trim();
      if (given === '') return '';
      const known = await client.fetchQuery(typedCodeQuery(given));
      if (known.code === null) setRefused(true);
      return known.code;
    },
    isRefused,
    refuse: () => setRefused(true),
    excuse: () => setRefused(false),
  };
}

function carriedCodeQuery(code: string | undefined) {
  return {
    queryKey: [affiliate.path, 'carried', code ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const byCode = code ? await ask(affiliate, { code }, signal) : { code: null };
      // The agent sees how many opened the link; nobody waits for it to be counted.
      if (code && byCode.code && isFirstLook(code))
        ask(openInviteLink, { code }).catch(() => undefined);
      return byCode.code ? byCode : ask(affiliate, { domain: location.hostname }, signal);
    },
    staleTime: 5 * 60_000,
  };
}

function typedCodeQuery(code: string) {
  return {
    queryKey: [affiliate.path, 'typed', code],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(affiliate, { code }, signal),
  };
}
