import { checkField, type Fault, requiredRule } from '#contract/field-rules.ts';
import type { Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite, type SiteInfo } from '#server/system/read-site.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isMadeOfOwnWords } from './own-words.ts';

/** What is wrong with a password that somebody chose, or null. */
export async function newPasswordFault(
  app: AppContext,
  password: string,
  { account, visit }: { account: string; visit: Pick<Visit, 'language'> },
): Promise<Fault | null> {
  const site = await readSite(app, visit.language);
  const { register } = site;
  const rule = { ...(register.password ?? requiredRule), enabled: true, required: true };
  const fault = checkField(rule, password, { field: 'newPassword', values: {} });
  if (fault) return fault;
  return isTooEasy(site, password, account) ? { kind: 'common-password' } : null;
}

type Site = Pick<SiteInfo, 'siteName' | 'brand' | 'merchant' | 'mainDomain'>;

/** Names of the site and of the account are what a guesser tries before any list. */
export function isTooEasy(site: Site, password: string, account: string): boolean {
  if (isCommonPassword(password)) return true;
  const { siteName, brand, merchant, mainDomain } = site;
  const domain = mainDomain.replace(/^www\./, '').split('.')[0] ?? '';
  return isMadeOfOwnWords(password, [siteName, brand, merchant, domain, account]);
}
