import type { GameFacts } from '../served-game.ts';
import type { PageLanguage } from './page-languages.ts';

/** What a game's page is given by the shell around it. */
export interface Link {
  readonly game: GameFacts;
  readonly currency: string;
  readonly language: PageLanguage;
  readonly theme: 'night' | 'day';
  readonly mode: 'real' | 'trial';
  /** What the game's `view` answers. */
  view(): Promise<unknown>;
  /** What the game's `act` answers; throws a `Refusal` with words for the player. */
  act(act: unknown): Promise<unknown>;
  /** Hears what the room tells; answers how to stop. */
  watch(listener: (view: unknown) => void): () => void;
  /** Minor units, null until known; the shell shows it too, in its own bar. */
  balance(): bigint | null;
  onBalance(listener: () => void): () => void;
  /** While true no new round may begin: a reality check or a limit stands in the way. */
  isPaused(): boolean;
  onPause(listener: () => void): () => void;
  /** Sound is off until it is asked for. */
  isSoundOn(): boolean;
  formatMoney(minor: bigint): string;
  /** Words of the game's own table, by key. */
  say(key: string): string;
  /** A line to the player, in their language, for a moment. */
  toast(text: string): void;
  /** Tells the frame that a round has ended. */
  roundOver(): void;
}

/** Draws a game into `root`; answers how to take it down. */
export type MountGame = (root: HTMLElement, link: Link) => () => void;

/** A refusal in words for the player. */
export class Refusal extends Error {}
