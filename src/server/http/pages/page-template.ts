import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AsksAhead, askAheadSource } from '#contract/first-paint.ts';
import { factsOf } from '#contract/languages.ts';
import { styleOfBrand } from './brand-style.ts';
import { hashSource } from './content-policy.ts';
import { facesApart } from './page-style.ts';
import { readScreenFiles } from './screen-files.ts';

export interface PageParts {
  language: string;
  theme: string;
  brand: string;
  /** 1 maintenance, 2 closed region. */
  status: 0 | 1 | 2;
  head: string;
  /** Of every page, or what this one uses of it. */
  style: string;
  /** What the screen needs beside the styles of every page. */
  screenStyle?: string;
  markup: string;
  /** JSON; a shell has none. */
  state?: string;
  /** Where the state is fetched, if it is not in the page. */
  besideAddress?: string;
  /** What a shell shows until the program draws its page, but not at these paths. */
  frame?: string;
  framelessPaths?: readonly string[];
  asks?: AsksAhead;
  /** What is said where the program does not come. */
  slowWords?: string | undefined;
}

export interface PageTemplate {
  compose(parts: PageParts): string;
  /** What every page fetches or has in it, by address. */
  known: ReadonlySet<string>;
  /** The scripts that stand in every page, as the content policy names them. */
  scriptHashes: readonly string[];
  /** Those of shells. */
  shellScriptHashes: readonly string[];
  /** The styles of every page, apart from its faces and animations. */
  style: string;
  faces: string;
}

/** The page that vite built, made ready to be filled; undefined while nothing is built. */
export async function readTemplate(
  appFolder: string,
  brand: string,
): Promise<PageTemplate | undefined> {
  const html = await readFile(join(appFolder, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const styles = attributesOf(html, stylesheetLink, 'href');
  const sheets = await Promise.all(styles.map((href) => readFile(join(appFolder, href), 'utf8')));
  const style = sheets.map((sheet) => sheet.trim()).join('\n');
  return templateOf(html, styleOfBrand(style, brand), await readAskAhead(appFolder));
}

/** It stands in the page itself: a file of its own would be waited for before anything is asked. */
async function readAskAhead(appFolder: string): Promise<string> {
  const [file] = (await readScreenFiles(appFolder)).filesOf([askAheadSource]);
  const text = file && (await readFile(join(appFolder, file), 'utf8').catch(() => undefined));
  return text ? `(()=>{${text.trim()}})()` : '';
}

/**
 * The entry is named on the boot script instead of being a script itself: a module in the head would
 * be fetched before the banner, and the boot script imports it after the page was painted.
 */
export function templateOf(html: string, sheet: string, askAhead = ''): PageTemplate {
  if (sheet.includes('</style')) throw new Error('A stylesheet closes its own element.');
  const { faces, style } = facesApart(sheet);
  // The last script is the program; those before it are what it stands on.
  const scripts = attributesOf(html, moduleScript, 'src');
  const entry = scripts.at(-1) ?? '';
  const preloads = [...scripts.slice(0, -1), ...attributesOf(html, modulePreload, 'href')];
  const known = attributesOf(html, stylesheetLink, 'href').map(knownSheet).join('');
  const bare = html
    .replace(moduleScript, '')
    .replace(modulePreload, '')
    .replace(stylesheetLink, '')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<html[^>]*>/, '<!--html-->')
    .replace(
      '<script id="boot"',
      () => `<script id="boot" data-files="${[...preloads, entry].join(' ')}"`,
    );
  const boot = /<script id="boot"[^>]*>([\s\S]*?)<\/script>/.exec(bare)?.[1];
  const scriptHashes = boot === undefined ? [] : [hashSource(boot)];
  return {
    known: new Set([entry, ...preloads, ...attributesOf(html, stylesheetLink, 'href')]),
    scriptHashes,
    shellScriptHashes: askAhead ? [...scriptHashes, hashSource(askAhead)] : scriptHashes,
    style,
    faces,
    compose(parts) {
      const status = parts.status === 0 ? '' : ` data-status="${parts.status}"`;
      const page = `<html lang="${parts.language}" dir="${factsOf(parts.language).direction}" data-theme="${parts.theme}" data-brand="${parts.brand}"${status}>`;
      const styled = parts.head + styleElements(faces, parts) + known;
      const state = parts.state === undefined ? '' : stateScript(parts.state);
      const beside = parts.besideAddress ? ` data-beside="${escapeText(parts.besideAddress)}"` : '';
      const slow = parts.slowWords ? ` data-slow="${escapeText(parts.slowWords)}"` : '';
      const { frame, framelessPaths = [], asks } = parts;
      const asking =
        asks && askAhead
          ? `<script data-asks="${escapeText(JSON.stringify(asks))}">${askAhead}</script>`
          : '';
      // It bears a class, as pages that are drawn leave out the rules of classes they do not bear.
      const framed = frame ? ` data-frameless="${framelessPaths.join(' ')}"` : '';
      // Functions, because a plain replacement would read dollar signs in the markup as commands.
      return bare
        .replace('<!--html-->', () => page)
        .replace('<!--head-->', () => styled)
        .replace('<script id="boot"', (boot) => boot + beside + framed + slow)
        .replace('<!--ask-ahead-->', () => asking)
        .replace('<!--app-->', () => parts.markup)
        .replace('<!--frame-->', () =>
          frame ? `<div id="opening" class="opening" inert>${frame}</div>` : '',
        )
        .replace(/<\/body>/, () => `${state}</body>`);
    },
  };
}

const moduleScript = /\s*<script[^>]*\btype="module"[^>]*><\/script>/g;
const modulePreload = /\s*<link[^>]*\brel="modulepreload"[^>]*>/g;
const stylesheetLink = /\s*<link[^>]*\brel="stylesheet"[^>]*>/g;

function attributesOf(html: string, tag: RegExp, attribute: string): string[] {
  const value = new RegExp(`\\b${attribute}="([^"]*)"`);
  return [...html.matchAll(tag)].flatMap(([found]) => value.exec(found)?.[1] ?? []);
}

/** One is named, for the program puts into it what the page was drawn without. */
function styleElements(faces: string, { style, screenStyle = '' }: PageParts): string {
  const element = (sheet: string, name = '') => sheet && `<style${name}>${sheet}</style>`;
  return element(faces) + element(style, ' id="style"') + element(screenStyle);
}

/**
 * Each part that is fetched on its own names the sheets it needs. One that it finds in the page it
 * does not fetch, and what is disabled is not fetched either: all of it stands here already, and
 * read a second time it would have every element of the page styled and laid out anew.
 */
function knownSheet(address: string): string {
  return `<link rel="stylesheet" href="${address}" disabled>`;
}

/** In JSON the sign stands inside strings only, so its escape means the same and ends no element. */
function stateScript(state: string): string {
  return `<script type="application/json" id="state">${state.replaceAll('<', '\\u003c')}</script>`;
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
