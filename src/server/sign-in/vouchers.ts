import * as v from 'valibot';
import { Provider } from '#contract/system.ts';
import type { Database } from '#server/db/open.ts';
import { hideEmail } from '#server/identity/factors/hide-reach.ts';
import type { Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Vouched } from '#server/ports/sign-in/sign-in.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { insertVoucher, selectVoucher, takeVoucher } from './attempt-store.ts';
import { boundBrowser } from './bind-browser.ts';
import { personPlace } from './locked-places.ts';

/** A provider's word about one person, kept for the browser that asked for it. */
export interface Voucher {
  provider: Provider;
  person: Vouched;
  entrance: 'site' | 'agent';
  /** Who links; null where somebody wants to come in. */
  playerId: string | null;
  createdAt: Date;
}

type Stage = 'code' | 'ticket';

const validMs: Readonly<Record<Stage, number>> = { code: 60_000, ticket: 15 * 60_000 };

/** Keeps it under a new name, which only its bearer knows. */
export async function keepVoucher(
  { database, clock, vault }: AppContext,
  stage: Stage,
  cookieHash: Buffer,
  voucher: Omit<Voucher, 'createdAt'>,
): Promise<string> {
  const code = newToken();
  const codeHash = hashOf(code);
  if (!codeHash) throw new Error('A new token does not look like a token.');
  const { provider, person, entrance, playerId } = voucher;
  const now = clock.now();
  await insertVoucher(database, {
    codeHash,
    stage,
    cookieHash,
    provider,
    lockedPerson: vault.lock(JSON.stringify(person), personPlace(codeHash)),
    entrance,
    playerId,
    expiresAt: new Date(now.getTime() + validMs[stage]),
    now,
  });
  return code;
}

/** Looks at one without using it up; undefined where it is none of this browser's. */
export function findVoucher(app: AppContext, stage: Stage, code: string, visit: Visit) {
  return read(app, app.database, stage, code, visit, selectVoucher);
}

/** Uses it up, in the transaction of what it is used for. */
export function spendVoucher(
  app: AppContext,
  database: Database,
  stage: Stage,
  code: string,
  visit: Visit,
) {
  return read(app, database, stage, code, visit, takeVoucher);
}

async function read(
  { clock, vault }: AppContext,
  database: Database,
  stage: Stage,
  code: string,
  visit: Visit,
  from: typeof selectVoucher,
): Promise<Voucher | undefined> {
  const codeHash = hashOf(code);
  const cookieHash = boundBrowser(visit);
  if (!codeHash || !cookieHash) return undefined;
  const found = await from(database, { codeHash, stage, cookieHash, now: clock.now() });
  if (!found) return undefined;
  const { lockedPerson, provider, ...rest } = found;
  const person = v.parse(Person, JSON.parse(vault.unlock(lockedPerson, personPlace(codeHash))));
  return { ...rest, provider: v.parse(Provider, provider), person };
}

const Person = v.object({
  subject: v.string(),
  email: v.nullable(v.string()),
  isEmailProved: v.boolean(),
  name: v.nullable(v.string()),
});

/** By what its owner recognises it, and a stranger learns little. */
export function hintOf({ email, name }: Vouched): string {
  return email === null ? (name ?? '') : hideEmail(email);
}
