import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Language, NodeId } from './values.ts';

/** What a game may have, in the order in which a sheet names it. */
const gameFeatures = [
  'live-dealer',
  'wild',
  'scatter',
  'free-spins',
  'multiplier',
  'ways',
  'pot',
  'bonus-buy',
  'side-bets',
  'cannon-levels',
  'live-bets',
  'combined-bets',
  'several-players',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** Apart from `oneGame`: lists bring whole games along, and this is read on a sheet alone. */
export const gameAbout = defineCall({
  name: 'gameAbout',
  summary: 'What a game is about: how it is played, its highest win, its features',
  method: 'GET',
  path: '/lgw/games/about',
  who: 'anyone',
  request: v.strictObject({ nodeId: NodeId, language: Language }),
  value: v.object({
    /** Null where nobody wrote one. */
    description: v.nullable(v.string()),
    /** The most that a round brings back, in whole stakes and apart from pots; null where none is published. */
    highestTimes: v.nullable(v.number()),
    features: v.array(v.picklist(gameFeatures)),
  }),
  refuses: ['game.unknown'],
  sharedUntil: 'content',
});
