import type { AppContext } from '#server/kernel/app-context.ts';
import { parseAddress, parseNetwork } from '#server/ports/geo/network.ts';
import { tableGeo } from '#server/ports/geo/table-geo.ts';
import { isRegionBlocked, type RegionRules } from './judge-region.ts';
import { keptByContent } from './kept-by-content.ts';
import { selectRegionRules, selectSiteStatus } from './store.ts';

export interface Judgement {
  isMaintenance: boolean;
  /** Only while maintenance lasts. */
  maintenanceEnd: Date | null;
  isRegionBlocked: boolean;
  country: string | null;
  /** No rule of regions stands, so every address is judged alike. */
  isSameForAll: boolean;
}

/** Whether the site is open to an address now. Decided each time anew from what is in memory. */
export async function judgeVisit(app: AppContext, address: string): Promise<Judgement> {
  const [site, place] = await Promise.all([readStatus(app, 'all'), readPlace(app, address)]);
  const isMaintenance = judgeMaintenance(app, site);
  return {
    isMaintenance,
    maintenanceEnd: isMaintenance ? site.status.maintenanceEnd : null,
    ...place,
    isSameForAll: site.rules.networks.length === 0 && site.rules.countries.size === 0,
  };
}

/** An end that has passed counts as over without anybody switching anything. */
function judgeMaintenance({ clock }: AppContext, { status }: Site): boolean {
  const { isMaintenance, maintenanceEnd: end } = status;
  return isMaintenance && (end === null || end > clock.now());
}

type Site = Awaited<ReturnType<typeof readStatus>>;

const placesAtMost = 20_000;

/** Ranges are compared bit by bit, which on every call would cost more than the call. */
const readPlace = keptByContent(
  'places',
  async (app: AppContext, address: string) => {
    const { rules } = await readStatus(app, 'all');
    const country = await tableGeo(app).countryOf(address);
    return { country, isRegionBlocked: isRegionBlocked(rules, parseAddress(address), country) };
  },
  placesAtMost,
);

const readStatus = keptByContent('status', async ({ database }: AppContext, _all: 'all') => {
  const [status, rules] = await Promise.all([
    selectSiteStatus(database),
    selectRegionRules(database),
  ]);
  return { status, rules: arrange(rules) };
});

type RuleRow = Awaited<ReturnType<typeof selectRegionRules>>[number];

/** The rows come with the command's rules first, and a sort keeps that order among equals. */
function arrange(rows: readonly RuleRow[]): RegionRules {
  const networks = rows.flatMap(({ network: text, action }) => {
    const network = text === null ? undefined : parseNetwork(text);
    return network ? [{ network, isAllowed: action === 'allow' }] : [];
  });
  const countries = new Map<string, boolean>();
  for (const { country, action } of rows) {
    if (country !== null && !countries.has(country)) countries.set(country, action === 'allow');
  }
  return {
    networks: networks.toSorted((one, other) => other.network.prefix - one.network.prefix),
    countries,
    isOnlyForNamed: [...countries.values()].includes(true),
  };
}
