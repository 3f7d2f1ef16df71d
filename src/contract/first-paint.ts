import type { CallDeclaration } from './call.ts';
import type { Envelope } from './envelope.ts';
import type { Permission } from './system.ts';
import type { Language, Theme } from './values.ts';

/** Where the worker finds the page without content; no screen has this address. */
export const shellAddress = '/app-shell';

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
  /** What is said where the program has not come after two minutes. */
  slowWords: string;
  /** Pictures above the fold, to be preloaded. */
  preloads: readonly string[];
  /** It shows what is another within minutes, so it is soon drawn anew. */
  isPassing: boolean;
}

/** The addresses that are asked for while a member's program is still being fetched. */
export interface AsksAhead {
  who: string;
  money: string;
  /** Whether the site is open to them. */
  status: string;
  /** What stands around every page. */
  house: readonly string[];
  /** What a page shows first, by its address; `{gameCode}` in it stands for any game's code. */
  pages: Readonly<Record<string, PageAsks>>;
}

/** In an address `{gameCode}` stands for the game that the page's own address names. */
export interface PageAsks {
  /** What the page is called. */
  title?: string;
  /** The game that is played, for every player: the page bears its name. */
  game?: string;
  /** Of who has money here. */
  forMoney?: readonly string[];
  /** Of who plays for coins, be it by choice. */
  forCoins?: readonly string[];
}

export interface ShellFrame {
  /** What stands in a shell until the program draws its page. */
  markup: string;
  asks: AsksAhead;
  slowWords: string;
}

/** The source of the script that asks for them while the program is still being fetched. */
export const askAheadSource = 'src/client/ask-ahead.ts';

/** A rule of the page's style that the page as it was drawn does without, and its place in the sheet. */
export type PageRule = readonly [place: number, rule: string];

/** What is fetched beside a page once it has been painted. `state` is what the bundle wrote. */
export interface PageBeside<State> {
  state: State;
  rules: readonly PageRule[];
}

/** What the bundle exports. */
export interface FirstPaintBundle {
  renderFirstPaint: (request: FirstPaintRequest) => Promise<FirstPaint>;
  renderFrame: (request: Omit<FirstPaintRequest, 'address'>) => Promise<ShellFrame>;
  /** The addresses that look the same for every visitor, with the search parameters that change them. */
  firstPaintPaths: Readonly<Record<string, readonly string[]>>;
  /** Whether the app has a screen at this path, public or not: the others are answered with 404. */
  knowsPath: (path: string) => boolean;
  /** The paths of screens around which the house does not stand whole. */
  framelessPaths: readonly string[];
  /**
   * The sources, as the build names them, that the screen at an address is made of. Which they are may
   * follow from the rules of the game that it names.
   */
  sourcesOf: (
    address: string,
    language: Language,
    ask: FirstPaintRequest['ask'],
  ) => Promise<readonly string[]>;
}
