import type { InferOutput } from 'valibot';
import { isLanguage, type Language, languages } from '#contract/languages.ts';
import type { Permission } from '#contract/system.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { offeredProviders } from '#server/ports/sign-in/offered-providers.ts';
import { keptByContent } from './kept-by-content.ts';
import { sealContact } from './seal-contact.ts';
import {
  selectCustomerService,
  selectFieldRules,
  selectMirrors,
  selectResources,
  selectSiteSetting,
  selectSwitches,
} from './store.ts';

export type SiteInfo = InferOutput<typeof Permission>['info'];

/** What the merchant set up, in one language; the same for everyone until content changes. */
export const readSite: (app: AppContext, language: Language) => Promise<SiteInfo> = keptByContent(
  'site',
  async ({ database, settings }: AppContext, language: Language) => {
    const [stored, contacts, domainRoute, resources, whitelabel, register] = await Promise.all([
      selectSiteSetting(database, language),
      selectCustomerService(database, language),
      selectMirrors(database, language),
      selectResources(database),
      selectSwitches(database),
      selectFieldRules(database),
    ]);
    const { licenceLine, licenceNumber, licenceYear, licenceContent, ...site } =
      stored ?? unsetSite(settings);
    const customerService = contacts.map(({ path, ...contact }) => ({
      ...contact,
      path: sealContact(path, site.merchant, site.mainDomain),
    }));
    // Frozen, because every caller is handed this same object.
    return Object.freeze({
      ...site,
      // A release that was taken back may not speak all that a newer one offered.
      languages: site.languages.filter(isLanguage),
      brand: settings.brand,
      customerService,
      domainRoute,
      resources,
      whitelabel,
      register,
      signIn: offeredProviders(settings),
      analytics: { gtagId: '' },
      licence: {
        line: licenceLine,
        number: licenceNumber,
        year: licenceYear,
        content: licenceContent,
      },
    });
  },
);

/** What is played for where no merchant has said so. */
export const unsetCurrency = 'USD';

/** A database without a merchant still opens, so that an operator can see that it works. */
function unsetSite({ merchant, brand }: AppContext['settings']) {
  return {
    merchant,
    siteName: brand,
    currency: unsetCurrency,
    currencySymbol: '$',
    mainDomain: '',
    imageCDNs: [],
    launchGameCDNs: [],
    licenceLine: '',
    licenceNumber: '',
    licenceYear: 2025,
    licenceContent: '',
    languages: [...languages],
    defaultLanguage: languages[0],
  };
}
