import { randomUUID } from 'node:crypto';
import { begin } from '#server/deposits/begin-deposit.ts';
import { proveOwn } from '#server/deposits/change-own.ts';
import { takeTransfer } from '#server/deposits/take-transfer.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { chooseNone } from '#server/protection/change-limits.ts';
import { readToday } from '#server/records/read-time-zone.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { newPlayer, visitor } from '../database/test-app.ts';

/** Somebody who may pay in: with a deposit that bears a slip, and one to be called off. */
export async function fillDeposits(
  { app }: FreshSite,
  picture: Uint8Array<ArrayBuffer>,
): Promise<{ values: Record<string, string>; tokens: Record<string, string> }> {
  const player = await newPlayer(app.database, 'contract-payer');
  await chooseNone(app, player.id);
  const beginOne = async (who = player) => {
    const request = {
      requestId: randomUUID(),
      method: 'transfer',
      amount: '5000000',
      language: 'es' as const,
    };
    const begun = await begin(app, request, who, visitor);
    if (!begun.done) throw new Error(begun.code);
    return begun.value;
  };
  const { id: deposit } = await beginOne();
  const proved = await proveOwn(
    app,
    { depositId: deposit, picture: Uint8Array.from(picture) },
    player,
  );
  if (!proved.done) throw new Error(proved.code);
  const judged = await newPlayer(app.database, 'contract-judged');
  await chooseNone(app, judged.id);
  const [toCredit, toRefuse, toRefund] = [
    await beginOne(judged),
    await beginOne(judged),
    await beginOne(judged),
  ];
  await takeTransfer(app, {
    line: 'BANK-1',
    amount: 6_000_000n,
    reference: toRefund.reference,
  });
  return {
    values: {
      incident: await raiseIncident(app),
      depositToCredit: toCredit.id,
      depositToRefuse: toRefuse.id,
      depositToRefund: toRefund.id,
      depositToTakeOver: await plantRefused(app, (await beginOne(judged)).id),
      deposit,
      depositToCancel: (await beginOne()).id,
      depositRequest: randomUUID(),
      claimRequest: randomUUID(),
      today: await readToday(app),
    },
    tokens: { payer: (await openSession(app, player.id)).token },
  };
}

/** One of somebody's, with a word about it that stands nowhere else. */
export async function plantDeposit(
  { database, clock }: FreshSite['app'],
  { playerId, mark }: { playerId: string; mark: string },
): Promise<string> {
  const now = clock.now();
  const { id } = await database
    .insertInto('deposit')
    .values({
      player_id: playerId,
      request_id: randomUUID(),
      reference: 'VB22222222',
      method_code: 'transfer',
      kind: 'bank',
      provider: 'bank',
      currency: 'COP',
      asked: '277133',
      fee_basis_points: 0,
      fee_fixed: '0',
      tax_basis_points: 0,
      credits_what_came: true,
      state: 'waiting',
      pay_to: JSON.stringify([]),
      language: 'es',
      origin: 'https://play.example',
      begun_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const step = { deposit_id: id, step: 'begun' as const, at: now, amount: null, reason: mark };
  await database.insertInto('deposit_step').values(step).execute();
  return id;
}

/** A payment for a session that nobody here began. */
async function raiseIncident({ database, clock }: AppContext): Promise<string> {
  const { id } = await database
    .insertInto('payment_incident')
    .values({
      ...{ kind: 'unknown-session', provider: 'sandbox', payment_id: 'pay-nobody' },
      ...{ session: 'ses-nobody', amount: '5000', currency: 'COP', raised_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Money that has to go back, and that no provider is asked to send back any more. */
async function plantRefused({ database, clock }: AppContext, depositId: string): Promise<string> {
  const now = clock.now();
  await database
    .insertInto('deposit_payment')
    .values({
      ...{ provider: 'sandbox', payment_id: `pay-${depositId}`, deposit_id: depositId },
      ...{ amount: '5000', credited: '0', refund: '5000', came_at: now, refund_refused_at: now },
    })
    .execute();
  return depositId;
}
