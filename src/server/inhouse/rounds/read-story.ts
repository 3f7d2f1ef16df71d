import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { roundStory as Call } from '#contract/round-story.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { houseAccountFor } from '../house-account.ts';
import { selectPairs } from '../seeds/seed-store.ts';
import { selectRound } from '../store.ts';
import { replayableOf, replayToEnd, viewRound } from './replay-round.ts';

/** The round as its player saw it, a step at a time: replayed by the rules of its time. */
export async function readStory(
  app: AppContext,
  { roundId }: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Call>, 'round.unknown'>> {
  const row = await selectRound(app.database, player.id, roundId);
  const [pair] = row ? await selectPairs(app.database, [row.seed_pair_id]) : [];
  if (!row || !pair) return refuse('round.unknown');
  const { commodity } = await houseAccountFor(app);
  const made = JSON.parse(row.steps) as unknown[];
  const replayable = replayableOf(app, row, pair);
  const before = made.map((_, count) => {
    const steps = made.slice(0, count);
    const { staked } = replayToEnd({ ...replayable, steps: replayable.steps.slice(0, count) });
    const then = { ...row, steps: JSON.stringify(steps), staked: String(staked) };
    const running = { ...then, state: 'open' as const, paid: null, awarded: '0' };
    return viewRound(app, running, pair, commodity);
  });
  return done({ rounds: [...before, viewRound(app, row, pair, commodity)] });
}
