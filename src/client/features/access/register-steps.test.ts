import { expect, test } from 'vitest';
import { requiredRule } from '#contract/field-rules.ts';
import { registerSteps, stepOf } from './register-steps.ts';

const rules = {
  username: requiredRule,
  mobileNum: { ...requiredRule, required: false },
  password: requiredRule,
  confirmPassword: requiredRule,
  payeeName: requiredRule,
};
const way = { rules, by: 'username', hasCaptcha: false, isBrief: false } as const;
const namesOf = (steps: ReturnType<typeof registerSteps>) =>
  steps.map(({ key, names }) => [key, ...names]);

test('the account comes first, then oneself, and a code only where one is sent', () => {
  expect(namesOf(registerSteps(way))).toEqual([
    ['account', 'username', 'password', 'confirmPassword'],
    ['you', 'mobileNum', 'payeeName'],
  ]);
  const withCode = { ...rules, verificationCode: requiredRule };
  expect(namesOf(registerSteps({ ...way, rules: withCode }))).toEqual([
    ['account', 'username', 'password', 'confirmPassword'],
    ['you', 'mobileNum', 'payeeName'],
    ['code', 'verificationCode'],
  ]);
});

test('a number that is the name belongs to the account', () => {
  const byMobile = { ...rules, username: { ...requiredRule, enabled: false } };
  expect(namesOf(registerSteps({ ...way, rules: byMobile, by: 'mobile' }))[0]).toEqual([
    'account',
    'mobileNum',
    'password',
    'confirmPassword',
  ]);
});

test('the terms stand in the last step before anything is sent to anybody', () => {
  const termsOf = (given: Parameters<typeof registerSteps>[0]) =>
    registerSteps(given).map(({ hasTerms }) => hasTerms);
  expect(termsOf({ ...way, hasCaptcha: true })).toEqual([false, true, false]);
  const short = { username: requiredRule, password: requiredRule };
  expect(termsOf({ ...way, rules: short, hasCaptcha: true })).toEqual([true, false]);
  expect(termsOf({ ...way, isBrief: true })).toEqual([true]);
});

test('what the gateway refused leads back to the step that asked it', () => {
  const steps = registerSteps({ ...way, hasCaptcha: true });
  expect(stepOf(steps, ['username'])).toBe(0);
  expect(stepOf(steps, ['payeeName', 'password'])).toBe(0);
  expect(stepOf(steps, [])).toBe(2);
});
