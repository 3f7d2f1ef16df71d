import type { AnswerOf } from '#contract/call.ts';
import { gameMenus } from '#contract/catalogue.ts';
import type { AnswerMemory } from '../answer-memory.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { editionOf } from '../edition.ts';
import { describeThrown } from '../thrown.ts';

/** Whether a value in an address leads to something, so that a page of its own is worth making. */
export type KnowsValue = (name: string, value: string) => Promise<boolean>;

/**
 * The catalogue's vendors are known, and nothing else: a client that makes values up would have a page
 * rendered and kept for each, and one processor renders for all.
 */
export function createKnownValues(given: HttpDependencies, memory: AnswerMemory): KnowsValue {
  const answer = given.answers.find(({ call }) => call.name === gameMenus.name);
  let known: { edition: string; vendors: Promise<ReadonlySet<string>> } | undefined;

  async function readVendors(): Promise<ReadonlySet<string>> {
    const language = given.defaultLanguage;
    const visit = { requestId: 'known-values', address: '', language, origin: '' };
    const outcome = answer && (await memory.answer(answer, { language }, visit));
    if (!outcome?.isStored) return new Set();
    const { value } = JSON.parse(outcome.packed.identity.toString());
    const { menus } = value as AnswerOf<typeof gameMenus>;
    return new Set(menus.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage)));
  }

  return async (name, value) => {
    if (name !== 'vassalage') return false;
    const edition = editionOf(given.versions);
    if (known?.edition !== edition) known = { edition, vendors: readVendors() };
    try {
      return (await known.vendors).has(value);
    } catch (thrown) {
      known = undefined;
      given.log.error({ thrown: describeThrown(thrown) }, 'the vendors could not be read');
      return false;
    }
  };
}
