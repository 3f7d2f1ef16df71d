import * as v from 'valibot';
import { defineCall } from './call.ts';
import { HouseRound, Purse } from './inhouse.ts';
import { Code, Minor, Moment } from './values.ts';

const RoundId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));

export const roundStory = defineCall({
  name: 'roundStory',
  summary: 'One of one’s own rounds as it stood after each of its steps, to be seen once more',
  method: 'GET',
  path: '/wps/inhouse/round/story',
  who: 'member',
  request: v.strictObject({ roundId: RoundId }),
  /** The first is the round as it began, the last as it stands now. */
  value: v.object({ rounds: v.pipe(v.array(HouseRound), v.minLength(1)) }),
  refuses: ['round.unknown'],
});

export const measuredReturn = defineCall({
  name: 'measuredReturn',
  summary:
    'What really came back of the stakes in one of the house’s games, over everybody’s rounds',
  method: 'GET',
  path: '/wps/inhouse/return',
  who: 'member',
  request: v.strictObject({ game: Code, purse: Purse }),
  value: v.object({
    rounds: v.number(),
    staked: Minor,
    paid: Minor,
    /** Paid by staked, and where chance alone may have put it in 99 of 100 cases; null of too few rounds. */
    share: v.nullable(v.object({ value: v.number(), low: v.number(), high: v.number() })),
    /** Counted up to then; null where nothing was counted yet. */
    until: v.nullable(Moment),
  }),
  refuses: ['purse.coins-only', 'game.unknown'],
});
