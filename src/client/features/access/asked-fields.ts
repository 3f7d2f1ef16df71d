import { type FormRules, registrationRules } from '#contract/field-rules.ts';
import type { Permission } from '#contract/system.ts';
import type { RegisterName } from './register-names.ts';

export type Typed = Record<RegisterName, string>;

export interface RegisterWay {
  by: 'username' | 'mobile';
  site: Pick<Permission['info'], 'register' | 'whitelabel'>;
  /** A provider has said who it is: that takes the password's place. */
  vouched?: { ticket: string; hasEmail: boolean; email: string } | undefined;
}

interface AskedWay extends RegisterWay {
  /** Came with an invitation, and is not asked for another. */
  isInvited: boolean;
}

/** The rules of this way to register, as far as what was typed decides them. */
export function rulesOf({ site, by, vouched, isInvited }: AskedWay, typed: Typed): FormRules {
  const withoutNumber = registrationRules(site, { by, hasMobile: false, vouched });
  // A number that stands in a field of the other tab is none.
  const hasMobile = withoutNumber.mobileNum?.enabled === true && typed.mobileNum.trim() !== '';
  const { captcha: _, ...rules } = registrationRules(site, { by, hasMobile, vouched });
  if (!isInvited || !rules.affiliateCode) return rules;
  return { ...rules, affiliateCode: { ...rules.affiliateCode, enabled: false, required: false } };
}

/**
 * What the form shows. Text typed into a field that is not shown now stays in the form's memory, for
 * who goes back to its tab, but it is neither judged nor sent.
 */
export function askedOf(rules: FormRules, typed: Typed): Typed {
  const asked = Object.entries(typed).map(([name, text]) => [
    name,
    rules[name as RegisterName]?.enabled ? text : '',
  ]);
  return Object.fromEntries(asked) as Typed;
}
