import type { Domain } from '#server/kernel/domain.ts';
import { openPush } from '#server/ports/push/open-push.ts';
import { type NoticeRules, noticeAnswers } from './handlers.ts';
import { noticeJobs } from './push-jobs.ts';

/** Every domain sends notices, so notices import no domain: the rules they need are handed in. */
export function notices(rules: NoticeRules): Domain {
  return {
    answers: (app) => noticeAnswers(app, rules),
    jobs: (app) => noticeJobs(app, openPush(app.settings), rules.mayMarket),
  };
}
