import { randomUUID } from 'node:crypto';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { beginDeposit } from '#contract/deposits.ts';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { depositMethods } from '#demo/merchant/deposit-methods.ts';
import type { Database } from '#server/db/open.ts';
import { begin } from '#server/deposits/begin-deposit.ts';
import { insertMissingMethods } from '#server/deposits/method-store.ts';
import { paymentWebhooks } from '#server/deposits/receive-payment-webhook.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hookLabel, sign } from '#server/ports/payments/sign.ts';
import { chooseNone } from '#server/protection/change-limits.ts';
import { newPlayer, visitor } from '#tests/database/test-app.ts';

export const providerSecret = 'a-secret-of-the-tests-0123456789';

/** A merchant with every way to pay in. */
export async function plantMethods(database: Database): Promise<void> {
  await database
    .insertInto('site_setting')
    .values(siteSettingRow('verbena'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertMissingMethods(database, depositMethods);
}

/** Somebody who has chosen, and may pay in. */
export async function newPayer(app: AppContext, account: string): Promise<Player> {
  const player = await newPlayer(app.database, account);
  await chooseNone(app, player.id);
  return player;
}

type Begun = AnswerOf<typeof beginDeposit>;
type ApprovalRequest = Partial<RequestOf<typeof beginDeposit>>;

export async function beginOne(
  app: AppContext,
  player: Player,
  wish: ApprovalRequest = {},
): Promise<Begun> {
  const request = {
    requestId: randomUUID(),
    method: 'debit',
    amount: '10000000',
    language: 'es' as const,
    ...wish,
  };
  const begun = await begin(app, request, player, visitor);
  if (!begun.done) throw new Error(begun.code);
  return begun.value;
}

/** A webhook as the provider of these tests signs it. */
export function hookBody(
  session: string,
  told: { id?: string; type: string; payment?: { id: string; amount: string; currency?: string } },
): string {
  const { id = `evt_${randomUUID()}`, type, payment } = told;
  return JSON.stringify({
    id,
    session,
    type,
    payment: payment ? { currency: 'COP', ...payment } : null,
  });
}

/** Brings a webhook in as http does; answers the status. */
export async function bring(
  app: AppContext,
  body: string,
  {
    secret = providerSecret,
    signedAt = app.clock.now(),
  }: { secret?: string; signedAt?: Date } = {},
): Promise<number> {
  const [hook] = paymentWebhooks(app);
  const signature = sign(secret, hookLabel, body, signedAt);
  const header = (name: string) => (name === 'x-signature' ? signature : undefined);
  const answer = await hook?.receive(
    { provider: 'provider' },
    {
      path: '',
      body: Buffer.from(body),
      header,
    },
  );
  return answer?.status ?? 0;
}

/** What is in all of a player's accounts. */
export async function balanceOf(database: Database, playerId: string): Promise<bigint> {
  const { sum } = await database
    .selectFrom('ledger_balance')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? '0');
}

/** What a player has, what the house's accounts hold, and that the whole of the books is nothing. */
export async function booksOf(database: Database, playerId: string) {
  const balance = await balanceOf(database, playerId);
  const legs = await database
    .selectFrom('ledger_leg as leg')
    .innerJoin('ledger_account as account', 'account.id', 'leg.account_id')
    .select(({ fn }) => ['account.kind', 'account.subject', fn.sum<string>('leg.amount').as('sum')])
    .groupBy(['account.kind', 'account.subject'])
    .execute();
  const of = (kind: string, subject = '') =>
    BigInt(legs.find((leg) => leg.kind === kind && leg.subject === subject)?.sum ?? '0');
  return {
    balance,
    of,
    sum: legs.reduce((sum, leg) => sum + BigInt(leg.sum), 0n),
  };
}
