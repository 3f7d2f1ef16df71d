import { type InLanguages, wordsIn } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import type { MessageKind } from './courier.ts';
import type { MessageValues, MessageWords, Worded, Wording } from './messages.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ms } from './words/ms.ts';
import { zh } from './words/zh.ts';

export interface Rendered {
  subject: string | null;
  body: string;
}

/** The words as they go out; rendered when queued, so that a later change of language changes nothing. */
export function renderMessage(kind: MessageKind, language: Language, wording: Wording): Rendered {
  const { subject, text } = worded(wordsIn(words, language), wording);
  if (kind === 'mail') {
    return { subject: onOneLine(subject), body: `${text}\n\n-- \n${plain(wording.values.site)}\n` };
  }
  const binding = wording.template === 'verification-code' ? bindingOf(wording.values) : '';
  return { subject: null, body: text + binding };
}

const words: InLanguages<MessageWords> = { es, en, zh, ms };

function worded(inLanguage: MessageWords, wording: Wording): Worded {
  // Wording ties template and values together, which indexing by the template loses sight of.
  const say = inLanguage[wording.template] as (values: Wording['values']) => Worded;
  return say(cleaned(wording.values));
}

/** What phones fill in by themselves, and only on a page of this host; it has to be the last line. */
function bindingOf({ boundHost, code }: MessageValues['verification-code']): string {
  return boundHost ? `\n\n@${boundHost} #${code}` : '';
}

function cleaned<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? plain(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Control characters and marks that turn the direction of reading can make a message say another. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, '');
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
