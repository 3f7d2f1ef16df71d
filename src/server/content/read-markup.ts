export type Attributes = ReadonlyMap<string, string>;

export type MarkupPart =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Attributes }
  | { kind: 'close'; name: string };

/**
 * Splits markup into tags and text in one pass forward, so that no input takes longer than its
 * length deserves. Whatever is left unfinished at the end is dropped.
 */
export function* readMarkup(given: string): Generator<MarkupPart> {
  let at = 0;
  while (at < given.length) {
    const next = given.indexOf('<', at);
    const textEnd = next === -1 ? given.length : next;
    if (textEnd > at) yield { kind: 'text', text: given.slice(at, textEnd) };
    if (next === -1) return;
    const tag = readTag(given, next);
    if (!tag) {
      yield { kind: 'text', text: '<' };
      at = next + 1;
      continue;
    }
    at = tag.end;
    if (!tag.part) continue;
    if (tag.part.kind === 'open' && swallowed.includes(tag.part.name)) {
      at = endOfSwallowed(given, tag.part.name, at);
    } else yield tag.part;
  }
}

/** What stands in these is no text for a reader, so it goes with its tag. */
const swallowed = [
  ...['script', 'style', 'svg', 'math', 'template', 'iframe', 'object', 'embed', 'applet'],
  ...['noscript', 'noembed', 'noframes', 'textarea', 'title', 'xmp', 'plaintext', 'select'],
  ...['audio', 'video', 'canvas', 'frameset', 'head', 'button', 'option'],
];
const withoutContent = ['embed'];

interface Tag {
  /** Undefined for comments, doctypes and processing instructions. */
  part: MarkupPart | undefined;
  end: number;
}

/** Undefined where the sign is only a sign, as in "a < b". */
function readTag(given: string, start: number): Tag | undefined {
  const second = given[start + 1] ?? '';
  if (second === '!' || second === '?') return { part: undefined, end: endOfRemark(given, start) };
  const isClosing = second === '/';
  const nameStart = start + (isClosing ? 2 : 1);
  if (!/[a-zA-Z]/.test(given[nameStart] ?? '')) {
    // Browsers take "</" before anything else for a comment.
    return isClosing ? { part: undefined, end: after(given, '>', nameStart) } : undefined;
  }
  const name = matchAt(/[^\s/>]+/y, given, nameStart);
  const { attributes, end } = readAttributes(given, nameStart + name.length);
  if (end === undefined) return { part: undefined, end: given.length };
  const lower = name.toLowerCase();
  const part: MarkupPart = isClosing
    ? { kind: 'close', name: lower }
    : { kind: 'open', name: lower, attributes };
  return { part, end };
}

function endOfRemark(given: string, start: number): number {
  return given.startsWith('<!--', start)
    ? after(given, '-->', start + 2)
    : after(given, '>', start + 1);
}

/** The end is undefined where the tag never ends. */
function readAttributes(
  given: string,
  start: number,
): { attributes: Attributes; end: number | undefined } {
  const attributes = new Map<string, string>();
  let at = start;
  for (;;) {
    at += matchAt(/[\s/]*/y, given, at).length;
    if (at >= given.length) return { attributes, end: undefined };
    if (given[at] === '>') return { attributes, end: at + 1 };
    // A name may begin with an equals sign, as browsers have it.
    const name = matchAt(/=?[^\s/>=]*/y, given, at);
    at += name.length;
    const sign = matchAt(/\s*=\s*/y, given, at);
    const value = sign ? readValue(given, at + sign.length) : { text: '', end: at };
    at = value.end;
    const key = name.toLowerCase();
    // The first of two counts, as in browsers.
    if (!attributes.has(key)) attributes.set(key, decode(value.text));
  }
}

function readValue(given: string, start: number): { text: string; end: number } {
  const quote = given[start];
  if (quote !== '"' && quote !== "'") {
    const text = matchAt(/[^\s>]*/y, given, start);
    return { text, end: start + text.length };
  }
  const close = given.indexOf(quote, start + 1);
  if (close === -1) return { text: '', end: given.length };
  return { text: given.slice(start + 1, close), end: close + 1 };
}

function endOfSwallowed(given: string, name: string, start: number): number {
  if (withoutContent.includes(name)) return start;
  // Counted, so that what stands behind an inner one of the same name is swallowed too.
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'gi');
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(given); tag; tag = tags.exec(given)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return after(given, '>', tag.index);
  }
  return given.length;
}

function after(given: string, sign: string, from: number): number {
  const found = given.indexOf(sign, from);
  return found === -1 ? given.length : found + sign.length;
}

function matchAt(pattern: RegExp, given: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(given)?.[0] ?? '';
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Names it does not know stay as letters, and are escaped as letters when they are written. */
function decode(value: string): string {
  return value.replace(
    /&(?:#(\d{1,7});?|#[xX]([0-9a-fA-F]{1,6});?|([a-z]+);)/g,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
      const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
      const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return isCharacter ? String.fromCodePoint(point) : '\ufffd';
    },
  );
}
