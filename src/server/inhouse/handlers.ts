import * as inhouse from '#contract/inhouse.ts';
import { type Answer, answer } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { openRound } from './open-round.ts';
import { readPots } from './pots.ts';
import { fillPurse, listRounds, readRound, readTable } from './read-rounds.ts';
import { changeClientSeed, changeSeeds, readSeeds } from './seeds.ts';
import { stepRound } from './step-round.ts';

export function inhouseAnswers(house: House): Answer[] {
  return [
    answer(inhouse.gameTable, ({ request, player }) => readTable(house, request, player)),
    answer(inhouse.openRound, ({ request, player }) => openRound(house, request, player)),
    answer(inhouse.stepRound, ({ request, player }) => stepRound(house, request, player)),
    answer(inhouse.oneRound, ({ request, player }) => readRound(house, request, player)),
    answer(inhouse.ownRounds, ({ request, player }) => listRounds(house, request, player)),
    answer(inhouse.housePots, ({ request, player }) => readPots(house, request, player)),
    answer(inhouse.ownSeeds, ({ request, player }) => readSeeds(house, request, player)),
    answer(inhouse.chooseClientSeed, ({ request, player }) =>
      changeClientSeed(house, request, player),
    ),
    answer(inhouse.rotateSeeds, ({ request, player }) => changeSeeds(house, request, player)),
    answer(inhouse.fillPurse, ({ player }) => fillPurse(house, player)),
  ];
}
