import * as system from '#contract/system.ts';
import { type Answer, answer } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { readFieldRules, readMenu, readMirrors } from './read-parts.ts';
import { readPermission } from './read-permission.ts';
import { rememberLanguage } from './set-language.ts';
import { verifyContact } from './verify-contact.ts';

/** The help centre is answered by content, which writes its articles. */
export function systemAnswers(house: House): Answer[] {
  return [
    answer(system.systemStatus, ({ request, visit }) => readPermission(house, request, visit)),
    answer(system.whitelabelMenu, ({ request }) => readMenu(house, request)),
    answer(system.domainRoute, ({ request }) => readMirrors(house, request)),
    answer(system.registerSetting, ({ visit }) => readFieldRules(house, visit)),
    answer(system.setLanguage, ({ request, player }) => rememberLanguage(house, request, player)),
    answer(system.verifyRepresentative, ({ request }) => verifyContact(house, request)),
  ];
}
