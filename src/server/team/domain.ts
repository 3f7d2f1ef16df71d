import type { Domain } from '#server/kernel/domain.ts';
import { countFacts, factsAtOnce } from './count-facts.ts';
import { hasSite } from './counting-store.ts';
import { teamAnswers, teamDownloads } from './handlers.ts';

export const team: Domain = {
  capabilities: ['agents'],
  answers: teamAnswers,
  downloads: teamDownloads,
  jobs: (app) => ({
    'team-figures': async ({ now }) => {
      // Before there is a merchant, nobody says by whose calendar a day begins.
      const facts = (await hasSite(app.database)) ? await countFacts(app) : 0;
      // A full batch has more behind it.
      return { again: new Date(now.getTime() + (facts === factsAtOnce ? 0 : pauseMs)) };
    },
  }),
};

const pauseMs = 1_000;
