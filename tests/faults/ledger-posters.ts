import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StormOutcome, StormWish } from './ledger-storm.ts';

export interface Posters {
  post(wish: StormWish): Promise<StormOutcome>;
  /** One of them, in whatever it is doing; another takes its place. Answers whether there was one. */
  killOne(): boolean;
  close(): Promise<void>;
}

const file = fileURLToPath(new URL('./ledger-poster-server.ts', import.meta.url));

/** Postings through processes that die: what one of them had in hand is of unknown fate. */
export async function openPosters(connectionString: string, count: number): Promise<Posters> {
  const coming = new Set<Promise<Poster>>();
  const posters: Poster[] = await Promise.all(
    Array.from({ length: count }, () => openPoster(connectionString)),
  );
  let next = 0;
  const take = () => {
    next = (next + 1) % posters.length;
    return next;
  };
  return {
    async post(wish) {
      return (posters[take()] as Poster).post(wish);
    },
    killOne() {
      const place = take();
      // Whose heir is still coming cannot be killed again.
      if (posters[place]?.child?.kill('SIGKILL') !== true) return false;
      const heir = openPoster(connectionString);
      posters[place] = { child: undefined, post: async (wish) => (await heir).post(wish) };
      void heir.then((poster) => {
        posters[place] = poster;
      });
      coming.add(heir);
      return true;
    },
    async close() {
      await Promise.allSettled(coming);
      for (const { child } of posters) {
        if (!child || child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.disconnect();
        await ended;
      }
    },
  };
}

interface Poster {
  child: ChildProcess | undefined;
  post(wish: StormWish): Promise<StormOutcome>;
}

async function openPoster(connectionString: string): Promise<Poster & { child: ChildProcess }> {
  const child = fork(file, [connectionString], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waiting = new Map<number, (outcome: StormOutcome | null) => void>();
  let number = 0;
  await once(child, 'message');
  child.on('message', (told: { number: number; outcome: StormOutcome | null }) => {
    waiting.get(told.number)?.(told.outcome);
    waiting.delete(told.number);
  });
  child.once('exit', () => {
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  });
  // A message to one that has just died is of unknown fate too.
  child.on('error', () => undefined);
  return {
    child,
    async post(wish) {
      const outcome = await new Promise<StormOutcome | null>((resolve) => {
        if (!child.connected) return resolve(null);
        number += 1;
        waiting.set(number, resolve);
        child.send({ number, wish });
      });
      if (outcome === null) throw new Error('Nobody knows what became of it.');
      return outcome;
    },
  };
}
