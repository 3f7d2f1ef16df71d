import type { FastifyRequest } from 'fastify';
import { type Theme, themes } from '#contract/values.ts';
import { cookieOf } from '../cookies.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { languageOf } from '../language.ts';
import type { FirstPaintPaths } from './first-paint.ts';
import type { KnowsValue } from './known-values.ts';
import type { Look } from './look.ts';

/** A lost script or picture must stay an error: a page in its place would fail in stranger ways. */
export function isNavigation(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  const looksLikeFile = /\.[a-z0-9]{1,12}$/i.test(path) && path !== '/index.html';
  return accept.includes('*/*') && !looksLikeFile;
}

/**
 * What the device chose; for a first visit what its browser speaks, where we have it, else what the
 * merchant chose. No redirect: the documents kept here are by language, and `Vary` names both headers.
 */
export function lookOf(request: FastifyRequest, given: HttpDependencies): Look {
  const theme = cookieOf(request, 'theme');
  return {
    language: languageOf(request, given.defaultLanguage),
    theme: isTheme(theme) ? theme : 'auto',
    isNarrow: isPhone(request.headers),
  };
}

/** Chromium has a header for it, other browsers name themselves so; tablets do neither. */
function isPhone(headers: FastifyRequest['headers']): boolean {
  const mobile = headers['sec-ch-ua-mobile'];
  return mobile === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : mobile === '?1';
}

function isTheme(text: string | undefined): text is Theme {
  return themes.some((theme) => theme === text);
}

/**
 * Path and those search parameters that change the page, in one order. Undefined if the page is not
 * public, or if a value leads to nothing.
 */
export async function publicAddress(
  url: string,
  paths: FirstPaintPaths,
  knowsValue: KnowsValue,
): Promise<string | undefined> {
  const [path = '/', query = ''] = url.split('?');
  if (!Object.hasOwn(paths, path)) return undefined;
  const parameters = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of [...(paths[path] ?? [])].sort()) {
    const value = parameters.get(name);
    if (value === null || value.length > longestValue) continue;
    if (!(await knowsValue(name, value))) return undefined;
    known.set(name, value);
  }
  const search = known.toString();
  return search === '' ? path : `${path}?${search}`;
}

const longestValue = 64;
