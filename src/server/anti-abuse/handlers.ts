import { captcha, humanCheck, soundCaptcha } from '#contract/anti-abuse.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { issueCaptcha, issueSoundCaptcha } from './issue-captcha.ts';
import { issueHumanCheck } from './issue-human-check.ts';

export function antiAbuseAnswers(app: AppContext): Answer[] {
  return [
    answer(captcha, ({ visit }) => issueCaptcha(app, visit.address)),
    answer(soundCaptcha, ({ visit }) => issueSoundCaptcha(app, visit.address)),
    answer(humanCheck, ({ request, visit }) => issueHumanCheck(app, visit.address, request)),
  ];
}
