import { randomUUID } from 'node:crypto';
import { languages } from '#contract/languages.ts';
import { begin } from '#server/deposits/begin-deposit.ts';
import { cancelOwn } from '#server/deposits/change-own.ts';
import { listOwn } from '#server/deposits/read-deposits.ts';
import { takeTransfer } from '#server/deposits/take-transfer.ts';
import type { Player, Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { chooseNone } from '#server/protection/change-limits.ts';
import { accounts } from './accounts.ts';
import { findPlayer } from './store.ts';

/** What each account has paid in, in minor units; the last is one that was thought better of. */
const amounts: Readonly<Record<string, readonly string[]>> = {
  demo: ['25000000', '8000000', '5000000'],
  agente: ['150000000', '40000000', '10000000'],
};

/**
 * Money to look around with, by the ways that money really comes: begun, paid by a transfer with its
 * reference, booked in the ledger. Whoever has a deposit already is left alone.
 */
export async function makeDemoDeposits(app: AppContext): Promise<void> {
  for (const { account, type } of accounts) {
    const [first, ...more] = amounts[account] ?? [];
    const found = await findPlayer(app.database, account);
    if (!first || !found) continue;
    const player: Player = {
      ...found,
      account,
      type,
      isAgent: type === 1,
      isTrial: false,
      mustChange: false,
    };
    const known = await listOwn(
      app,
      { language: languages[0], after: undefined, pageSize: 1 },
      player,
    );
    if (known.value.deposits.length > 0) continue;
    await chooseNone(app, player.id);
    for (const amount of [first, ...more]) {
      await makeOne(app, player, { amount, isPaid: amount !== more.at(-1) });
    }
  }
}

async function makeOne(
  app: AppContext,
  player: Player,
  { amount, isPaid }: { amount: string; isPaid: boolean },
): Promise<void> {
  const request = { requestId: randomUUID(), method: 'transfer', amount } as const;
  const begun = await begin(app, request, player, nobody);
  // Limits that somebody set on the account hold here as well.
  if (!begun.done) return;
  const { id: depositId, reference } = begun.value;
  if (isPaid)
    await takeTransfer(app, { line: `demo ${reference}`, amount: BigInt(amount), reference });
  else await cancelOwn(app, { depositId, language: nobody.language }, player);
}

const nobody: Visit = {
  requestId: 'demo',
  address: '127.0.0.1',
  language: languages[0],
  origin: 'http://localhost',
};
