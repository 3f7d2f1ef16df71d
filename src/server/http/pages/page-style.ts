import type { PageRule } from '#contract/first-paint.ts';

export interface SplitStyle {
  /** What the page needs to look as it does, with whatever a pointer or a switch in it may bring. */
  used: string;
  /** All other rules, each with its place in the whole sheet: put in one by one, they restore it. */
  rest: readonly PageRule[];
}

/**
 * Faces and animations mean the same wherever they stand, and have a sheet of their own: a browser
 * draws all of a page anew when a rule is put into a sheet that holds any.
 */
export function facesApart(style: string): { faces: string; style: string } {
  const [faces, rules] = [true, false].map((isWanted) =>
    rulesOf(style)
      .filter((rule) => /^@(font-face|keyframes|property)\b/.test(rule) === isWanted)
      .join(''),
  );
  return { faces: faces ?? '', style: rules ?? '' };
}

/**
 * Takes out of a sheet what nothing in this markup can match. The page is read by classes only, so a
 * rule stays where there is any doubt: one for elements, of an animation, or in a media query of
 * which one rule is used. No phone is so wide as what only wide screens are given.
 */
export function splitStyle(style: string, markup: string, isNarrow = false): SplitStyle {
  const worn = new Set<string>();
  for (const [, names = ''] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) worn.add(name);
  }
  const used: string[] = [];
  const rest: PageRule[] = [];
  rulesOf(style).forEach((rule, place) => {
    if (isUsed(rule, worn) && !(isNarrow && isForWide(rule))) used.push(rule);
    else rest.push([place, rule]);
  });
  return { used: used.join(''), rest };
}

function isUsed(rule: string, worn: ReadonlySet<string>): boolean {
  const opening = rule.indexOf('{');
  const head = rule.slice(0, opening).trim();
  if (/^@(media|supports|container|layer)\b/.test(head) && opening > 0) {
    return rulesOf(rule.slice(opening + 1, -1)).some((inner) => isUsed(inner, worn));
  }
  if (head.startsWith('@') || opening < 0) return true;
  return withoutFunctions(head)
    .split(',')
    .some((selector) =>
      [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name = '']) =>
        worn.has(name.replaceAll('\\', '')),
      ),
    );
}

function isForWide(rule: string): boolean {
  const [, width = '0'] = /^@media \(min-width:\s*(\d+)px\)\s*\{/.exec(rule) ?? [];
  return Number(width) >= widerThanPhones;
}

const widerThanPhones = 1000;

/** What stands in `:not(…)`, `:has(…)` and the like may come true later: it says nothing here. */
function withoutFunctions(selector: string): string {
  const bare = selector.replace(/\([^()]*\)/g, '');
  return bare === selector ? bare : withoutFunctions(bare);
}

/** The outermost rules and statements of a sheet, in their order. */
function rulesOf(style: string): string[] {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  // Text in quotes and comments may hold braces that mean nothing.
  for (const { 0: sign, index } of style.matchAll(/"(?:\\.|[^"\\])*"|\/\*[\s\S]*?\*\/|[{};]/g)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign !== ';') continue;
    if (depth > 0) continue;
    found.push(style.slice(start, index + 1).trim());
    start = index + 1;
  }
  const last = style.slice(start).trim();
  return last === '' ? found : [...found, last];
}
