import type { Domain } from '#server/kernel/domain.ts';
import { finishLeft } from './finish-left.ts';
import { inhouseAnswers } from './handlers.ts';
import { leftKind } from './left-rounds.ts';
import { measureKind, measureNightly } from './measure-returns.ts';

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
