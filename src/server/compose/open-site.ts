import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { checksAnswers } from '#server/anti-abuse/handlers.ts';
import { catalogueAnswers } from '#server/catalogue/handlers.ts';
import { contentAnswers } from '#server/content/handlers.ts';
import { disputeAnswers } from '#server/disputes/handlers.ts';
import { type Gateway, openGateway } from '#server/http/gateway.ts';
import type { Given } from '#server/http/given.ts';
import { identityAnswers } from '#server/identity/handlers.ts';
import { passkeyAnswers } from '#server/identity/passkeys/handlers.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { clearedSessionCookies } from '#server/identity/sessions/session-cookies.ts';
import { inhouseAnswers } from '#server/inhouse/handlers.ts';
import type { Answer, Download, Hook, Landing } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { kycAnswers } from '#server/kyc/handlers.ts';
import { kycReviewAnswers } from '#server/kyc/review-handlers.ts';
import { ledgerAnswers } from '#server/ledger/handlers.ts';
import { noticeAnswers } from '#server/notices/handlers.ts';
import { operatorAnswers } from '#server/operator/handlers.ts';
import { identifyOperator } from '#server/operator/identify-operator.ts';
import { depositAnswers } from '#server/payments/handlers.ts';
import { paymentWebhooks } from '#server/payments/receive-payment-webhook.ts';
import { depositReviewAnswers } from '#server/payments/review-handlers.ts';
import { playAnswers } from '#server/play/handlers.ts';
import { vendorHooks } from '#server/play/receive-vendor-callback.ts';
import { profileAnswers } from '#server/profile/handlers.ts';
import { protectionAnswers } from '#server/protection/handlers.ts';
import { recordAnswers, recordDownloads } from '#server/records/handlers.ts';
import { registrationAnswers } from '#server/registration/handlers.ts';
import { sealingAnswers } from '#server/sealing/handlers.ts';
import { openLetter } from '#server/sealing/open-letter.ts';
import { sealingKeysOf } from '#server/sealing/sealing-keys.ts';
import { providerAnswers, providerLandings } from '#server/sign-in/handlers.ts';
import { readDefaultLanguage } from '#server/system/default-language.ts';
import { systemAnswers } from '#server/system/handlers.ts';
import { standingOf } from '#server/system/standing-of.ts';
import { walletAnswers } from '#server/wallet/handlers.ts';
import { withdrawalAnswers } from '#server/withdrawals/handlers.ts';
import { payoutWebhooks } from '#server/withdrawals/receive-payout-webhook.ts';
import type { OpenedApp } from './open-app.ts';

/** Every call there is, each from the domain that answers it. */
export function answersOf(app: AppContext): Answer[] {
  return [
    ...systemAnswers(app),
    ...contentAnswers(app),
    ...catalogueAnswers(app),
    ...checksAnswers(app),
    ...identityAnswers(app),
    ...inhouseAnswers(app),
    ...disputeAnswers(app),
    ...kycAnswers(app),
    ...kycReviewAnswers(app),
    ...operatorAnswers(app),
    ...passkeyAnswers(app),
    ...playAnswers(app),
    ...profileAnswers(app),
    ...protectionAnswers(app),
    ...providerAnswers(app),
    ...registrationAnswers(app),
    ...ledgerAnswers(app),
    ...sealingAnswers(app, sealingKeysOf(app)),
    ...depositAnswers(app),
    ...depositReviewAnswers(app),
    ...withdrawalAnswers(app),
    ...walletAnswers(app),
    ...recordAnswers(app),
    ...noticeAnswers(app),
  ];
}

/** Where other sites send people back to. */
export function landingsOf(app: AppContext): Landing[] {
  return providerLandings(app);
}

/** Where other companies' programs tell us something. */
export function hooksOf(app: AppContext): Hook[] {
  return [...paymentWebhooks(app), ...payoutWebhooks(app), ...vendorHooks(app)];
}

/** Files that are made for who asks for them. */
export function downloadsOf(app: AppContext): Download[] {
  return recordDownloads(app);
}

/** Hands the domains to http; `wishes` are for tests and measurements. */
export async function openSite(
  { app, isReady }: Pick<OpenedApp, 'app' | 'isReady'>,
  log: Logger,
  wishes: Partial<Given> = {},
): Promise<Gateway> {
  return openGateway({
    ...app,
    log,
    isReady,
    answers: answersOf(app),
    landings: landingsOf(app),
    hooks: hooksOf(app),
    downloads: downloadsOf(app),
    identify: (token, isUse) => identify(app, token, isUse),
    identifyOperator: (token) => identifyOperator(app, token),
    clearedSessionCookies,
    standing: (address) => standingOf(app, address),
    openLetter: (letter, readJson) => openLetter(app, sealingKeysOf(app), letter, readJson),
    // A merchant's pictures lie at addresses of its own; only the demonstration draws some.
    findArt: () => undefined,
    defaultLanguage: await readDefaultLanguage(app.database),
    appFolder: built('app/'),
    firstPaintFile: built('first-paint/first-paint.js'),
    ...wishes,
  });
}

function built(path: string): string {
  return fileURLToPath(new URL(`../../../dist/${path}`, import.meta.url));
}
