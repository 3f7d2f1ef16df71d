import { ask } from '#client/data/ask.ts';
import { type HumanCheckScene, humanCheck } from '#contract/anti-abuse.ts';

interface Wishes {
  /** One more than before for who was told `human-check.too-easy`. */
  level?: number;
  signal?: AbortSignal;
}

/**
 * Fetches a check, works it out and answers what the next call carries in `humanCheck`. It shows
 * nothing and takes a moment; the work is done off the main thread and ends when `signal` says so.
 */
export async function solveHumanCheck(
  scene: HumanCheckScene,
  { level = 0, signal }: Wishes = {},
): Promise<string> {
  const [challenge, { workOut }] = await Promise.all([
    ask(humanCheck, { scene, level }, signal),
    import('./work-out.ts'),
  ]);
  return workOut(challenge, signal);
}
