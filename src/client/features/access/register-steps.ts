import type { FormRules } from '#contract/field-rules.ts';
import { type RegisterName, registerNames } from './register-names.ts';

export interface RegisterStep {
  key: 'account' | 'you' | 'code';
  names: RegisterName[];
  /** Of age, and the terms: before anything is spent, so in the last step before the code. */
  hasTerms: boolean;
}

interface StepsOf {
  rules: FormRules;
  by: 'username' | 'mobile';
  hasCaptcha: boolean;
  /** Little is asked of who came by a provider: that is one step. */
  isBrief: boolean;
}

const accountNames: readonly RegisterName[] = ['username', 'password', 'confirmPassword'];

/** What opens the account, who one is, and the code that was sent; what asks nothing is no step. */
export function registerSteps({ rules, by, hasCaptcha, isBrief }: StepsOf): RegisterStep[] {
  const asked = registerNames.filter((name) => rules[name]?.enabled && name !== 'verificationCode');
  const isAccount = (name: RegisterName) =>
    accountNames.includes(name) || (name === 'mobileNum' && by === 'mobile');
  const parts: Omit<RegisterStep, 'hasTerms'>[] = isBrief
    ? [{ key: 'account', names: asked }]
    : [
        { key: 'account', names: asked.filter(isAccount) },
        { key: 'you', names: asked.filter((name) => !isAccount(name)) },
      ];
  const typed = parts.filter(({ names }, place) => place === 0 || names.length > 0);
  const steps = typed.map((part, place) => ({ ...part, hasTerms: place === typed.length - 1 }));
  if (!rules.verificationCode?.enabled && !hasCaptcha) return steps;
  const names: RegisterName[] = rules.verificationCode?.enabled ? ['verificationCode'] : [];
  return [...steps, { key: 'code', names, hasTerms: false }];
}

/** The earliest step that asks one of these; where none does, the last. */
export function stepOf(steps: readonly RegisterStep[], names: readonly string[]): number {
  const found = steps.findIndex((step) => step.names.some((name) => names.includes(name)));
  return found < 0 ? steps.length - 1 : found;
}
