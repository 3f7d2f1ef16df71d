import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { daysPartitionedAhead } from '#server/db/partitions.ts';
import { mayMigrate } from '#server/db/schema-state.ts';
import type { HttpDependencies } from '#server/http/dependencies.ts';
import { type Gateway, openGateway } from '#server/http/gateway.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { clearedSessionCookies } from '#server/identity/sessions/session-cookies.ts';
import { readUnreadAgeSeconds } from '#server/kernel/event-store.ts';
import { readLotteryDelays } from '#server/lottery/draws/read-draws.ts';
import { identifyOperator } from '#server/operator/identify-operator.ts';
import { openLetter } from '#server/sealing/open-letter.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { readDefaultLanguage } from '#server/system/default-language.ts';
import { standingOf } from '#server/system/standing-of.ts';
import { answersOf, domainsOf } from './domains.ts';
import type { OpenedApp } from './open-app.ts';

/** Hands the domains to http; `overrides` are for tests and measurements. */
export async function openSite(
  { app, services, isReady }: Pick<OpenedApp, 'app' | 'services' | 'isReady'>,
  log: Logger,
  overrides: Partial<HttpDependencies> = {},
): Promise<Gateway> {
  const domains = domainsOf(services);
  return openGateway({
    ...app,
    log,
    isReady,
    figures: {
      daysPartitionedAhead: () => daysPartitionedAhead(app.database),
      unreadEventsSeconds: () => readUnreadAgeSeconds(app.database),
      factsLagSeconds: () => readFactLagSeconds(app.database),
      lotteryDelays: () => readLotteryDelays(app.database),
      worksAsOwner: () => mayMigrate(app.database),
    },
    answers: answersOf(app, domains),
    landings: domains.flatMap((domain) => domain.landings?.(app) ?? []),
    webhooks: domains.flatMap((domain) => domain.webhooks?.(app) ?? []),
    downloads: domains.flatMap((domain) => domain.downloads?.(app) ?? []),
    identify: (token, isUse) => identify(app, token, isUse),
    identifyOperator: (token) => identifyOperator(app, token),
    clearedSessionCookies,
    standing: (address) => standingOf(app, address),
    openLetter: (letter, readJson) => openLetter(app, services.sealingKeys, letter, readJson),
    // A merchant's pictures lie at addresses of its own; only the demonstration draws some.
    findArt: () => undefined,
    defaultLanguage: await readDefaultLanguage(app.database),
    appFolder: built('app/'),
    firstPaintFile: built('first-paint/first-paint.js'),
    ...overrides,
  });
}

function built(path: string): string {
  return fileURLToPath(new URL(`../../../dist/${path}`, import.meta.url));
}
