import { type Attributes, type MarkupReader, readMarkup } from './read-markup.ts';

/**
 * Leaves of a text what a promotion needs and nothing that could run. Every tag that comes out is
 * written here from an allow-list, and every other character is escaped, so a reader that
 * understands the original differently than we do still finds nothing but these tags.
 */
export function cleanRichText(markup: string): string {
  const writer = new Writer();
  readMarkup(markup, writer);
  return writer.finish();
}

/** An address of our own or an https one, without anything that browsers read differently. */
export function cleanAddress(given: string | undefined): string | undefined {
  const address = given?.trim();
  if (!address || address.length > 2048) return undefined;
  // Browsers drop tabs and line ends, and take a backslash for a slash: /\evil is another host.
  if (/[\p{Cc}\s\\]/u.test(address)) return undefined;
  if (/^\/(?!\/)/.test(address)) return address;
  if (!/^https:\/\//i.test(address)) return undefined;
  const url = URL.parse(address);
  return url && !url.username && !url.password ? address : undefined;
}

const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'table'];
const inline = ['strong', 'em', 'a'];
const allowed = [...blocks, ...inline, 'li', 'thead', 'tbody', 'tr', 'th', 'td', 'br', 'img'];

/** What editors write and what stands here for it. */
const synonyms: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  div: 'p',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Where a tag may stand; the others may stand wherever text may. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};

/** Holds tags only; text inside would be thrown out of the table by browsers. */
const structures = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr'];
/** What is open beyond one of these belongs to another place, and is not closed from inside. */
const cells = ['li', 'th', 'td'];
const deepest = 40;

class Writer implements MarkupReader {
  #written = '';
  readonly #open: string[] = [];

  text(text: string): void {
    if (this.#mayHoldText()) this.#written += escapeText(text);
  }

  open(given: string, attributes: Attributes): void {
    const name = synonyms[given] ?? given;
    if (!allowed.includes(name)) return;
    if (name === 'br') this.#single('<br>');
    else if (name === 'img') this.#image(attributes);
    else if (this.#makeRoomFor(name)) this.#start(name, attributes);
  }

  close(given: string): void {
    const name = synonyms[given] ?? given;
    const at = this.#open.lastIndexOf(name);
    const walls = wallsOf(name);
    const wall = this.#open.findLastIndex((open) => walls.includes(open));
    if (at > wall) this.#closeTo(at);
  }

  finish(): string {
    this.#closeTo(0);
    return this.#written.trim();
  }

  #single(tag: string): void {
    if (this.#mayHoldText()) this.#written += tag;
  }

  #image(attributes: Attributes): void {
    const source = cleanAddress(attributes.get('src'));
    if (!source) return;
    const words = escapeAttribute(attributes.get('alt') ?? '');
    this.#single(`<img src="${escapeAttribute(source)}" alt="${words}">`);
  }

  #start(name: string, attributes: Attributes): void {
    const address = name === 'a' ? cleanAddress(attributes.get('href')) : undefined;
    if (name === 'a' && !address) return;
    this.#written += address ? `<a href="${escapeAttribute(address)}">` : `<${name}>`;
    this.#open.push(name);
  }

  /** Closes what may not stay open around the tag, and says whether it may then stand here. */
  #makeRoomFor(name: string): boolean {
    if (this.#open.length >= deepest) return false;
    const home = parents[name];
    if (home) {
      const at = this.#open.findLastIndex((open) => home.includes(open));
      // A table inside a cell is a place of its own.
      const wall = this.#open.findLastIndex((open) => open === 'table' || isList(open));
      if (at < wall || at === -1) return false;
      this.#closeTo(at + 1);
      return true;
    }
    if (blocks.includes(name)) this.#closeBlocks();
    else if (this.#open.includes(name)) return false;
    return this.#mayHoldText();
  }

  /** Paragraphs and headings hold no block, so the next block ends them. */
  #closeBlocks(): void {
    const wall = this.#open.findLastIndex((open) => cells.includes(open));
    const at = this.#open.findIndex(
      (open, index) => index > wall && (/^(p|h\d)$/.test(open) || inline.includes(open)),
    );
    if (at !== -1) this.#closeTo(at);
  }

  #mayHoldText(): boolean {
    const innermost = this.#open.at(-1);
    return innermost === undefined || !structures.includes(innermost);
  }

  #closeTo(length: number): void {
    while (this.#open.length > length) this.#written += `</${this.#open.pop()}>`;
  }
}

function isList(name: string): boolean {
  return name === 'ul' || name === 'ol';
}

/** A closing tag reaches no further out than these. */
function wallsOf(name: string): readonly string[] {
  if (name === 'table') return [];
  if (isList(name)) return ['td', 'th'];
  if (name === 'li') return ['ul', 'ol', 'td', 'th'];
  return structures.includes(name) || cells.includes(name) ? ['table'] : cells;
}

/** A whole character reference stays as it is: in text it can only become a character. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,31}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\0', '');
}

function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('`', '&#96;')
    .replaceAll('\0', '');
}
