import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { factsOf } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import { chosenPseudoLanguage, inPseudoLanguage } from './pseudo-language.ts';

interface Catalogue {
  messages: Messages;
}

interface HomeCatalogue extends Catalogue {
  /** The folder of this language's words by part; null where nothing was built. */
  partsAt: string | null;
}

type Loads<Loaded> = Readonly<Record<string, () => Promise<Loaded>>>;

const ofHome: Loads<HomeCatalogue> = import.meta.glob<HomeCatalogue>('./locales/*.po', {
  query: '?part=home',
});
/** All words but those of home: for who has no network, and for who changes the language. */
const ofTheRest: Loads<Catalogue> = import.meta.glob<Catalogue>('./locales/*.po', {
  query: '?part=rest',
});

interface Spoken {
  partsAt: string | null;
  /** Of all words: there, or on their way. */
  rest?: Promise<void>;
  /** By the names of parts. */
  parts: Map<string, Promise<void>>;
}

/**
 * Stands on instances that speak of more than home: in their next language they will have to as well.
 * React's components are handed a proxy of the instance, so a map by identity would not find it.
 */
const spoken = Symbol('spoken');
type Speaker = I18n & { [spoken]?: Spoken };

/** Loads a language's words into the given instance and makes them the ones that are shown. */
export async function loadLanguage(i18n: Speaker, language: Language): Promise<void> {
  const saysMore = speaksOfMore(i18n);
  const [home, rest] = await Promise.all([
    load(ofHome, language),
    saysMore ? load(ofTheRest, language) : null,
  ]);
  // What was asked for while these were on their way came in the language before.
  if (saysMore !== speaksOfMore(i18n)) return loadLanguage(i18n, language);
  const of = spokenBy(i18n);
  of.partsAt = home.partsAt;
  if (saysMore) of.rest = Promise.resolve();
  i18n.loadAndActivate({ locale: language, messages: { ...home.messages, ...rest?.messages } });
}

function spokenBy(i18n: Speaker): Spoken {
  i18n[spoken] ??= { partsAt: null, parts: new Map() };
  return i18n[spoken];
}

function speaksOfMore(i18n: Speaker): boolean {
  const of = spokenBy(i18n);
  return of.rest !== undefined || of.parts.size > 0;
}

/** Every file in the folder is a language's catalogue: a new one is found without being named. */
async function load<Loaded extends Catalogue>(
  words: Loads<Loaded>,
  language: Language,
): Promise<Loaded> {
  const { reads = language } = factsOf(language);
  const fetchWords = words[`./locales/${language}.po`] ?? words[`./locales/${reads}.po`];
  if (!fetchWords) throw new Error(`There is no catalogue of ${language}.`);
  const loaded = await fetchWords();
  return { ...loaded, messages: asSpoken(loaded.messages) };
}

function asSpoken(messages: Messages): Messages {
  if (!import.meta.env.DEV) return messages;
  const pseudo = chosenPseudoLanguage();
  return pseudo ? inPseudoLanguage(messages, pseudo) : messages;
}

/** Adds all words that home does without. */
export function loadAllWords(i18n: Speaker): Promise<void> {
  const of = spokenBy(i18n);
  of.rest ??= add(i18n, async (language) => (await load(ofTheRest, language)).messages).catch(
    (cause) => {
      delete of.rest;
      throw cause;
    },
  );
  return of.rest;
}

/**
 * Adds what one part says that is fetched later. Where its words cannot be had by themselves, as
 * without a network, all of them are taken, which the worker keeps.
 */
export function addWordsOf(i18n: Speaker, name?: string): Promise<void> {
  const of = spokenBy(i18n);
  if (of.rest !== undefined) return of.rest;
  if (name === undefined || of.partsAt === null) return loadAllWords(i18n);
  const asked = of.parts.get(name) ?? add(i18n, () => fetchWords(`${of.partsAt}/${name}.json`));
  of.parts.set(name, asked);
  return asked.catch(() => {
    of.parts.delete(name);
    return loadAllWords(i18n);
  });
}

async function fetchWords(address: string): Promise<Messages> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { messages }: Catalogue = await answer.json();
  return asSpoken(messages);
}

async function add(
  i18n: Speaker,
  loadMessages: (language: Language) => Promise<Messages>,
): Promise<void> {
  const language = i18n.locale as Language;
  const messages = await loadMessages(language);
  // One that was chosen in the meantime may have been on its way before these were asked for.
  if (i18n.locale !== language) return add(i18n, loadMessages);
  // Put there quietly: nothing on the screen says these words yet, so nothing has to be drawn again.
  Object.assign(i18n.messages, messages);
}

/** One instance a page; the gateway makes one a rendering, since it speaks all languages at once. */
export function createI18n(): I18n {
  return setupI18n();
}
