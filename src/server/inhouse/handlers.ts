import * as inhouse from '#contract/inhouse.ts';
import { roomNow, ticketPool } from '#contract/rooms.ts';
import * as story from '#contract/round-story.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { beginRound, continueRound } from './begin-round.ts';
import { readMeasured } from './measure-returns.ts';
import { readPool } from './pool-read.ts';
import { readPots } from './pots.ts';
import { fillPurse, listRounds, readRound, readTable } from './read-rounds.ts';
import { readStory } from './read-story.ts';
import { readRoom } from './room-read.ts';
import { changeClientSeed, changeSeeds, readSeeds } from './seeds.ts';

export function inhouseAnswers(house: House): Answer[] {
  return [
    answer(inhouse.gameTable, ({ request, player }) => readTable(house, request, player)),
    answer(inhouse.openRound, ({ request, player }) => beginRound(house, request, player)),
    answer(inhouse.stepRound, ({ request, player }) => continueRound(house, request, player)),
    answer(inhouse.oneRound, ({ request, player }) => readRound(house, request, player)),
    answer(story.roundStory, ({ request, player }) => readStory(house, request, player)),
    answer(story.measuredReturn, ({ request, player }) => readMeasured(house, request, player)),
    answer(inhouse.ownRounds, ({ request, player }) => listRounds(house, request, player)),
    answer(inhouse.housePots, ({ request, player }) => readPots(house, request, player)),
    answer(inhouse.ownSeeds, ({ request, player }) => readSeeds(house, request, player)),
    answer(inhouse.chooseClientSeed, ({ request, player }) =>
      changeClientSeed(house, request, player),
    ),
    answer(inhouse.rotateSeeds, ({ request, player }) => changeSeeds(house, request, player)),
    answer(roomNow, ({ request, player }) => readRoom(house, request, player)),
    answer(ticketPool, ({ request, player }) => readPool(house, request, player)),
    answer(inhouse.fillPurse, ({ player }) => fillPurse(house, player)),
  ];
}
