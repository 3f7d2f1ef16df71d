import { hash } from '@node-rs/argon2';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { payoutMethodRows } from '#demo/merchant/payout-methods.ts';
import type { Database } from '#server/db/open.ts';
import { lockDetails } from '#server/identity-documents/locked-details.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { insertAccount } from '#server/withdrawals/payout-store.ts';

export const paymentPassword = '482915';

/** A merchant who sends money out at once, and asks for no turnover. */
export async function plantWithdrawals(database: Database): Promise<void> {
  await database
    .insertInto('site_setting')
    .values(siteSettingRow('verbena'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('payout_method')
    .values(payoutMethodRows())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .updateTable('withdrawal_setting')
    .set({ per_day: 100, turnover_basis_points: 0, account_rest_hours: 0 })
    .execute();
}

export interface Withdrawer {
  player: Player;
  accountId: string;
}

/** Somebody whose papers were accepted, with a password for payments and a bank to be paid at. */
export async function newWithdrawer(
  app: Pick<AppContext, 'database' | 'vault'>,
  account: string,
  name = 'Ana Luz Rey',
): Promise<Withdrawer> {
  const { database } = app;
  const { id } = await database
    .insertInto('player')
    .values({ account, nickname: account, type: 0, merchant: 'verbena', language: 'es' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // As cheap as it can be: it is compared thousands of times, and not what is measured.
  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  await database
    .insertInto('profile')
    .values({ player_id: id, payment_password_hash: await hash(paymentPassword, cost) })
    .execute();
  const at = new Date(0);
  const details = { fullName: name, idNumber: '1020300000', birthday: '1990-02-28' };
  await database
    .insertInto('kyc_case')
    .values({
      player_id: id,
      status: 'approved',
      document_kind: 'passport',
      locked_details: lockDetails(app, id, details),
      id_hint: '0000',
      begun_at: at,
      submitted_at: at,
      decided_at: at,
      decided_by: 'bench',
      reason: null,
    })
    .execute();
  const accountId = await addAccount(app, id, name);
  const player = { id, account, type: 0, isAgent: false, isTrial: false, mustChange: false };
  return { player, accountId };
}

/** An account in whichever name, as one may have been added before papers were asked for. */
export function addAccount(
  { database }: Pick<AppContext, 'database'>,
  playerId: string,
  holder: string,
  method = 'BANCOLOMBIA',
): Promise<string> {
  const at = new Date(0);
  return database.transaction().execute((transaction) =>
    insertAccount(transaction, {
      playerId,
      method,
      hint: '8901',
      holder,
      addedAt: at,
      usableFrom: at,
    }),
  );
}
