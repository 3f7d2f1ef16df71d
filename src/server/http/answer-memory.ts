import type { Answer, Refused, Visit } from '#server/kernel/answer.ts';
import { BoundedMemory } from './bounded-memory.ts';
import type { HttpDependencies } from './dependencies.ts';
import { boundsOf } from './dependencies.ts';
import { editionOf } from './edition.ts';
import { type Packed, pack, unpacked, weightOf } from './packed.ts';
import { SingleFlight } from './single-flight.ts';

export type SharedOutcome =
  | { isStored: true; packed: Packed }
  | { isStored: false; refused: Refused };

export interface AnswerMemory {
  /** The answer to a request its schema has read, made once however many ask. */
  answer(answer: Answer, request: unknown, visit: Visit, url?: string): Promise<SharedOutcome>;
  /** The current answer to a URL asked before: neither schema nor handler is asked again. */
  recall(url: string): Packed | undefined;
  readonly counts: { hits: number; misses: number };
  readonly size: { entries: number; bytes: number };
}

/** Holds what is the same for everyone until content or catalogue change. */
export function createAnswerMemory(given: HttpDependencies): AnswerMemory {
  const bounds = boundsOf(given);
  const answers = new BoundedMemory<Packed>(bounds.sharedAnswers, bounds.sharedAnswerBytes);
  // Under an address stands only the key: the bodies are bounded in one place. The key names its
  // edition, and a change empties both before anyone can ask again.
  const keyByUrl = new BoundedMemory<string>(bounds.sharedAnswers * 2, bounds.sharedAnswerBytes);
  const flights = new SingleFlight<SharedOutcome>();
  const counts = { hits: 0, misses: 0 };
  const edition = () => editionOf(given.versions);

  // Nothing old is asked for again, so it need not wait to be pushed out.
  given.versions.onChange(() => {
    answers.clear();
    keyByUrl.clear();
  });

  async function make(key: string, from: string, answer: Answer, request: unknown, visit: Visit) {
    // Everyone gets this answer, so nothing of the one who asked first may flow into it.
    const nobody: Visit = { ...visit, address: '' };
    const outcome = await answer.handle({
      request: request as never,
      player: null,
      operator: null,
      visit: nobody,
    });
    if (!outcome.done) return { isStored: false, refused: outcome } as const;
    const packed = unpacked(JSON.stringify({ success: true, value: outcome.value }));
    // Read before the change and kept after it, an old answer would stay for a whole edition.
    if (edition() === from) keep(key, packed);
    return { isStored: true, packed } as const;
  }

  function keep(key: string, packed: Packed): void {
    answers.set(key, packed, weightOf(packed));
    // Who asks meanwhile gets it as it is: packing may take longer than the answer did.
    pack(packed, sharedBrotliQuality).then(
      () => answers.weighAgain(key, packed, weightOf(packed)),
      (cause: unknown) => given.log.error({ cause }, 'an answer could not be compressed'),
    );
  }

  return {
    async answer(answer, request, visit, url) {
      const from = edition();
      const key = `${from} ${answer.call.name} ${JSON.stringify(request)}`;
      if (url !== undefined && url.length <= longestUrl) {
        keyByUrl.set(url, key, (url.length + key.length) * 2);
      }
      const kept = answers.get(key);
      if (kept) {
        counts.hits += 1;
        return { isStored: true, packed: kept };
      }
      counts.misses += 1;
      return flights.do(key, () => make(key, from, answer, request, visit));
    },
    recall(url) {
      const key = keyByUrl.get(url);
      const kept = key === undefined ? undefined : answers.get(key);
      if (kept) counts.hits += 1;
      return kept;
    },
    counts,
    get size() {
      return { entries: answers.size, bytes: answers.bytes };
    },
  };
}

const sharedBrotliQuality = 5;
const longestUrl = 300;
