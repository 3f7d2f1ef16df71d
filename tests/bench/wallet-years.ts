import { hash } from '@node-rs/argon2';
import { inTransaction, openDatabase } from '#server/db/open.ts';
import { begin } from '#server/deposits/begin-deposit.ts';
import { passwordCost } from '#server/identity/passwords/passwords.ts';
import { lockDetails } from '#server/identity-documents/locked-details.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { chooseNone } from '#server/protection/change-limits.ts';
import { listTransactions } from '#server/records/list-transactions.ts';
import { readBalance } from '#server/wallet/read-balance.ts';
import { askWithdrawal } from '#server/withdrawals/ask-withdrawal.ts';
import { plantProfile } from '#tests/database/plant-profile.ts';
import type { Figure } from './figure.ts';
import { fillYears } from './ledger-years.ts';
import { clients, onMerchant, playerOf, visit, waitFigure, waits } from './wallet.ts';

// So many that nobody has more deposits open, or asks for money oftener, than a merchant allows.
const players = 320;
const times = 20;
// More who wait for a password to be compared are told to come back.
const atPasswords = 32;
const paymentPassword = '482915';
const commodity = 'COP';

interface Saver {
  id: string;
  /** Where their money lies, and the payout account it may leave to. */
  main: string;
  payoutId: string;
}

/** What players wait for at the till with years of legs in the books. */
export async function measureWalletYears(legs = 20_000_000): Promise<Figure[]> {
  return onMerchant(async (app, connectionString) => {
    const savers = await openSavers(app);
    // What no call may take, filling years and reading them all once does.
    const patient = openDatabase({ connectionString, poolSize: 1, statementTimeoutMs: 0 });
    try {
      await fillYears(
        patient,
        savers.map(({ main }) => main),
        legs,
      );
    } finally {
      await patient.destroy();
    }
    return measure(app, savers, legs);
  });
}

async function measure(app: AppContext, savers: readonly Saver[], legs: number): Promise<Figure[]> {
  const language = 'es';
  const each = (work: (saver: Saver) => Promise<{ done: boolean }>, atOnce = clients) => {
    const one = async (client: number, turn: number) => {
      const outcome = await work(savers[(turn * atOnce + client) % savers.length] as Saver);
      if (!outcome.done) throw new Error(`It was refused: ${JSON.stringify(outcome)}`);
    };
    return waits(times, one, atOnce);
  };
  const balances = await each(({ id }) => readBalance(app, { language }, playerOf(id)));
  const pages = await each(({ id }) => listTransactions(app, { language, days: 30 }, playerOf(id)));
  const deposits = await each(({ id }) => {
    const requestId = crypto.randomUUID();
    const wish = { requestId, method: 'transfer', amount: '5000000', language } as const;
    return begin(app, wish, playerOf(id), visit);
  });
  const withdrawals = await each(({ id, payoutId }) => {
    const requestId = crypto.randomUUID();
    const wish = { requestId, accountId: payoutId, amount: '5000000', paymentPassword };
    return askWithdrawal(app, wish, playerOf(id));
  }, atPasswords);
  const inBooks = `${times} times each, ${legs} legs of ${players} players in the books`;
  const how = `${clients} clients without a pause, ${inBooks}`;
  const withHash =
    `${atPasswords} clients without a pause, ${inBooks}; ` +
    'the payment password hashed at the least Argon2 takes';
  return [
    waitFigure('wallet.years.balance.p99', balances, how),
    waitFigure('wallet.years.records.p99', pages, how),
    waitFigure('wallet.years.deposit.p99', deposits, how),
    waitFigure('wallet.years.withdrawal.p99', withdrawals, withHash),
  ];
}

/** People whose identity is known, who chose their limits and have money and a place to send it to. */
async function openSavers(app: AppContext): Promise<Saver[]> {
  const { database, settings } = app;
  const named = Array.from({ length: players }, (_, place) => `saver${place}`);
  const rows = await database
    .insertInto('player')
    .values(
      named.map((account) => ({
        ...{ account, nickname: account, merchant: settings.merchant, language: 'es' as const },
      })),
    )
    .returning('id')
    .execute();
  const payment_password_hash = await hash(paymentPassword, {
    ...passwordCost,
    memoryCost: 8,
    timeCost: 1,
  });
  const savers: Saver[] = [];
  for (const { id } of rows) {
    await chooseNone(app, id);
    await plantProfile(app, id, { payeeName: 'Ana Luz Rey' }, { payment_password_hash });
    savers.push({ id, main: await payIn(app, id), payoutId: await openPayout(app, id) });
  }
  return savers;
}

async function openPayout(app: AppContext, playerId: string): Promise<string> {
  const { database } = app;
  const at = new Date(0);
  const details = { fullName: 'Ana Luz Rey', idNumber: '1020300000', birthday: '1990-02-28' };
  await database
    .insertInto('kyc_case')
    .values({
      ...{ player_id: playerId, status: 'approved', document_kind: 'passport', reason: null },
      ...{ locked_details: lockDetails(app, playerId, details) },
      ...{ id_hint: '0000', decided_by: 'bench' },
      ...{ begun_at: at, submitted_at: at, decided_at: at },
    })
    .execute();
  const { id } = await database
    .insertInto('payout_account')
    .values({
      ...{ player_id: playerId, method_code: 'BANCOLOMBIA', hint: '8901', holder: 'Ana Luz Rey' },
      ...{ added_at: at, usable_from: at, removed_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function payIn({ database }: AppContext, playerId: string): Promise<string> {
  const main = await openAccount(database, { kind: 'player-main', playerId, commodity });
  const from = await openAccount(database, { kind: 'house', commodity });
  await inTransaction(database, async (transaction) => {
    const amount = 100_000_000n;
    await post(transaction, {
      ...{ key: `bench:${playerId}`, kind: 'adjustment', reference: 'bench', actor: 'bench' },
      legs: [
        { account: from, amount: -amount },
        { account: main, amount },
      ],
    });
    return { done: true };
  });
  return main;
}
