import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/values.ts';
import { chosenPseudoLanguage, inPseudoLanguage } from './pseudo-language.ts';

type Catalogue = { messages: Messages };
type Loads = Readonly<Record<string, () => Promise<Catalogue>>>;

const ofHome: Loads = import.meta.glob<Catalogue>('./locales/*.po', { query: '?part=home' });
/** Of what shows where one's money is; the rest says it too. */
const ofMoney: Loads = import.meta.glob<Catalogue>('./locales/*.po', { query: '?part=money' });
const ofTheRest: Loads = import.meta.glob<Catalogue>('./locales/*.po', { query: '?part=rest' });

const later = { money: ofMoney, rest: ofTheRest };
export type LaterWords = keyof typeof later;

/**
 * Stands on instances that speak of more than home: in their next language they will have to as well.
 * React's components are handed a proxy of the instance, so a map by identity would not find it.
 */
const spoken = Symbol('spoken');
type Speaker = I18n & { [spoken]?: Partial<Record<LaterWords, Promise<void>>> };

/** Loads a language's words into the given instance and makes them the ones that are shown. */
export async function loadLanguage(i18n: Speaker, language: Language): Promise<void> {
  const words = wordsSpoken(i18n);
  const parts = words ? [ofHome, later[words]] : [ofHome];
  const loaded = await Promise.all(parts.map((part) => load(part, language)));
  // What was asked for while these were on their way came in the language before.
  if (words !== wordsSpoken(i18n)) return loadLanguage(i18n, language);
  const messages = Object.assign({}, ...loaded.map((part) => part.messages));
  i18n.loadAndActivate({ locale: language, messages });
}

/** Every file in the folder is a language's catalogue: a new one is found without being named. */
async function load(part: Loads, language: Language): Promise<Catalogue> {
  const fetchWords = part[`./locales/${language}.po`];
  if (!fetchWords) throw new Error(`There is no catalogue of ${language}.`);
  const { messages } = await fetchWords();
  const pseudo = chosenPseudoLanguage();
  return { messages: pseudo ? inPseudoLanguage(messages, pseudo) : messages };
}

function wordsSpoken(i18n: Speaker): LaterWords | undefined {
  const { rest, money } = i18n[spoken] ?? {};
  return rest ? 'rest' : money && 'money';
}

/** Adds words that home does without; whoever shows something fetched on its own waits for them. */
export function loadWords(i18n: Speaker, words: LaterWords): Promise<void> {
  i18n[spoken] ??= {};
  const said = i18n[spoken];
  // The rest says the words of money too, and where it cannot be had they come by themselves.
  const begin = () =>
    (words === 'money' && said.rest?.catch(() => add(i18n, words))) || add(i18n, words);
  said[words] ??= begin().catch((cause) => {
    delete said[words];
    throw cause;
  });
  return said[words];
}

async function add(i18n: I18n, words: LaterWords): Promise<void> {
  const language = i18n.locale as Language;
  const { messages } = await load(later[words], language);
  // One that was chosen in the meantime may have been on its way before these were asked for.
  if (i18n.locale !== language) return add(i18n, words);
  // Put there quietly: nothing on the screen says these words yet, so nothing has to be drawn again.
  Object.assign(i18n.messages, messages);
}

/** One instance a page; the gateway makes one a rendering, since it speaks four languages at once. */
export function createI18n(): I18n {
  return setupI18n();
}
