import { rafflePromotion, raffleProof, raffles as rafflesCall } from '#contract/raffles.ts';
import { answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Domain } from '#server/kernel/domain.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { reportFaults } from '../each-alone.ts';
import { countTickets } from './count-tickets.ts';
import { drawRaffles, sealRaffles } from './draw-raffle.ts';
import { givePrizes, passPrizesOn } from './give-prizes.ts';
import { makeRaffles } from './plan-raffles.ts';
import { readProof, readRaffle, readRaffles } from './read-raffles.ts';

export const raffles: Domain = {
  capabilities: ['raffles'],
  answers: (app) => [
    answer(rafflesCall, ({ request, player }) => readRaffles(app, request, player)),
    answer(rafflePromotion, ({ request, player }) => readRaffle(app, request, player)),
    answer(raffleProof, ({ request }) => readProof(app, request.raffleId)),
  ],
  jobs: (app) => ({ raffles: runRaffles(app) }),
};

/** Planned by the schema. A list is sealed once everything that was settled in time has been counted. */
function runRaffles(app: AppContext): JobHandler {
  return async ({ now }) => {
    await makeRaffles(app);
    const read = await countTickets(app, factsAtOnce);
    const isBehind = read === factsAtOnce;
    if (!isBehind) await sealRaffles(app);
    await drawRaffles(app);
    const faults = [...(await givePrizes(app)), ...(await passPrizesOn(app))];
    reportFaults(faults, 'prizes');
    return { again: new Date(now.getTime() + (isBehind ? 0 : everyMs)) };
  };
}

const factsAtOnce = 2_000;
const everyMs = 5_000;
