import { captcha, humanCheck } from '#contract/checks.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { issueCaptcha } from './issue-captcha.ts';
import { issueHumanCheck } from './issue-human-check.ts';

export function checksAnswers(house: House): Answer[] {
  return [
    answer(captcha, ({ visit }) => issueCaptcha(house, visit.address)),
    answer(humanCheck, ({ request, visit }) => issueHumanCheck(house, visit.address, request)),
  ];
}
