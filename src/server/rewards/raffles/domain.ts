import { rafflePromotion, raffleProof, raffles as rafflesCall } from '#contract/raffles.ts';
import { answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Domain } from '#server/kernel/domain.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
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
  jobs: (app, onFault) => ({ raffles: runRaffles(app, onFault) }),
};

/** Planned by the schema. A list is sealed once everything that was settled in time has been counted. */
export function runRaffles(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    await makeRaffles(app);
    const read = await countTickets(app, factsAtOnce);
    const isBehind = read === factsAtOnce;
    if (!isBehind) await sealRaffles(app);
    for (const fault of await drawRaffles(app)) onFault(fault);
    // Before they are given: whose winner may be given nothing any more is put off for a minute by that.
    for (const fault of await passPrizesOn(app)) onFault(fault);
    for (const fault of await givePrizes(app)) onFault(fault);
    return { again: new Date(now.getTime() + (isBehind ? 0 : everyMs)) };
  };
}

const factsAtOnce = 2_000;
const everyMs = 5_000;
