import type { Domain } from '#server/kernel/domain.ts';
import { inhouseAnswers } from './handlers.ts';
import { measureKind, measureNightly } from './returns/measure-returns.ts';
import { finishLeft } from './rounds/finish-left.ts';
import { leftKind } from './rounds/left-rounds.ts';

export const inhouse: Domain = {
  answers: inhouseAnswers,
  jobs: (app) => ({
    [measureKind]: measureNightly(app.database),
    async [leftKind]({ key, body, now }) {
      const { playerId } = body as { playerId: string };
      return finishLeft(app, { roundId: key, playerId, now });
    },
  }),
};
