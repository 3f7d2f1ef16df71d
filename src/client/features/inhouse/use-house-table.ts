import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { onServerEvent } from '#client/data/server-events.ts';
import { useSession } from '#client/features/session/session-atom.ts';
import { useRefreshBalance } from '#client/features/wallet/use-refresh-balance.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { type HouseRound, openRound, type Purse, stepRound } from '#contract/inhouse.ts';
import { tableQuery } from './inhouse-queries.ts';

/** One table: what it takes, the round at it, and what can be done with it. */
export function useHouseTable(game: string, purse: Purse) {
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  const refreshBalance = useRefreshBalance();
  const language = useLanguage();
  const options = tableQuery(memberId, { game, purse, language });
  const table = useQuery(options);
  const [told, setTold] = useState<HouseRound | null>(null);
  const [isCycling, setIsCycling] = useState(false);
  const intent = useRef<{ id: string; choices: string } | null>(null);
  const take = (round: HouseRound) => {
    setTold(round);
    if (round.purse === 'money') refreshBalance();
    void client.invalidateQueries({ queryKey: options.queryKey });
  };
  const open = useMutation({
    mutationFn: (choices: Record<string, unknown>) => {
      const written = JSON.stringify(choices);
      // Asked again after a reply was lost, it is still the same round.
      if (intent.current?.choices !== written) {
        intent.current = { id: crypto.randomUUID(), choices: written };
      }
      return ask(openRound, { requestId: intent.current.id, game, purse, choices });
    },
    onSuccess: (round) => {
      intent.current = null;
      setIsCycling(true);
      take(round);
    },
    onError: (error) => {
      if (!(error instanceof Refused)) return;
      intent.current = null;
      if (error.code === 'round.open') void table.refetch();
    },
  });
  const go = useMutation({
    mutationFn: ({ round, step }: { round: HouseRound; step: string | Record<string, unknown> }) =>
      ask(stepRound, { roundId: round.id, after: round.steps.length, step }),
    onSuccess: take,
    // Made on another device, or a day too late: what there is now is shown.
    onError: () => table.refetch(),
  });
  const cycleMs = table.data?.cycleMs ?? 0;
  useEffect(() => {
    if (!isCycling) return;
    const timer = setTimeout(() => setIsCycling(false), cycleMs);
    return () => clearTimeout(timer);
  }, [isCycling, cycleMs]);
  const hear = useEffectEvent((roundId: string) => {
    if (!open.isPending && !go.isPending && told?.id !== roundId) void table.refetch();
  });
  useEffect(() => onServerEvent('round.changed', ({ body }) => hear(body.roundId)), []);
  const left = table.data?.round ?? null;
  // What another device did since is newer than what was told here.
  const round = left && (told === null || BigInt(left.id) > BigInt(told.id)) ? left : told;
  return {
    table: table.data,
    loadError: table.error,
    reload: () => void table.refetch(),
    round,
    isWaiting: open.isPending || go.isPending,
    isCycling,
    error: open.error ?? go.error,
    play: (choices: Record<string, unknown>) => {
      go.reset();
      if (!open.isPending) open.mutate(choices);
    },
    step: (step: string | Record<string, unknown>) => {
      open.reset();
      if (round?.state === 'open' && !go.isPending) go.mutate({ round, step });
    },
  };
}
