import { type AllowedTag, allowedTag, isInline } from './allowed-tags.ts';
import { type MarkupAttributes, readAttributes } from './read-attributes.ts';
import { type Piece, readTags } from './read-tags.ts';

export interface MarkupElement {
  tag: AllowedTag;
  attributes: MarkupAttributes;
  children: MarkupNode[];
}
export type MarkupNode = string | MarkupElement;

/**
 * Reads an editor's HTML into a tree of allowed elements. The tree never holds what a browser's
 * parser would move elsewhere (a block inside a paragraph, text between table rows), so the gateway's
 * rendering and the browser's agree, and nothing can change its meaning by being parsed again.
 */
export function readMarkup(html: string): MarkupNode[] {
  const root: OpenElement = { tag: 'root', attributes: {}, children: [] };
  const stack: OpenElement[] = [root];
  for (const piece of readTags(html.slice(0, lengthAtMost))) place(piece, stack);
  return root.children;
}

interface OpenElement {
  tag: AllowedTag | 'root';
  attributes: MarkupAttributes;
  children: MarkupNode[];
}

const lengthAtMost = 200_000;
const depthAtMost = 40;

function place(piece: Piece, stack: OpenElement[]): void {
  if (piece.kind === 'text') {
    addText(piece.text, stack);
    return;
  }
  const tag = allowedTag(piece.name);
  if (!tag) return;
  if (piece.kind === 'close') {
    close(tag, stack);
    return;
  }
  const attributes = readAttributes(tag, piece.attributes);
  if (attributes) open(tag, attributes, stack);
}

function top(stack: OpenElement[]): OpenElement {
  return stack[stack.length - 1] as OpenElement;
}

function addText(written: string, stack: OpenElement[]): void {
  // What a parser would drop or rewrite would differ between gateway and browser.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const text = written.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
  if (text === '' || (needsChild.has(top(stack).tag) && text.trim() === '')) return;
  standRight('span', stack);
  const { children } = top(stack);
  const last = children.length - 1;
  if (typeof children[last] === 'string') children[last] += text;
  else children.push(text);
}

function open(asked: AllowedTag, attributes: MarkupAttributes, stack: OpenElement[]): void {
  const tag = makeRoom(asked, stack);
  if (!tag) return;
  standRight(tag, stack);
  if (stack.length > depthAtMost) return;
  push(tag, tag === asked ? attributes : {}, stack);
  if (tag === 'br' || tag === 'hr' || tag === 'img') stack.pop();
}

function push(tag: AllowedTag, attributes: MarkupAttributes, stack: OpenElement[]): void {
  const element: MarkupElement = { tag, attributes, children: [] };
  top(stack).children.push(element);
  stack.push(element);
}

/** Closes what cannot hold the tag; answers what it becomes, or null where it has no place. */
function makeRoom(tag: AllowedTag, stack: OpenElement[]): AllowedTag | null {
  if (tag === 'a') return closeLink(stack);
  if (isInline(tag)) return tag;
  if (tablePart.has(tag)) return makeTableRoom(tag, stack);
  if (tag === 'li') {
    const list = nearest(stack, isList, isCell);
    if (list !== -1) stack.length = list + 1;
    else closeParagraph(stack);
    return list === -1 ? 'div' : 'li';
  }
  closeParagraph(stack);
  return tag;
}

function makeTableRoom(tag: AllowedTag, stack: OpenElement[]): AllowedTag | null {
  const table = nearest(stack, (open) => open === 'table');
  if (table === -1) return null;
  if (tag === 'caption' && (stack[table] as OpenElement).children.length > 0) return null;
  const holders = tag === 'tr' ? ['thead', 'tbody'] : isCell(tag) ? ['tr', 'thead', 'tbody'] : [];
  const holder = nearest(stack, (open) => holders.includes(open));
  stack.length = Math.max(table, holder) + 1;
  return tag;
}

/** A link inside a link: the first ends, or, where blocks lie between, the second has no place. */
function closeLink(stack: OpenElement[]): AllowedTag | null {
  const outer = nearest(stack, (open) => open === 'a');
  if (outer === -1) return 'a';
  if (!stack.slice(outer).every((open) => isInline(open.tag))) return null;
  stack.length = outer;
  return 'a';
}

function closeParagraph(stack: OpenElement[]): void {
  const paragraph = nearest(stack, isParagraph, (open) => !isInline(open));
  if (paragraph !== -1) stack.length = paragraph;
}

/** Lists hold items and tables rows: what stands there bare gets the element it lacks. */
function standRight(tag: AllowedTag, stack: OpenElement[]): void {
  for (;;) {
    const child = needsChild.get(top(stack).tag);
    if (!child || fits(top(stack).tag, tag)) return;
    push(child, {}, stack);
  }
}

const needsChild = new Map<AllowedTag | 'root', AllowedTag>([
  ['ul', 'li'],
  ['ol', 'li'],
  ['table', 'tbody'],
  ['thead', 'tr'],
  ['tbody', 'tr'],
  ['tr', 'td'],
]);

function fits(parent: AllowedTag | 'root', tag: AllowedTag): boolean {
  if (parent === 'table') return tag === 'thead' || tag === 'tbody' || tag === 'caption';
  if (parent === 'tr') return isCell(tag);
  return needsChild.get(parent) === tag;
}

function close(tag: AllowedTag, stack: OpenElement[]): void {
  const stops = (open: string) => {
    if (isInline(tag)) return !isInline(open);
    return tablePart.has(tag) || tag === 'table' ? open === 'table' : isCell(open);
  };
  const found = nearest(stack, (open) => open === tag, stops);
  if (found !== -1) stack.length = found;
}

/** The innermost open element that is wanted, unless one that stops the search comes first; else -1. */
function nearest(
  stack: OpenElement[],
  isWanted: (tag: string) => boolean,
  stops: (tag: string) => boolean = () => false,
): number {
  for (let index = stack.length - 1; index > 0; index -= 1) {
    const { tag } = stack[index] as OpenElement;
    if (isWanted(tag)) return index;
    if (stops(tag)) return -1;
  }
  return -1;
}

const tablePart: ReadonlySet<string> = new Set(['caption', 'thead', 'tbody', 'tr', 'th', 'td']);

function isList(tag: string): boolean {
  return tag === 'ul' || tag === 'ol';
}

function isCell(tag: string): boolean {
  return tag === 'td' || tag === 'th';
}

function isParagraph(tag: string): boolean {
  return tag === 'p' || tag === 'h3' || tag === 'h4';
}
