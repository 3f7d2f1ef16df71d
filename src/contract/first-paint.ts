import type { CallDeclaration } from './call.ts';
import type { Envelope } from './envelope.ts';
import type { Permission } from './system.ts';
import type { Language, Theme } from './values.ts';

/**
 * The one door between the two programs: the client is built as a bundle that renders a public page,
 * and the gateway loads it. Neither imports the other; both import this.
 */
export interface FirstPaintRequest {
  /** Path and query, such as `/rng?vassalage=PG`. */
  address: string;
  language: Language;
  theme: Theme;
  /** For a phone: without what only a wide screen shows. */
  isNarrow: boolean;
  brand: string;
  /** What every visitor of this page shares: the caller's address and clock are blanked. */
  permission: Permission;
  /** Answers a call in process, as a visitor. */
  ask: (call: CallDeclaration, request: unknown) => Promise<Envelope<unknown>>;
}

export interface FirstPaint {
  status: 200 | 404;
  /** The inside of `#root`. It holds no style attribute: the content policy forbids them. */
  markup: string;
  /** JSON that the client starts from, so that hydration finds what was rendered. */
  state: string;
  title: string;
  description: string;
  /** Pictures above the fold, to be preloaded. */
  preloads: readonly string[];
  /** It shows what is another within minutes, so it is soon drawn anew. */
  isPassing: boolean;
}

/** A rule of the page's style that the page as it was drawn does without, and its place in the sheet. */
export type PageRule = readonly [place: number, rule: string];

/** What is fetched beside a page once it has been painted. `state` is what the bundle wrote. */
export interface PageBeside<State> {
  state: State;
  rules: readonly PageRule[];
}

/** What the bundle exports as `renderFirstPaint`. */
export type RenderFirstPaint = (request: FirstPaintRequest) => Promise<FirstPaint>;
