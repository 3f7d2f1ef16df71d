import { resemblanceJob, resemblanceKind } from '#server/exclusion-register/resemblance-job.ts';
import type { Domain } from '#server/kernel/domain.ts';
import { forgetUse, forgetUseKind } from './forget-use.ts';
import { protectionAnswers } from './handlers.ts';
import { watchKind, watchMinute } from './watch-harm.ts';

export const protection: Domain = {
  answers: protectionAnswers,
  jobs: (app) => ({
    [forgetUseKind]: forgetUse(app),
    [watchKind]: watchMinute(app),
    [resemblanceKind]: resemblanceJob(app),
  }),
};
