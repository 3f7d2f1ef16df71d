/** What a pattern's source says, as a tree. */
export type PatternNode =
  | { kind: 'character'; accepts: (character: string) => boolean }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'choice'; ways: readonly PatternNode[] }
  | { kind: 'repeat'; node: PatternNode; least: number; most: number }
  | { kind: 'start' }
  | { kind: 'end' };

export interface ParsedPattern {
  body: PatternNode;
  /** What `^(?=…)` and `^(?!…)` ask of the text as a whole, beside the body. */
  aheads: readonly { node: PatternNode; isWanted: boolean }[];
}

export class PatternBroken extends Error {}

/**
 * Reads the part of JavaScript's pattern language that a machine without backtracking can run:
 * everything but back references, word edges, look-behind, and look-ahead elsewhere than at `^`.
 */
export function parsePattern(source: string): ParsedPattern {
  const cursor: Cursor = { characters: [...source], at: 0 };
  const aheads = readAheads(cursor);
  const body = readChoice(cursor);
  if (cursor.at < cursor.characters.length) throw new PatternBroken('a lone )');
  // A look-ahead before `a|b` would belong to `a` alone, which is hardly ever what was meant.
  if (aheads.length > 0 && body.kind === 'choice') throw new PatternBroken('look-ahead and choice');
  return { body, aheads };
}

interface Cursor {
  characters: readonly string[];
  at: number;
}

function readAheads(cursor: Cursor): ParsedPattern['aheads'] {
  const aheads: { node: PatternNode; isWanted: boolean }[] = [];
  const begin = cursor.at;
  if (!eat(cursor, '^')) return aheads;
  for (;;) {
    const isWanted = eat(cursor, '(?=');
    if (!isWanted && !eat(cursor, '(?!')) break;
    aheads.push({ node: readChoice(cursor), isWanted });
    expect(cursor, ')');
  }
  // Without a look-ahead the `^` is the body's own, perhaps only of the first of several ways.
  if (aheads.length === 0) cursor.at = begin;
  return aheads;
}

function readChoice(cursor: Cursor): PatternNode {
  const ways = [readSequence(cursor)];
  while (eat(cursor, '|')) ways.push(readSequence(cursor));
  return ways.length === 1 && ways[0] ? ways[0] : { kind: 'choice', ways };
}

function readSequence(cursor: Cursor): PatternNode {
  const parts: PatternNode[] = [];
  for (;;) {
    const next = cursor.characters[cursor.at];
    if (next === undefined || next === '|' || next === ')') return { kind: 'sequence', parts };
    parts.push(readRepeat(cursor));
  }
}

function readRepeat(cursor: Cursor): PatternNode {
  const node = readAtom(cursor);
  const count = readCount(cursor);
  if (count === null) return node;
  if (node.kind === 'start' || node.kind === 'end') throw new PatternBroken('an edge repeated');
  if (count.most < count.least) throw new PatternBroken('a count upside down');
  // Lazy or greedy decides which match is found first, never whether there is one.
  eat(cursor, '?');
  return { kind: 'repeat', node, ...count };
}

function readCount(cursor: Cursor): { least: number; most: number } | null {
  if (eat(cursor, '*')) return { least: 0, most: Number.POSITIVE_INFINITY };
  if (eat(cursor, '+')) return { least: 1, most: Number.POSITIVE_INFINITY };
  if (eat(cursor, '?')) return { least: 0, most: 1 };
  if (cursor.characters[cursor.at] !== '{') return null;
  const written = cursor.characters.slice(cursor.at, cursor.at + 16).join('');
  const found = /^\{(\d{1,4})(,(\d{1,4})?)?\}/.exec(written);
  if (!found) throw new PatternBroken('a count that is none');
  cursor.at += found[0].length;
  const least = Number(found[1]);
  if (found[2] === undefined) return { least, most: least };
  return { least, most: found[3] === undefined ? Number.POSITIVE_INFINITY : Number(found[3]) };
}

function readAtom(cursor: Cursor): PatternNode {
  const first = cursor.characters[cursor.at];
  if (first === '[') return oneOf(readClass(cursor));
  cursor.at += 1;
  if (first === undefined) throw new PatternBroken('an end too early');
  if (first === '(') return readGroup(cursor);
  if (first === '\\') return readEscape(cursor);
  if (first === '.') return oneOf('.');
  if (first === '^') return { kind: 'start' };
  if (first === '$') return { kind: 'end' };
  if ('*+?{}]'.includes(first)) throw new PatternBroken(`a lone ${first}`);
  return exactly(first);
}

function readGroup(cursor: Cursor): PatternNode {
  if (eat(cursor, '?') && !eat(cursor, ':')) readGroupName(cursor);
  const inside = readChoice(cursor);
  expect(cursor, ')');
  return inside;
}

function readGroupName(cursor: Cursor): void {
  const written = cursor.characters.slice(cursor.at, cursor.at + 40).join('');
  const found = /^<[A-Za-z_]\w*>/.exec(written);
  if (!found) throw new PatternBroken('a group of a kind that cannot run in linear time');
  cursor.at += found[0].length;
}

/** A class as it is written, brackets included; what it means is left to the platform. */
function readClass(cursor: Cursor): string {
  let written = '';
  for (let isEscaped = false; ; cursor.at += 1) {
    const character = cursor.characters[cursor.at];
    if (character === undefined) throw new PatternBroken('a class without an end');
    // Unicode mode refuses escapes that need none, which people write all the same: [\_\@].
    if (isEscaped && idleEscapes.includes(character)) written = written.slice(0, -1);
    written += character;
    if (character === ']' && !isEscaped) break;
    isEscaped = character === '\\' && !isEscaped;
  }
  cursor.at += 1;
  return written;
}

const idleEscapes = '!"#%&\',:;<=>@_`~ ';

function readEscape(cursor: Cursor): PatternNode {
  const written = cursor.characters.slice(cursor.at, cursor.at + 48).join('');
  const found =
    /^([dDwWsStnrfv]|0(?!\d)|x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]{1,6}\}|p\{[\w=]+\})/i.exec(
      written,
    );
  if (found) {
    cursor.at += found[0].length;
    return oneOf(`\\${found[0]}`);
  }
  const character = cursor.characters[cursor.at];
  if (character === undefined || /[A-Za-z0-9]/.test(character)) {
    throw new PatternBroken('an escape that cannot run in linear time');
  }
  cursor.at += 1;
  return exactly(character);
}

function exactly(wanted: string): PatternNode {
  return { kind: 'character', accepts: (character) => character === wanted };
}

/** The platform judges one character at a time, so nothing here can run away. */
function oneOf(source: string): PatternNode {
  try {
    const expression = new RegExp(`^${source}$`, 'u');
    return { kind: 'character', accepts: (character) => expression.test(character) };
  } catch {
    throw new PatternBroken(`what ${source} means`);
  }
}

function eat(cursor: Cursor, wanted: string): boolean {
  const isThere = [...wanted].every(
    (character, offset) => cursor.characters[cursor.at + offset] === character,
  );
  if (isThere) cursor.at += wanted.length;
  return isThere;
}

function expect(cursor: Cursor, wanted: string): void {
  if (!eat(cursor, wanted)) throw new PatternBroken(`no ${wanted}`);
}
