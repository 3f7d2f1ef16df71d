import * as site from '#contract/site.ts';
import * as system from '#contract/system.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readFieldRules, readMenu, readMirrors } from './read-parts.ts';
import { type CapabilitiesServed, readPermission } from './read-permission.ts';
import { rememberLanguage } from './set-language.ts';
import { verifyContact } from './verify-contact.ts';

/** The help centre is answered by content, which writes its articles. */
export function systemAnswers(app: AppContext, capabilitiesServed: CapabilitiesServed): Answer[] {
  return [
    answer(system.systemStatus, ({ request, visit }) =>
      readPermission(app, capabilitiesServed, request, visit),
    ),
    answer(system.whitelabelMenu, ({ request }) => readMenu(app, request)),
    answer(site.domainRoute, ({ request }) => readMirrors(app, request)),
    answer(site.registerSetting, ({ visit }) => readFieldRules(app, visit)),
    answer(site.setLanguage, ({ request, player }) => rememberLanguage(app, request, player)),
    answer(site.verifyRepresentative, ({ request }) => verifyContact(app, request)),
  ];
}
