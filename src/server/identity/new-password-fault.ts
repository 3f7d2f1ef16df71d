import { checkField, type Fault, requiredRule } from '#contract/field-rules.ts';
import type { Visit } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { readSite } from '#server/system/read-site.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What is wrong with a password that somebody chose, or null. */
export async function newPasswordFault(
  house: House,
  password: string,
  { language }: Pick<Visit, 'language'>,
): Promise<Fault | null> {
  const { register } = await readSite(house, language);
  const rule = { ...(register.password ?? requiredRule), enabled: true, required: true };
  const fault = checkField(rule, password, { field: 'newPassword', values: {} });
  if (fault) return fault;
  return isCommonPassword(password) ? { kind: 'common-password' } : null;
}
