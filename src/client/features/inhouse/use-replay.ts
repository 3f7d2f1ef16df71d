import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { isCalm } from '#client/ui/is-calm.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import { roundStory } from '#contract/round-story.ts';

interface Scene {
  /** A board that is made anew knows nothing of how the round ends. */
  take: number;
  story: readonly HouseRound[];
  /** Which of the story is in sight; none yet before the first. */
  at: number;
}

/** How long each standing of a round is in sight before the next one comes. */
const sceneMs = 2_000;
const calmMs = 900;

/** A past round, at rest as it ended until somebody wants to see once more how it came to that. */
export function useReplay(round: HouseRound) {
  const [scene, setScene] = useState<Scene>({ take: 0, story: [round], at: 0 });
  const { take, story, at } = scene;
  const fetched = useMutation({
    mutationFn: () => ask(roundStory, { roundId: round.id }),
    onSuccess: ({ rounds }) => setScene({ take: take + 1, story: rounds, at: -1 }),
  });
  const isRunning = at < story.length - 1;
  useEffect(() => {
    if (!isRunning) return;
    const pause = at < 0 ? 80 : isCalm() ? calmMs : sceneMs;
    const timer = setTimeout(() => setScene((now) => ({ ...now, at: now.at + 1 })), pause);
    return () => clearTimeout(timer);
  }, [isRunning, at]);
  return {
    take,
    shown: story[at] ?? null,
    isRunning,
    isWaiting: fetched.isPending,
    error: fetched.error,
    replay: () => fetched.mutate(),
  };
}
