import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

export type Attributes = ReadonlyMap<string, string>;

/** Receives tags and text in their order; names are in lower case. */
export interface MarkupReader {
  /** As it was written, character references included. */
  text(raw: string): void;
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
}

/**
 * Splits markup into tags and text, and leaves out elements whose content is no text for a reader.
 * The tokenizer passes over the input once; the parser of the same library would search its stack.
 */
export function readMarkup(markup: string, reader: MarkupReader): void {
  const tokenizer = new Tokenizer({}, new Splitter(markup, reader));
  tokenizer.write(markup);
  tokenizer.end();
}

/** These go with all that they contain. */
const swallowed = new Set([
  ...['script', 'style', 'svg', 'math', 'template', 'iframe', 'object', 'applet'],
  ...['noscript', 'noembed', 'noframes', 'textarea', 'title', 'xmp', 'plaintext', 'select'],
  ...['audio', 'video', 'canvas', 'frameset', 'head', 'button', 'option'],
]);

/** Turns the tokenizer's positions into tags and text. */
class Splitter implements TokenizerCallbacks {
  readonly #markup: string;
  readonly #reader: MarkupReader;
  #textEnd = 0;
  #tagName = '';
  #attributes = new Map<string, string>();
  #attributeName = '';
  #attributeValue = '';
  /** The element that is being swallowed, and how many of its name are open. */
  #swallowing = '';
  #depth = 0;

  constructor(markup: string, reader: MarkupReader) {
    this.#markup = markup;
    this.#reader = reader;
  }

  ontext(start: number, end: number): void {
    this.#textEnd = end;
    if (!this.#swallowing) this.#reader.text(this.#markup.slice(start, end));
  }

  ontextentity(_codePoint: number, end: number): void {
    // A reference that stands for two characters is announced twice.
    if (end > this.#textEnd) this.ontext(this.#markup.lastIndexOf('&', end - 1), end);
  }

  onopentagname(start: number, end: number): void {
    this.#tagName = this.#nameAt(start, end);
    this.#attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#nameAt(start, end);
    this.#attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    this.#attributeValue += this.#markup.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    this.#attributeValue += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    // The first of two counts, as in browsers.
    if (this.#attributes.has(this.#attributeName)) return;
    this.#attributes.set(this.#attributeName, this.#attributeValue);
  }

  onopentagend(): void {
    const name = this.#tagName;
    if (this.#swallowing) {
      if (name === this.#swallowing) this.#depth += 1;
    } else if (swallowed.has(name)) {
      this.#swallowing = name;
      this.#depth = 1;
    } else this.#reader.open(name, this.#attributes);
  }

  /** HTML ignores the slash: the element stays open. */
  onselfclosingtag(): void {
    this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const name = this.#nameAt(start, end);
    if (!this.#swallowing) this.#reader.close(name);
    else if (name === this.#swallowing) {
      this.#depth -= 1;
      if (this.#depth === 0) this.#swallowing = '';
    }
  }

  /** A style inside a drawing holds tags, where one in HTML holds text. */
  isInForeignContext(): boolean {
    return this.#swallowing === 'svg' || this.#swallowing === 'math';
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  #nameAt(start: number, end: number): string {
    return this.#markup.slice(start, end).toLowerCase();
  }
}
