import * as system from '#contract/system.ts';
import { type Answer, answer, done } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { readPermission } from './read-permission.ts';
import { readSite } from './read-site.ts';
import { rememberLanguage } from './set-language.ts';
import { selectMenu, selectOfficialChannel } from './store.ts';

/** The help centre is answered by content, which writes its articles. */
export function systemAnswers(house: House): Answer[] {
  const { database } = house;
  return [
    answer(system.systemStatus, ({ request, visit }) => readPermission(house, request, visit)),
    answer(system.whitelabelMenu, async ({ request: { language } }) => {
      const { whitelabel } = await readSite(house, language);
      return done({ switches: whitelabel, menu: await selectMenu(database, language) });
    }),
    answer(system.domainRoute, async ({ request }) => {
      const { mainDomain, domainRoute } = await readSite(house, request.language);
      return done({ mainDomain, mirrors: domainRoute });
    }),
    answer(system.registerSetting, async ({ visit }) => {
      const { register } = await readSite(house, visit.language);
      return done({ fields: register });
    }),
    answer(system.setLanguage, ({ request, player }) => rememberLanguage(house, request, player)),
    answer(system.verifyRepresentative, async ({ request }) => {
      const channel = await selectOfficialChannel(database, request.contact);
      return done({ official: channel !== null, channel });
    }),
  ];
}
