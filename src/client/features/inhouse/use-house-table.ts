import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ask } from '#client/data/ask.ts';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import { onServerEvent } from '#client/data/server-events.ts';
import { useHoldCheck } from '#client/features/protection/held-check.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import {
  type HouseRound,
  oneRound,
  openRound,
  ownRounds,
  type Purse,
  stepRound,
} from '#contract/inhouse.ts';
import { chanceOf } from './chance-of.ts';
import { tableQuery } from './inhouse-queries.ts';
import { answerTo, type Heard, roundInSight } from './table-play.ts';
import { useRoundNews } from './use-round-news.ts';
import { useTablePlay } from './use-table-play.ts';

/** At a table that takes two bets in a round, each has a slip, and the table's answer a place for its round. */
export type Slip = 1 | 2;
const placeOf = { 1: 'round', 2: 'second' } as const;

/** One table: what it takes, the round on one of its slips, and what can be done with it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a hook whose parts close over one table and one round
export function useHouseTable(game: string, purse: Purse, slip: Slip = 1) {
  const place = placeOf[slip];
  const beside = placeOf[slip === 1 ? 2 : 1];
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  const language = useLanguage();
  const options = tableQuery(memberId, { game, purse, language });
  const table = useQuery(options);
  const { play, now, send } = useTablePlay();
  const { told, shown, isCycling } = play;
  const news = useRoundNews({ tableKey: options.queryKey, purse, slip }, (round) =>
    send({ kind: 'round.shown', round }),
  );
  const take = (round: HouseRound) => {
    const held = client.getQueryData(options.queryKey)?.[place] ?? null;
    send({ kind: 'round.told', round, held });
    if (now().told !== round) return;
    // What the gateway would answer now, without asking it once more for every round.
    client.setQueryData(
      options.queryKey,
      (known) => known && { ...known, [place]: round.state === 'open' ? round : null },
    );
    news.tell(round);
  };
  const open = useMutation({
    onMutate: news.expect,
    mutationFn: (choices: Record<string, unknown>) => {
      send({ kind: 'bet.sent', id: crypto.randomUUID(), choices: textOf(choices) });
      return ask(openRound, { requestId: now().intent?.id ?? '', game, purse, choices });
    },
    onSuccess: (round) => {
      send({ kind: 'bet.begun' });
      take(round);
    },
    onError: (error) => {
      if (!(error instanceof Refused)) return;
      send({ kind: 'bet.decided' });
      if (error.code === 'round.open') void table.refetch();
    },
  });
  const go = useMutation({
    onMutate: news.expect,
    mutationFn: ({ round, step }: { round: HouseRound; step: string | Record<string, unknown> }) =>
      ask(stepRound, { roundId: round.id, after: round.steps.length, step }),
    onSuccess: take,
    // Made on another device, or a day too late: what there is now is shown, and answers for itself.
    onError: async (error, { round }) => {
      await lookAt(round.id);
      if (error instanceof Refused && error.code === 'request.conflict') go.reset();
    },
  });
  const isWaiting = open.isPending || go.isPending;
  const arrive = useEffectEvent(() => {
    news.arrive();
    const { unheard } = now();
    send({ kind: 'changes.taken' });
    for (const heard of unheard) hear(heard);
  });
  // Run after the effects of the board beneath, so between the two holds there is no moment without one.
  useEffect(() => {
    if (!isWaiting) arrive();
  }, [isWaiting]);
  const cycleMs = table.data?.cycleMs ?? 0;
  useEffect(() => {
    if (!isCycling) return;
    const timer = setTimeout(() => send({ kind: 'cycle.over' }), cycleMs);
    return () => clearTimeout(timer);
  }, [isCycling, cycleMs, send]);
  const round = roundInSight(play, table.data?.[place] ?? null);
  // A round at a table of many goes on, and ends, without its player's hand.
  const isShared = round?.state === 'open' && chanceOf(round.rules) === 'chain';
  // What asks for an answer waits until it has ended: under it nobody could leave in time.
  useHoldCheck(isShared);
  const lookAt = (roundId: string) =>
    ask(oneRound, { roundId }).then(take, () => void table.refetch());
  const meetUnknown = async (roundId: string) => {
    void table.refetch();
    // A screen that was drawn anew meanwhile has nothing else to know its newest round by.
    void client.invalidateQueries({ queryKey: [...ownKey(memberId, ownRounds), game, purse] });
    if (!(open.error instanceof NetworkFailed)) return;
    // The answer to the bet was lost. Its round may be over, and then the table does not name it.
    const found = await ask(oneRound, { roundId }).catch(() => null);
    // Another device may play at this table too: only the bet that was sent from here is answered by it.
    const isOwn = found?.game === game && found.purse === purse;
    if (!isOwn || now().intent?.choices !== textOf(found.choices)) return;
    send({ kind: 'bet.decided' });
    open.reset();
    take(found);
  };
  const hear = useEffectEvent((heard: Heard) => {
    // The other slip listens to its round by itself.
    if (client.getQueryData(options.queryKey)?.[beside]?.id === heard.roundId) return;
    switch (answerTo(heard, { round, isWaiting, isShared })) {
      case 'keep':
        return send({ kind: 'change.heard', heard });
      case 'meet':
        return void meetUnknown(heard.roundId);
      case 'look':
        return void lookAt(heard.roundId);
      case 'nothing':
    }
  });
  const catchUp = useEffectEvent(() => {
    if (round?.state === 'open') void lookAt(round.id);
    if (!(open.error instanceof NetworkFailed || go.error instanceof NetworkFailed)) return;
    // The network is back: what it took with it is known from the table, and need not be said any more.
    void table.refetch();
    open.reset();
    go.reset();
  });
  const isGone = told?.state === 'open' && !isWaiting && table.data?.[place] === null;
  // The table knows of no open round, be it that it was taken back: how it ended is asked for.
  useEffect(() => {
    if (isGone) catchUp();
  }, [isGone]);
  useEffect(() => {
    const stops = [
      onServerEvent('round.changed', ({ body }) => hear(body)),
      // What was missed while nobody listened.
      onServerEvent('hello', catchUp),
      onServerEvent('resync', catchUp),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return {
    table: table.data,
    // A table that is shown stays while a later look at it finds no network.
    loadError: table.data && table.error instanceof NetworkFailed ? null : table.error,
    reload: () => void table.refetch(),
    round,
    /** The round that ended last, as soon as its board has shown how. */
    shown,
    isWaiting,
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

/** The database keeps choices in another order. */
function textOf(choices: Record<string, unknown>): string {
  return JSON.stringify(
    Object.entries(choices).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
