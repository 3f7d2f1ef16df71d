import { checkField, type Fault, requiredRule } from '#contract/field-rules.ts';
import type { Visit } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { readSite } from '#server/system/read-site.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What is wrong with a password that somebody chose, or null. */
export async function newPasswordFault(
  house: House,
  password: string,
  { account, visit }: { account: string; visit: Pick<Visit, 'language'> },
): Promise<Fault | null> {
  const { register } = await readSite(house, visit.language);
  const rule = { ...(register.password ?? requiredRule), enabled: true, required: true };
  const fault = checkField(rule, password, { field: 'newPassword', values: {} });
  if (fault) return fault;
  return isTooEasy(password, account) ? { kind: 'common-password' } : null;
}

/** One's own name is the first thing that anybody tries. */
export function isTooEasy(password: string, account: string): boolean {
  return isCommonPassword(password) || password.toLowerCase() === account.toLowerCase();
}
