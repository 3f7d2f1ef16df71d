import type { AnswerOf } from '#contract/call.ts';
import { gameByCode } from '#contract/game-by-code.ts';
import type { Language } from '#contract/values.ts';
import type { AnswerMemory } from '../answer-memory.ts';
import { readBy } from '../calls/request-reader.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { describeThrown } from '../thrown.ts';

/**
 * Which part of its screen an address means: the member centre's page, or the rules of the game. Null
 * where it means none, or nothing that exists.
 */
export type PartOf = (path: string, query: string, language: Language) => Promise<string | null>;

export function createPartOf(given: HttpDependencies, memory: AnswerMemory): PartOf {
  const answer = given.answers.find(({ call }) => call.name === gameByCode.name);

  async function rulesOf(gameCode: string, language: Language): Promise<string | null> {
    const read = readBy(gameByCode.request, { gameCode, language }, () => language);
    if (!answer || !read.isRead) return null;
    const visit = { requestId: 'screen-part', address: '', language, origin: '' };
    const outcome = await memory.answer(answer, read.value, visit);
    if (!outcome.isStored) return null;
    const { value } = JSON.parse(outcome.packed.identity.toString());
    return (value as AnswerOf<typeof gameByCode>).rules;
  }

  return async (path, query, language) => {
    const search = new URLSearchParams(query);
    if (path !== '/seamless') return search.get('page');
    const gameCode = search.get('gameCode');
    if (gameCode === null) return null;
    try {
      return await rulesOf(gameCode, language);
    } catch (thrown) {
      // The page finds its way without: one file after the other.
      given.log.error({ thrown: describeThrown(thrown) }, 'the rules of a game could not be read');
      return null;
    }
  };
}
