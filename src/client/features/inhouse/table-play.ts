import type { EventBody } from '#contract/events.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import { isOlder } from './is-older.ts';

export type Heard = EventBody<'round.changed'>;

/** What this screen knows of a table beside what the gateway answers for it. */
export interface TablePlay {
  /** The newest round that was told here. */
  told: HouseRound | null;
  /** The round that ended last, once its board has shown how. */
  shown: HouseRound | null;
  /** A bet whose fate is not known yet: sent again with the same choices, it is the same round. */
  intent: { id: string; choices: string } | null;
  /** The next round may not begin yet. */
  isCycling: boolean;
  /** What was heard while an answer was on its way. */
  unheard: readonly Heard[];
}

export const noPlay: TablePlay = {
  told: null,
  shown: null,
  intent: null,
  isCycling: false,
  unheard: [],
};

export type TableEvent =
  | { kind: 'bet.sent'; id: string; choices: string }
  | { kind: 'bet.begun' }
  /** It was refused, or its round was found: it is not sent again. */
  | { kind: 'bet.decided' }
  /** `held`: the round that the table's own answer names. */
  | { kind: 'round.told'; round: HouseRound; held: HouseRound | null }
  | { kind: 'round.shown'; round: HouseRound }
  | { kind: 'cycle.over' }
  | { kind: 'change.heard'; heard: Heard }
  | { kind: 'changes.taken' };

export function nextPlay(play: TablePlay, event: TableEvent): TablePlay {
  switch (event.kind) {
    case 'bet.sent':
      if (play.intent?.choices === event.choices) return play;
      return { ...play, intent: { id: event.id, choices: event.choices } };
    case 'bet.begun':
      return { ...play, intent: null, isCycling: true };
    case 'bet.decided':
      return play.intent === null ? play : { ...play, intent: null };
    case 'round.told': {
      const { round, held } = event;
      // An answer that was overtaken brings no older state back.
      const isOvertaken = [play.told, held].some((known) => known && isOlder(round, known));
      return isOvertaken ? play : { ...play, told: round };
    }
    case 'round.shown':
      return { ...play, shown: event.round };
    case 'cycle.over':
      return { ...play, isCycling: false };
    case 'change.heard':
      return { ...play, unheard: [...play.unheard, event.heard] };
    case 'changes.taken':
      return play.unheard.length === 0 ? play : { ...play, unheard: [] };
  }
}

/** What another device did since is newer than what was told here. */
export function roundInSight({ told }: TablePlay, held: HouseRound | null): HouseRound | null {
  return held && (told === null || isOlder(told, held)) ? held : told;
}

interface Standing {
  round: HouseRound | null;
  /** An answer is on its way, and may be older than what is heard. */
  isWaiting: boolean;
  /** A round at a table of many goes on, and ends, without its player's hand. */
  isShared: boolean;
}

/** What follows from a change that was heard: kept for later, a round nobody here knows, a look, or nothing. */
export function answerTo(
  heard: Heard,
  { round, isWaiting, isShared }: Standing,
): 'keep' | 'meet' | 'look' | 'nothing' {
  if (isWaiting) return 'keep';
  if (round?.id !== heard.roundId) return 'meet';
  const isNews = isShared || (heard.steps ?? Number.POSITIVE_INFINITY) > round.steps.length;
  return isNews ? 'look' : 'nothing';
}
