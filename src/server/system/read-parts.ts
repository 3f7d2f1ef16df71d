import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { domainRoute, registerSetting } from '#contract/site.ts';
import type { whitelabelMenu } from '#contract/system.ts';
import { type Done, done, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from './read-site.ts';
import { selectMenu } from './store.ts';

export async function readMenu(
  app: AppContext,
  { language }: RequestOf<typeof whitelabelMenu>,
): Promise<Done<AnswerOf<typeof whitelabelMenu>>> {
  const { whitelabel } = await readSite(app, language);
  return done({ switches: whitelabel, menu: await selectMenu(app.database, language) });
}

export async function readMirrors(
  app: AppContext,
  { language }: RequestOf<typeof domainRoute>,
): Promise<Done<AnswerOf<typeof domainRoute>>> {
  const { mainDomain, domainRoute: mirrors } = await readSite(app, language);
  return done({ mainDomain, mirrors });
}

/** The rules bear no words, so any language's copy of the site has them. */
export async function readFieldRules(
  app: AppContext,
  { language }: Visit,
): Promise<Done<AnswerOf<typeof registerSetting>>> {
  const { register } = await readSite(app, language);
  return done({ fields: register });
}
