import { envelopes as envelopesCall, takeEnvelope as takeCall } from '#contract/envelopes.ts';
import { answer } from '#server/kernel/answer.ts';
import type { Domain } from '#server/kernel/domain.ts';
import { envelopeSweepKind, sweepEnvelopes } from './plan-envelopes.ts';
import { readEnvelopes } from './read-envelopes.ts';
import { takeAsPerson } from './take-as-person.ts';

export const envelopes: Domain = {
  capabilities: ['envelopes'],
  answers: (app) => [
    answer(envelopesCall, ({ request, player }) => readEnvelopes(app, request, player)),
    answer(takeCall, ({ request, player, visit }) => takeAsPerson(app, request, { player, visit })),
  ],
  jobs: (app) => ({ [envelopeSweepKind]: sweepEnvelopes(app) }),
};
