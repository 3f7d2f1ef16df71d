import { vipStanding } from '#contract/vip.ts';
import { answer } from '#server/kernel/answer.ts';
import type { Domain } from '#server/kernel/domain.ts';
import { readVipFacts, vipReaderKind } from './count-vip.ts';
import { readVip } from './read-vip.ts';
import { sweepVip, vipSweepKind } from './sweep-vip.ts';

export const vip: Domain = {
  capabilities: ['vip'],
  answers: (app) => [answer(vipStanding, ({ request, player }) => readVip(app, request, player))],
  jobs: (app, onFault) => ({
    [vipReaderKind]: readVipFacts(app, onFault),
    [vipSweepKind]: sweepVip(app, onFault),
  }),
};
