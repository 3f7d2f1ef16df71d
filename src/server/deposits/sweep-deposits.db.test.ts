import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { scansOf } from '#tests/database/scans-of.ts';
import { testApp } from '#tests/database/test-app.ts';
import { newPayer, plantMethods } from '#tests/deposits/deposits.ts';
import { selectForsaken } from './sweep-store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantMethods(database);
const player = await newPayer(app, 'years');

/** As after years: all but a few are long over. */
async function plant(state: string, many: number, refund: bigint): Promise<void> {
  await sql`
    with planted as (
      insert into deposit (player_id, request_id, reference, method_code, kind, provider, currency,
        asked, fee_basis_points, fee_fixed, tax_basis_points, credits_what_came, state, paid,
        received, language, origin, begun_at, expires_at)
      select ${player.id}, gen_random_uuid(), gen_random_uuid()::text, 'debit', 'hosted', 'provider',
        'COP', 100, 0, 0, 0, false, ${state}, null,
        case when ${state} = 'credited' then 100 end, 'es', 'http://site.example', at, at
      from generate_series(1, ${many}::integer) as number,
        lateral (select ${app.clock.now()}::timestamptz - number * interval '1 minute'
          - interval '2 days') as times (at)
      returning id
    )
    insert into deposit_payment (provider, payment_id, deposit_id, amount, credited, refund, came_at)
    select 'provider', id::text, id, 100, 100 - ${String(refund)}::bigint, ${String(refund)}, now()
    from planted where ${state} <> 'pending'`.execute(database);
}

test('what nobody looks after is found without reading all that ever was', async () => {
  await plant('credited', 5_000, 0n);
  await plant('pending', 3, 0n);
  await plant('refunding', 2, 100n);
  await sql`analyze deposit, deposit_payment, job`.execute(database);
  const { value } = await inTransaction(database, async (transaction) => {
    const scans = () => scansOf(transaction, 'deposit', 'deposit_payment');
    const before = await scans();
    const found = await selectForsaken(transaction, app.clock.now());
    return done({ found, scans: (await scans()) - before });
  });
  expect([value.found.length, value.scans]).toEqual([5, 0]);
});
