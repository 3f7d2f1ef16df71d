import * as v from 'valibot';
import type { Clock } from '#server/kernel/clock.ts';
import { askOutside } from '#server/ports/outgoing/ask-outside.ts';
import { judgeSignature } from '#server/ports/payments/sign.ts';
import { type OfficialResults, ResultsError } from './official-results.ts';

interface FeedPlace {
  code: string;
  url: URL;
  secret: string;
  clock: Pick<Clock, 'now'>;
  timeoutMs?: number;
}

const Report = v.object({
  game: v.string(),
  numero: v.string(),
  result: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\d{1,8}$/))),
    v.minLength(1),
    v.maxLength(64),
  ),
});

/** Polls a feed; its answers are signed, so a program in between can report nothing. */
export function httpResults({
  code,
  url,
  secret,
  clock,
  timeoutMs = 5_000,
}: FeedPlace): OfficialResults {
  const base = url.href.replace(/\/$/, '');
  return {
    code,
    async fetchResult({ feedCode, numero }) {
      const asked = new URL(`${base}/results/${encodeURIComponent(feedCode)}/${numero}`);
      const answer = await askOutside({ url: asked, method: 'GET', timeoutMs });
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw new ResultsError('results.down');
      const signature = String(answer.headers['x-signature'] ?? '');
      const what = labelOf(asked.pathname);
      const judged = judgeSignature(secret, what, answer.text, { signature, now: clock.now() });
      if (judged !== 'good') throw new ResultsError('results.wrong-signature');
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), answer.text);
      if (!read.success) throw new ResultsError('results.unreadable');
      const { game, numero: named, result } = read.output;
      if (game !== feedCode || named !== numero) throw new ResultsError('results.unreadable');
      return result;
    },
  };
}

/** What an answer's signature stands for. */
export function labelOf(path: string): string {
  return `results ${path}`;
}
