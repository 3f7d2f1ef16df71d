import * as inhouse from '#contract/inhouse.ts';
import { roomNow, ticketPool } from '#contract/rooms.ts';
import * as story from '#contract/round-story.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { placeBet } from './bets/place-bet.ts';
import { readPool } from './pools/pool-read.ts';
import { readPots } from './pots/pots.ts';
import { readMeasured } from './returns/measure-returns.ts';
import { continueRound } from './rounds/continue-round.ts';
import { fillPurse, listRounds, readHouseGame, readRound } from './rounds/read-rounds.ts';
import { readStory } from './rounds/read-story.ts';
import { changeClientSeed, changeSeeds, readSeeds } from './seeds/seeds.ts';
import { readRoom } from './tables/room-read.ts';

export function inhouseAnswers(app: AppContext): Answer[] {
  return [
    answer(inhouse.houseGame, ({ request, player }) => readHouseGame(app, request, player)),
    answer(inhouse.openRound, ({ request, player }) => placeBet(app, request, player)),
    answer(inhouse.stepRound, ({ request, player }) => continueRound(app, request, player)),
    answer(inhouse.oneRound, ({ request, player }) => readRound(app, request, player)),
    answer(story.roundStory, ({ request, player }) => readStory(app, request, player)),
    answer(story.measuredReturn, ({ request, player }) => readMeasured(app, request, player)),
    answer(inhouse.ownRounds, ({ request, player }) => listRounds(app, request, player)),
    answer(inhouse.housePots, ({ request, player }) => readPots(app, request, player)),
    answer(inhouse.ownSeeds, ({ request, player }) => readSeeds(app, request, player)),
    answer(inhouse.chooseClientSeed, ({ request, player }) =>
      changeClientSeed(app, request, player),
    ),
    answer(inhouse.rotateSeeds, ({ request, player }) => changeSeeds(app, request, player)),
    answer(roomNow, ({ request, player }) => readRoom(app, request, player)),
    answer(ticketPool, ({ request, player }) => readPool(app, request, player)),
    answer(inhouse.fillPurse, ({ player }) => fillPurse(app, player)),
  ];
}
