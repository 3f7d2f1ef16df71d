import * as site from '#contract/site.ts';
import * as system from '#contract/system.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { readFieldRules, readMenu, readMirrors } from './read-parts.ts';
import { readPermission } from './read-permission.ts';
import { rememberLanguage } from './set-language.ts';
import { verifyContact } from './verify-contact.ts';

/** The help centre is answered by content, which writes its articles. */
export function systemAnswers(house: House): Answer[] {
  return [
    answer(system.systemStatus, ({ request, visit }) => readPermission(house, request, visit)),
    answer(system.whitelabelMenu, ({ request }) => readMenu(house, request)),
    answer(site.domainRoute, ({ request }) => readMirrors(house, request)),
    answer(site.registerSetting, ({ visit }) => readFieldRules(house, visit)),
    answer(site.setLanguage, ({ request, player }) => rememberLanguage(house, request, player)),
    answer(site.verifyRepresentative, ({ request }) => verifyContact(house, request)),
  ];
}
