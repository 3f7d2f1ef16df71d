import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#contract/languages.ts';
import { cookieOf } from './cookies.ts';

/** What the app says, then what it said last, then what the browser prefers, then the merchant. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>, fallback: Language): Language {
  const said = request.headers['x-language'];
  if (isLanguage(said)) return said;
  const remembered = cookieOf(request, 'lang');
  if (isLanguage(remembered)) return remembered;
  const preferred = request.headers['accept-language'];
  return (preferred && firstPreferred(preferred)) || fallback;
}

/** Of a header such as `fr, zh-CN;q=0.9, en;q=0.8`. */
export function firstPreferred(header: string): Language | undefined {
  const preferences = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight = 'q=1'] = part.trim().split(';');
      const [primary = ''] = tag.trim().toLowerCase().split('-');
      return { primary, weight: Number(weight.trim().replace(/^q=/, '')) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return preferences.map(({ primary }) => primary).find(isLanguage);
}
