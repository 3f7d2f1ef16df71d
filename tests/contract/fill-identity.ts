import { parse } from 'valibot';
import { workOut } from '#client/features/checks/work-out.ts';
import { HumanChallenge, type HumanCheckScene, humanCheck } from '#contract/checks.ts';
import { mirrors } from '#server/demo/merchant.ts';
import { insertChallenge } from '#server/identity/challenge-store.ts';
import { insertHandOver } from '#server/identity/hand-over-store.ts';
import { hashOf, newToken } from '#server/identity/token.ts';
import { replaceReset } from '#server/registration/store.ts';
import type { Scene } from '#server/verification/scene.ts';
import { sendCode } from '#server/verification/send-code.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { askSite } from './ask-site.ts';

/** What a good request of the identity calls needs: work that was done, and logins that wait for a proof. */
export async function fillIdentity(
  site: FreshSite,
  memberId: string,
): Promise<Record<string, string>> {
  const { database } = site.house;
  const now = site.house.clock.now();
  await database
    .insertInto('profile')
    .values({ player_id: memberId, email: 'demo@play.example', email_proved_at: now })
    .execute();
  const byPhone = await newPlayer(site, 'contract-phone');
  const forgetful = await newPlayer(site, 'contract-forgetful');
  const byName = await newPlayer(site, 'contract-name');
  await database
    .insertInto('profile')
    .values([
      { player_id: byPhone, mobile: '+573017654321', mobile_proved_at: now },
      { player_id: forgetful, mobile: '+573017654322', mobile_proved_at: now },
      { player_id: byName, payee_name: 'Luz Prueba' },
    ])
    .execute();
  return {
    loginCheck: await solvedCheck(site, 'login'),
    smsCheck: await solvedCheck(site, 'sms'),
    smsChallenge: await newChallenge(site, byPhone),
    nameChallenge: await newChallenge(site, byName),
    registerCheck: await solvedCheck(site, 'register'),
    registerMobileCheck: await solvedCheck(site, 'register'),
    smsRegisterCheck: await solvedCheck(site, 'sms'),
    registerCode: await codeFor(site, 'register', '+573109876543'),
    passwordCode: await codeFor(site, 'password', '+573017654322'),
    reset: await newReset(site, byName),
    mirror: mirrors[0]?.url ?? '',
    lookCode: await newHandOver(site, byName),
    takeCode: await newHandOver(site, byName),
  };
}

/** As the app does it before a call that asks for it. */
export async function solvedCheck(
  site: Pick<FreshSite, 'gateway'>,
  scene: HumanCheckScene,
): Promise<string> {
  const { body } = await askSite(site, humanCheck, { scene });
  return workOut(parse(HumanChallenge, body.value));
}

async function newPlayer({ house }: FreshSite, account: string): Promise<string> {
  const { id } = await house.database
    .insertInto('player')
    .values({ account, nickname: account, merchant: house.settings.merchant, language: 'es' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The code that a message holds; sent past the pace, which is another test's. */
async function codeFor({ house }: FreshSite, scene: Scene, target: string): Promise<string> {
  const asked = { scene, kind: 'sms', target, language: 'en', address: '10.9.9.9' } as const;
  const sent = await sendCode(house, { ...asked, country: 'CO' });
  if (!sent.done) throw new Error(sent.code);
  const { body } = await house.database
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', target)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body ?? '')?.[0] ?? '';
}

async function newReset({ house }: FreshSite, playerId: string): Promise<string> {
  const code = newToken();
  const codeHash = hashOf(code);
  if (!codeHash) throw new Error('A new token does not look like a token.');
  const expiresAt = new Date(house.clock.now().getTime() + 600_000);
  await replaceReset(house.database, { codeHash, playerId, expiresAt });
  return code;
}

async function newHandOver({ house }: FreshSite, playerId: string): Promise<string> {
  const code = newToken();
  const codeHash = hashOf(code);
  if (!codeHash) throw new Error('A new token does not look like a token.');
  const now = house.clock.now();
  const expiresAt = new Date(now.getTime() + 600_000);
  await insertHandOver(house.database, { codeHash, playerId, expiresAt, now });
  return code;
}

async function newChallenge({ house }: FreshSite, playerId: string): Promise<string> {
  const challengeId = newToken();
  const idHash = hashOf(challengeId);
  if (!idHash) throw new Error('A new token does not look like a token.');
  const now = house.clock.now();
  const expiresAt = new Date(now.getTime() + 600_000);
  const waiting = {
    idHash,
    playerId,
    mustChange: false,
    client: 'program',
    expiresAt,
    now,
  } as const;
  await insertChallenge(house.database, waiting);
  return challengeId;
}
