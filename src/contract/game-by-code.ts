import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Game } from './catalogue.ts';
import { Code, Language } from './values.ts';

export const gameByCode = defineCall({
  name: 'gameByCode',
  summary: 'One game by its code, for who comes by an address and has seen no list',
  method: 'GET',
  path: '/lgw/games/by_code',
  who: 'anyone',
  request: v.strictObject({ gameCode: Code, language: Language }),
  value: v.object({
    ...Game.entries,
    /** What a table of the house plays by; null: it is a vendor's game. */
    rules: v.nullable(Code),
  }),
  refuses: ['game.unknown'],
  sharedUntil: 'content',
});
