import { droppedWhole } from './allowed-tags.ts';
import { decodeEntities } from './decode-entities.ts';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string };

/** Cuts HTML into text and tags. Comments, declarations and what is dropped whole leave no piece. */
export function readTags(html: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < html.length) {
    const bracket = html.indexOf('<', at);
    const end = bracket === -1 ? html.length : bracket;
    if (end > at) pieces.push({ kind: 'text', text: decodeEntities(html.slice(at, end)) });
    if (bracket === -1) break;
    at = readTag(html, bracket, pieces);
  }
  return pieces;
}

/** Reads what begins with the bracket at `from`, and answers where it ends. */
function readTag(html: string, from: number, pieces: Piece[]): number {
  if (html.startsWith('<!--', from)) return after(html, '-->', from + 4);
  const next = html[from + 1] ?? '';
  if (next === '!' || next === '?') return after(html, '>', from);
  const name = match(tagName, html, from);
  if (!name) {
    // A bracket that begins no tag is a "less than".
    pieces.push({ kind: 'text', text: '<' });
    return from + 1;
  }
  const [whole, slash, written = ''] = name;
  const tag = written.toLowerCase();
  const { attributes, end } = readAttributes(html, from + whole.length);
  if (slash) pieces.push({ kind: 'close', name: tag });
  else if (droppedWhole.has(tag)) return skipPast(html, tag, end);
  else pieces.push({ kind: 'open', name: tag, attributes });
  return end;
}

const tagName = /<(\/?)([a-z][a-z0-9-]*)/iy;
const attribute = /[\s/]*([^\s=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

function readAttributes(html: string, from: number) {
  const attributes = new Map<string, string>();
  let end = from;
  for (;;) {
    const found = match(attribute, html, end);
    if (!found) break;
    const [whole, name = '', double, single, bare] = found;
    end += whole.length;
    const key = name.toLowerCase();
    // The first of two with one name counts, as in a browser.
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return { attributes, end: after(html, '>', end) };
}

function match(expression: RegExp, html: string, from: number): RegExpExecArray | null {
  expression.lastIndex = from;
  return expression.exec(html);
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function skipPast(html: string, tag: string, from: number): number {
  const end = match(new RegExp(`</${tag}(?=[\\s/>])`, 'gi'), html, from);
  return end ? after(html, '>', end.index) : html.length;
}
