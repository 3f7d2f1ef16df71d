import { checkFields, type Fault, requiredRule } from '#contract/field-rules.ts';
import { patternKinds } from '#contract/patterns.ts';

export type ContactName = 'mobileNum' | 'email' | 'verificationCode';

const emailRule = {
  ...requiredRule,
  acceptedPattern: patternKinds.EMAIL.source,
  patternId: 'EMAIL',
  maxLength: 254,
};

/** By the gateway's own rules; of the two ways to be reached only the one that is asked for. */
export function checkContact(
  kind: 'mobile' | 'email',
  values: Record<ContactName, string>,
  judgeMobile: ((typed: string) => Fault | null) | undefined,
): Partial<Record<ContactName, Fault>> {
  const code = { verificationCode: requiredRule };
  const rules =
    kind === 'mobile' ? { mobileNum: requiredRule, ...code } : { email: emailRule, ...code };
  return checkFields(rules, values, judgeMobile ? { judgeMobile } : {});
}
