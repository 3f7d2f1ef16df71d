import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { bringHome as Call } from '#contract/wallet.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { lockBalances, readBalances } from '#server/ledger/balances.ts';
import { post } from '#server/ledger/post.ts';
import { readSite } from '#server/system/read-site.ts';
import { beginTransfer } from '#server/vendor-play/transfers/transfer-begin.ts';
import { carryTransfer } from '#server/vendor-play/transfers/transfer-carry.ts';
import { readFeed } from '#server/vendor-play/transfers/transfer-feed.ts';
import { keepsOwnWallets, wasNeverThere } from '#server/vendor-play/transfers/transfer-vendors.ts';
import { onceByRequest } from './once-by-request.ts';

type Value = AnswerOf<typeof Call>;

/** Empties every vendor wallet into the main one, each by a transfer of its own, and says what came. */
export async function bringHome(
  app: AppContext,
  { requestId }: RequestOf<typeof Call>,
  player: Player,
  { language }: Pick<Visit, 'language'>,
): Promise<Outcome<Value, (typeof Call)['refuses'][number]>> {
  const { currency } = await readSite(app, language);
  const now = app.clock.now();
  const intent = { playerId: player.id, requestId, kind: 'home', asked: {}, now } as const;
  await readAway(app, player.id);
  const begun = await inTransaction<Begun>(app.database, (transaction) =>
    onceByRequest(app, transaction, intent, async (rowId) => {
      const way = { playerId: player.id, currency, rowId, now };
      const steps = await emptyAll(transaction, way);
      const value = { steps, at: now.toISOString() };
      return { ...done(value), moved: steps.length > 0 ? [player.id] : [] };
    }),
  );
  if (!begun.done) return begun;
  const { steps, at } = begun.value;
  const brought = await Promise.all(
    steps.map(async ({ transferId, ...step }) =>
      transferId === null ? step : { ...step, state: await carryTransfer(app, transferId) },
    ),
  );
  const total = brought
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return done({ brought, total: String(total), at });
}

/** What was played out of wallets that vendors keep is booked first, or what lies there would be an hour old. */
async function readAway(app: AppContext, playerId: string): Promise<void> {
  const wallets = (await readBalances(app.database, playerId)).filter(
    ({ kind, amount }) => kind === 'vendor-wallet' && amount !== '0',
  );
  for (const { subject } of wallets) {
    if (await keepsOwnWallets(app.database, subject)) await readFeed(app, subject);
  }
}

/** A repeated request goes on from what is stored. */
type Step = Value['brought'][number] & { transferId: string | null };
type Begun = Outcome<{ steps: Step[]; at: string }, 'request.conflict'>;
interface MoveHome {
  playerId: string;
  currency: string;
  rowId: string;
  now: Date;
}

async function emptyAll(
  transaction: Transaction,
  { playerId, currency, rowId, now }: MoveHome,
): Promise<Step[]> {
  const main = await openAccount(transaction, {
    kind: 'player-main',
    playerId,
    commodity: currency,
  });
  const brought: Step[] = [];
  for (const wallet of await lockBalances(transaction, playerId)) {
    const { kind, commodity, subject: vendor, amount } = wallet;
    if (kind !== 'vendor-wallet' || commodity !== currency || amount === '0') continue;
    // Asked with the balances held: what came to a vendor a moment ago is its to give back. What it has
    // never had is not asked for.
    const isAway = await keepsOwnWallets(transaction, vendor);
    if (isAway && !(await wasNeverThere(transaction, vendor, playerId))) {
      const transfer = { playerId, vendor, direction: 'out', currency, now } as const;
      const transferId = await beginTransfer(transaction, { ...transfer, amount: BigInt(amount) });
      // The amounts are held fast, so nothing can be short.
      if (transferId === undefined) throw new Error('A way home was short.');
      brought.push({ vendor, amount, state: 'pending', transferId });
      continue;
    }
    const posting = await post(transaction, {
      key: `vendor-out:${rowId}:${vendor}`,
      kind: 'vendor-out',
      reference: vendor,
      actor: `player:${playerId}`,
      legs: [
        { account: wallet.accountId, amount: -BigInt(amount) },
        { account: main, amount: BigInt(amount) },
      ],
    });
    if (posting.outcome !== 'posted') throw new Error(`A way home was ${posting.outcome}.`);
    brought.push({ vendor, amount, state: 'done', transferId: null });
  }
  return brought;
}
