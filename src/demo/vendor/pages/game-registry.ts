import type { Link, MountGame } from './game-page.ts';

/** A game's page: how it is drawn, and its words in every language by key. */
export interface GamePage {
  mount: MountGame;
  words: Readonly<Record<Link['language'], Readonly<Record<string, string>>>>;
}

const openBoard = () => import('./board/board-page.ts').then(({ boardPage }) => boardPage);

/** Fetched when it is played: nobody who came for reels carries a card table home. */
const pages: Readonly<Record<string, () => Promise<GamePage>>> = {
  SPORTS: openBoard,
  ESPORTS: openBoard,
  CHAT: () => import('./chat/chat-page.ts').then(({ chatPage }) => chatPage),
  RNG: () => import('./slot/slot-page.ts').then(({ slotPage }) => slotPage),
  FISH: () => import('./fish/fish-page.ts').then(({ fishPage }) => fishPage),
  LIVE: () => import('./live/live-page.ts').then(({ livePage }) => livePage),
  PVP: () => import('./poker/poker-page.ts').then(({ pokerPage }) => pokerPage),
};

export function pageOf(type: string): Promise<GamePage> | undefined {
  return Object.hasOwn(pages, type) ? pages[type]?.() : undefined;
}
