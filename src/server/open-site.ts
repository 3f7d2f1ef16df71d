import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Answer, Download, Hook, Landing } from './answer.ts';
import { catalogueAnswers } from './catalogue/handlers.ts';
import { checksAnswers } from './checks/handlers.ts';
import { contentAnswers } from './content/handlers.ts';
import { disputeAnswers } from './disputes/handlers.ts';
import type { House } from './house.ts';
import { type Gateway, openGateway } from './http/gateway.ts';
import type { Art, Given } from './http/given.ts';
import { identityAnswers } from './identity/handlers.ts';
import { identify } from './identity/identify.ts';
import { clearedSessionCookies } from './identity/session-cookies.ts';
import { inhouseAnswers } from './inhouse/handlers.ts';
import { kycAnswers } from './kyc/handlers.ts';
import { kycReviewAnswers } from './kyc/review-handlers.ts';
import { ledgerAnswers } from './ledger/handlers.ts';
import { noticeAnswers } from './notices/handlers.ts';
import type { OpenedHouse } from './open-house.ts';
import { operatorAnswers } from './operator/handlers.ts';
import { identifyOperator } from './operator/identify-operator.ts';
import { passkeyAnswers } from './passkeys/handlers.ts';
import { depositAnswers } from './payments/handlers.ts';
import { paymentWebhooks } from './payments/receive-payment-webhook.ts';
import { depositReviewAnswers } from './payments/review-handlers.ts';
import { playAnswers } from './play/handlers.ts';
import { vendorHooks } from './play/receive-vendor-callback.ts';
import { profileAnswers } from './profile/handlers.ts';
import { protectionAnswers } from './protection/handlers.ts';
import { providerAnswers, providerLandings } from './providers/handlers.ts';
import { recordAnswers, recordDownloads } from './records/handlers.ts';
import { registrationAnswers } from './registration/handlers.ts';
import { sealingAnswers } from './sealing/handlers.ts';
import { openLetter } from './sealing/open-letter.ts';
import { sealingKeysOf } from './sealing/sealing-keys.ts';
import { readDefaultLanguage } from './system/default-language.ts';
import { systemAnswers } from './system/handlers.ts';
import { standingOf } from './system/standing-of.ts';
import { walletAnswers } from './wallet/handlers.ts';
import { withdrawalAnswers } from './withdrawals/handlers.ts';
import { payoutWebhooks } from './withdrawals/receive-payout-webhook.ts';

/** Every call there is, each from the domain that answers it. */
export function answersOf(house: House): Answer[] {
  return [
    ...systemAnswers(house),
    ...contentAnswers(house),
    ...catalogueAnswers(house),
    ...checksAnswers(house),
    ...identityAnswers(house),
    ...inhouseAnswers(house),
    ...disputeAnswers(house),
    ...kycAnswers(house),
    ...kycReviewAnswers(house),
    ...operatorAnswers(house),
    ...passkeyAnswers(house),
    ...playAnswers(house),
    ...profileAnswers(house),
    ...protectionAnswers(house),
    ...providerAnswers(house),
    ...registrationAnswers(house),
    ...ledgerAnswers(house),
    ...sealingAnswers(house, sealingKeysOf(house)),
    ...depositAnswers(house),
    ...depositReviewAnswers(house),
    ...withdrawalAnswers(house),
    ...walletAnswers(house),
    ...recordAnswers(house),
    ...noticeAnswers(house),
  ];
}

/** Where other sites send people back to. */
export function landingsOf(house: House): Landing[] {
  return providerLandings(house);
}

/** Where other companies' programs tell us something. */
export function hooksOf(house: House): Hook[] {
  return [...paymentWebhooks(house), ...payoutWebhooks(house), ...vendorHooks(house)];
}

/** Files that are made for who asks for them. */
export function downloadsOf(house: House): Download[] {
  return recordDownloads(house);
}

/** Hands the domains to http; `wishes` are for tests and measurements. */
export async function openSite(
  { house, isReady }: Pick<OpenedHouse, 'house' | 'isReady'>,
  log: Logger,
  wishes: Partial<Given> = {},
): Promise<Gateway> {
  return openGateway({
    ...house,
    log,
    isReady,
    answers: answersOf(house),
    landings: landingsOf(house),
    hooks: hooksOf(house),
    downloads: downloadsOf(house),
    identify: (token, isUse) => identify(house, token, isUse),
    identifyOperator: (token) => identifyOperator(house, token),
    clearedSessionCookies,
    standing: (address) => standingOf(house, address),
    openLetter: (letter, readJson) => openLetter(house, sealingKeysOf(house), letter, readJson),
    findArt,
    defaultLanguage: await readDefaultLanguage(house.database),
    appFolder: built('app/'),
    firstPaintFile: built('first-paint/first-paint.js'),
    ...wishes,
  });
}

/** The drawing room is large, and a merchant with pictures of its own never enters it. */
async function findArt(path: string): Promise<Art | undefined> {
  const art = await import('./demo/art-files.ts');
  return art.findArt(path);
}

function built(path: string): string {
  return fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));
}
