import { type KeyObject, randomBytes } from 'node:crypto';
import { signatureHeader, type VendorOperationName } from '#contract/vendor-api.ts';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import type { WebhookAnswer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { makeKeyPair, readPrivateKey, signRequest } from '#server/ports/vendors/sign.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { vendorWebhooks } from '#server/vendor-play/wallet/receive-vendor-callback.ts';

/** A vendor that is known to the house, and the key it signs with. */
export interface StageVendor {
  code: string;
  privateKey: KeyObject;
}

export interface StagePlayer {
  playerId: string;
  /** As the vendor knows them. */
  name: string;
  /** At the vendor. */
  session: string;
  /** Of the login that stands behind it. */
  sessionId: string;
}

export const stageCurrency = 'COP';

/** A merchant with one category; vendors and games are planted upon it. */
export async function plantGround(database: Database): Promise<void> {
  await database.insertInto('site_setting').values(siteSettingRow('verbena')).execute();
  const title = worded('Slots');
  await database.insertInto('game_category').values({ game_type: 'RNG', title }).execute();
  await database
    .insertInto('game_class')
    .values({ game_type: 'RNG', key: 'VIDEO', title })
    .execute();
}

/** With two games, CODE-1 and CODE-2. */
export async function plantVendor(database: Database, code: string): Promise<StageVendor> {
  const pair = makeKeyPair();
  const display_name = worded(`Vendor ${code}`);
  const icon_url = `/vendors/${code}.svg`;
  await database.insertInto('vendor').values({ code, display_name, icon_url }).execute();
  await database
    .insertInto('vendor_category')
    .values({ vendor_code: code, game_type: 'RNG', account_type_name: code })
    .execute();
  await database
    .insertInto('game')
    .values(
      [1, 2].map((number) => ({
        game_id: `${code}-${number}`,
        game_code: `${code}-${number}`,
        vendor_code: code,
        game_type: 'RNG' as const,
        game_class: 'VIDEO',
        name: worded(`Game ${number}`),
        icon_url,
        minimum_bet: 0,
        currency: stageCurrency,
      })),
    )
    .execute();
  await database
    .insertInto('vendor_link')
    .values({
      vendor_code: code,
      wallet: 'seamless',
      base_address: `http://127.0.0.1:1/${code}`,
      public_key: pair.publicKey,
    })
    .execute();
  return { code, privateKey: readPrivateKey(pair.privateKey) };
}

interface Wanted {
  vendor: string;
  account: string;
  funds: bigint;
  mode?: 'real' | 'trial';
}

/** Somebody logged in, with money, who has just come into the vendor's game. */
export async function newStagePlayer(
  app: Pick<AppContext, 'database' | 'clock'>,
  { account, ...wanted }: Wanted,
): Promise<StagePlayer> {
  const [player] = await newStagePlayers(app, { ...wanted, accounts: [account] });
  if (!player) throw new Error('Nobody came.');
  return player;
}

/** Many of them in few ways to the server. */
export async function newStagePlayers(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { vendor, accounts, funds, mode = 'real' }: Omit<Wanted, 'account'> & { accounts: string[] },
): Promise<StagePlayer[]> {
  const now = clock.now();
  const people = await database
    .insertInto('player')
    .values(
      accounts.map((account) => ({
        ...{ account, nickname: account, type: 0, merchant: 'verbena', language: 'es' },
      })),
    )
    .returning('id')
    .execute();
  const players = people.map(({ id: playerId }) => ({
    ...{ playerId, sessionId: crypto.randomUUID(), session: newToken() },
    name: randomBytes(16).toString('base64url'),
  }));
  await database
    .insertInto('session')
    .values(
      players.map(({ playerId, sessionId }) => ({
        ...{ id: sessionId, token_hash: randomBytes(32), player_id: playerId },
        ...{ created_at: now, seen_at: now, expires_at: new Date(now.getTime() + 12 * 3_600_000) },
      })),
    )
    .execute();
  await database
    .insertInto('vendor_player')
    .values(
      players.map(({ playerId, name }) => ({ vendor_code: vendor, player_id: playerId, name })),
    )
    .execute();
  await database
    .insertInto('vendor_session')
    .values(
      players.map(({ playerId, sessionId, session }) => ({
        token_hash: hashOf(session) ?? Buffer.alloc(0),
        ...{ vendor_code: vendor, player_id: playerId, session_id: sessionId, mode },
        ...{ game_code: `${vendor}-1`, opened_at: now },
      })),
    )
    .execute();
  for (const { playerId } of players) if (funds > 0n) await fund(database, playerId, funds);
  return players;
}

export async function fund(database: Database, playerId: string, amount: bigint): Promise<void> {
  const commodity = stageCurrency;
  await inTransaction(database, async (transaction) => {
    const to = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
    const from = await openAccount(transaction, { kind: 'house', commodity });
    const posting = await post(transaction, {
      ...{ key: `stage:${crypto.randomUUID()}`, kind: 'adjustment', reference: 'stage' },
      actor: 'stage',
      legs: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    });
    return { done: posting.outcome === 'posted' };
  });
}

export interface StageAsk {
  operation: VendorOperationName;
  body: object;
  /** Sent again word for word, where it is there. */
  signature?: string;
}

/** As http would hand it on. */
export async function askStage(
  app: AppContext,
  vendor: StageVendor,
  { operation, body, signature }: StageAsk,
): Promise<WebhookAnswer & { said: Record<string, unknown>; signature: string }> {
  const path = `/wps/vendor/${vendor.code}/${operation}`;
  const text = JSON.stringify(body);
  const request = { method: 'POST', path, body: text };
  const own = signature ?? signRequest(vendor.privateKey, request, app.clock.now()).header;
  const answer = await hookOf(app).receive(
    { vendor: vendor.code, operation },
    {
      path,
      body: Buffer.from(text),
      header: (name) => (name === signatureHeader ? own : undefined),
    },
  );
  return { ...answer, said: JSON.parse(answer.body ?? '{}'), signature: own };
}

function hookOf(app: AppContext) {
  const hook = vendorWebhooks(app).find(({ method }) => method === undefined);
  if (!hook) throw new Error('Vendors have no way in.');
  return hook;
}

function worded(text: string) {
  return JSON.stringify({ es: text, en: text }) as never;
}
