import { Secret, TOTP } from 'otpauth';
import { parse } from 'valibot';
import { workOut } from '#client/features/anti-abuse/work-out.ts';
import { HumanChallenge, type HumanCheckScene, humanCheck } from '#contract/anti-abuse.ts';
import { sendPhoneAuthCode } from '#contract/phone-auth.ts';
import { mirrors } from '#demo/merchant/merchant.ts';
import { secretBoxOf } from '#server/identity/factors/authenticator-box.ts';
import { insertChallenge } from '#server/identity/factors/challenge-store.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
} from '#server/identity/factors/totp-enrolment.ts';
import { insertHandOver } from '#server/identity/sessions/hand-over-store.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { replaceReset } from '#server/registration/store.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import type { Scene } from '#server/verification/scene.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { askSite } from './ask-site.ts';

/** What a good request of the identity calls needs: work that was done, and logins that wait for a proof. */
export async function fillIdentity(
  site: FreshSite,
  { memberId, agentId }: { memberId: string; agentId: string },
): Promise<{ values: Record<string, string>; tokens: Record<string, string>; keyedId: string }> {
  const { database } = site.app;
  const now = site.app.clock.now();
  await plantProfile(site.app, memberId, { email: 'demo@play.example' }, { email_proved_at: now });
  const byPhone = await newPlayer(site, 'contract-phone');
  const forgetful = await newPlayer(site, 'contract-forgetful');
  const byName = await newPlayer(site, 'contract-name');
  const provedAt = { mobile_proved_at: now };
  await plantProfile(site.app, byPhone, { mobile: '+573017654321' }, provedAt);
  await plantProfile(site.app, forgetful, { mobile: '+573017654322' }, provedAt);
  await plantProfile(site.app, byName, { payeeName: 'Luz Prueba' });
  const { id: device } = await database
    .insertInto('known_device')
    .values({
      player_id: memberId,
      device_hash: Buffer.alloc(32, 5),
      device_name: 'Chrome, Android',
      first_seen_at: now,
      last_seen_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const guarded = await newGuarded(site, 'contract-guarded');
  const alsoGuarded = await newGuarded(site, 'contract-guarded-too');
  const keyed = await newGuarded(site, 'contract-keyed');
  const wordless = await newPlayer(site, 'contract-wordless');
  const unconfirmed = await newPlayer(site, 'contract-unconfirmed');
  await plantProfile(site.app, unconfirmed, {}, { confirmation_due: true });
  const verified = await newPlayer(site, 'contract-verified');
  await plantProfile(site.app, wordless, { mobile: '+573017654399' }, provedAt);
  await plantProfile(site.app, verified, { mobile: verifiedNumber }, provedAt);
  const { token: wordlessToken } = await openSession(site.app, wordless);
  const values = {
    stepUpCode: await codeFor(site, 'step-up', '+573017654399'),
    phoneAuthCheck: await solvedCheck(site, 'sms'),
    phoneSession: await verifiedElsewhere(site, verifiedNumber),
    device,
    authenticatorCode: await codeOfBegun(site, agentId),
    recoveryCode: guarded.recoveryCode,
    otherRecoveryCode: alsoGuarded.recoveryCode,
    keyedRecoveryCode: keyed.recoveryCode,
    loginCheck: await solvedCheck(site, 'login'),
    smsCheck: await solvedCheck(site, 'sms'),
    smsChallenge: await newChallenge(site, byPhone),
    nameChallenge: await newChallenge(site, byName),
    registerCheck: await solvedCheck(site, 'register'),
    registerMobileCheck: await solvedCheck(site, 'register'),
    smsRegisterCheck: await solvedCheck(site, 'sms'),
    registerCode: await codeFor(site, 'register', '+573109876543'),
    passwordCode: await codeFor(site, 'password', '+573017654322'),
    bindCode: await codeFor(site, 'bind', 'nueva@play.example'),
    reset: await newReset(site, byName),
    mirror: mirrors[0]?.url ?? '',
    lookCode: await newHandOver(site, byName),
    takeCode: await newHandOver(site, byName),
  };
  const tokens = {
    ...{ guarded: guarded.token, alsoGuarded: alsoGuarded.token },
    ...{ keyed: keyed.token, wordless: wordlessToken },
    unconfirmed: (await openSession(site.app, unconfirmed, undefined, { mustChange: true })).token,
  };
  return { values, tokens, keyedId: keyed.playerId };
}

export const verifiedNumber = '+573017654398';

/** What the phone-auth service calls the code that it has sent. */
async function verifiedElsewhere(site: FreshSite, number: string): Promise<string> {
  const sent = await askSite(site, sendPhoneAuthCode, {
    mobileNum: number.slice(3),
    countryDialingCode: '57',
    humanCheck: await solvedCheck(site, 'sms'),
  });
  return (sent.body.value as { phoneSession?: string } | undefined)?.phoneSession ?? '';
}

/** As the app does it before a call that asks for it. */
export async function solvedCheck(
  site: Pick<FreshSite, 'gateway'>,
  scene: HumanCheckScene,
): Promise<string> {
  const { body } = await askSite(site, humanCheck, { scene });
  return workOut(parse(HumanChallenge, body.value));
}

async function newPlayer({ app }: FreshSite, account: string): Promise<string> {
  const { id } = await app.database
    .insertInto('player')
    .values({ account, nickname: account, merchant: app.settings.merchant, language: 'es' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A code of the next half minute: good now, and for a minute at least. */
function codeOf(secret: string, now: Date): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  return totp.generate({ timestamp: now.getTime() + 30_000 });
}

async function codeOfBegun({ app }: FreshSite, playerId: string): Promise<string> {
  const label = { playerId, account: 'agente', issuer: 'Verbena' };
  const begun = await beginAuthenticator(app, secretBoxOf(app, playerId), label);
  if (!begun.done) throw new Error(begun.code);
  return codeOf(begun.value.secret, app.clock.now());
}

/** Somebody with an authenticator, and one of their recovery codes. */
async function newGuarded(site: FreshSite, account: string) {
  const { app } = site;
  const playerId = await newPlayer(site, account);
  const box = secretBoxOf(app, playerId);
  const code = await codeOfBegun(site, playerId);
  const confirmed = await confirmAuthenticator(app, box, playerId, code);
  if (!confirmed.done) throw new Error(confirmed.code);
  const { token } = await openSession(app, playerId);
  return { playerId, token, recoveryCode: confirmed.value.recoveryCodes[0] ?? '' };
}

/** The code that a message holds; sent past the pace, which is another test's. */
async function codeFor({ app }: FreshSite, scene: Scene, target: string): Promise<string> {
  const kind = target.includes('@') ? 'mail' : 'sms';
  const asked = { scene, kind, target, language: 'en', address: '10.9.9.9' } as const;
  const sent = await sendCode(app, { ...asked, country: 'CO' });
  if (!sent.done) throw new Error(sent.code);
  const { body } = await app.database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', target)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body ?? '')?.[0] ?? '';
}

async function newReset({ app }: FreshSite, playerId: string): Promise<string> {
  const code = newToken();
  const codeHash = hashOf(code);
  if (!codeHash) throw new Error('A new token does not look like a token.');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 600_000);
  await replaceReset(app.database, { codeHash, playerId, expiresAt, now });
  return code;
}

async function newHandOver({ app }: FreshSite, playerId: string): Promise<string> {
  const code = newToken();
  const codeHash = hashOf(code);
  if (!codeHash) throw new Error('A new token does not look like a token.');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 600_000);
  const tokenHash = hashOf((await openSession(app, playerId)).token);
  if (!tokenHash) throw new Error('A new token does not look like a token.');
  await insertHandOver(app.database, { codeHash, playerId, tokenHash, expiresAt, now });
  return code;
}

async function newChallenge({ app }: FreshSite, playerId: string): Promise<string> {
  const challengeId = newToken();
  const idHash = hashOf(challengeId);
  if (!idHash) throw new Error('A new token does not look like a token.');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + 600_000);
  const waiting = {
    idHash,
    playerId,
    mustChange: false,
    client: 'program',
    expiresAt,
    now,
  } as const;
  await insertChallenge(app.database, waiting);
  return challengeId;
}
