import pino from 'pino';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { openApp } from '#server/compose/open-app.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { listTransactions } from '#server/records/list-transactions.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { moveFunds } from '#server/wallet/move-funds.ts';
import { readBalance } from '#server/wallet/read-balance.ts';
import { type Figure, rounded } from './figure.ts';
import { temporaryFolder } from './run-program.ts';

export const clients = 64;
const turns = 20;
const legsEach = 60;
export const visit = { requestId: '', address: '10.0.0.1', language: 'es', origin: '' } as const;

/** What 64 players at once wait for: their balance, a move, and a page of their record. */
export async function measureWallet(): Promise<Figure[]> {
  return onMerchant(async (app) => measure(app, await openPlayers(app)));
}

/** A merchant with nothing in the books, in this process and without http. */
export async function onMerchant(
  work: (app: AppContext, connectionString: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const log = pino({ level: 'silent' });
  const embedded = await openEmbedded(folder.path);
  try {
    const settings = readSettings({ DATA_DIR: folder.path });
    const { connectionString } = embedded;
    const opened = await openApp({ settings, clock, log, connectionString });
    try {
      await seedMerchant(opened.app, {});
      await linkVendor(opened.app);
      return await work(opened.app, connectionString);
    } finally {
      await opened.close();
    }
  } finally {
    await embedded.stop();
    await folder.remove();
  }
}

/** Money goes to vendors only that somebody has linked. */
async function linkVendor({ database }: AppContext): Promise<void> {
  const known = { base_address: 'https://vendor.example', public_key: 'nothing is signed with it' };
  await database
    .insertInto('vendor_link')
    .values({ vendor_code: 'PG', wallet: 'seamless', ...known })
    .execute();
}

async function measure(app: AppContext, ids: readonly string[]): Promise<Figure[]> {
  const players = ids.map(playerOf);
  const each = (work: (player: Player, turn: number) => Promise<unknown>) =>
    waits(turns, (client, turn) => work(players[client] as Player, turn));
  const language = 'es';
  const balances = await each((player) => readBalance(app, { language }, player));
  const moves = await each((player, turn) => {
    const direction = turn % 2 === 0 ? 'in' : 'out';
    const wish = {
      requestId: crypto.randomUUID(),
      vendor: 'PG',
      amount: '100',
      direction,
    } as const;
    return moveFunds(app, wish, player, visit);
  });
  const pages = await each((player) => listTransactions(app, { language, days: 30 }, player));
  const how = `${clients} clients without a pause, ${turns} times each, ${legsEach} legs a player`;
  return [
    waitFigure('wallet.balance.p99', balances, how),
    waitFigure('wallet.move.p99', moves, how),
    waitFigure('wallet.records.p99', pages, how),
  ];
}

/** As a session would tell of them. */
export function playerOf(id: string): Player {
  return { id, account: id, type: 0, isAgent: false, isTrial: false, mustChange: false };
}

/** How long each waited, in milliseconds. */
export async function waits(
  times: number,
  work: (client: number, turn: number) => Promise<unknown>,
  atOnce = clients,
): Promise<number[]> {
  const took: number[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async (_, client) => {
      for (let turn = 0; turn < times; turn += 1) {
        const begun = performance.now();
        await work(client, turn);
        took.push(performance.now() - begun);
      }
    }),
  );
  return took.toSorted((one, other) => one - other);
}

export function waitFigure(name: string, took: readonly number[], how: string): Figure {
  const at = (share: number) => rounded(took[Math.floor(took.length * share)] ?? 0);
  return { name, value: at(0.99), unit: 'ms', how, besides: { p50: at(0.5) } };
}

async function openPlayers(app: AppContext): Promise<string[]> {
  const { database, settings } = app;
  const rows = Array.from({ length: clients }, (_, place) => ({
    account: `bench${place}`,
    nickname: `bench${place}`,
    merchant: settings.merchant,
    language: 'es',
  }));
  const players = await database.insertInto('player').values(rows).returning('id').execute();
  await Promise.all(players.map(({ id }) => fillBooks(app, id)));
  return players.map(({ id }) => id);
}

function fillBooks({ database }: AppContext, playerId: string) {
  return inTransaction(database, async (transaction) => {
    const commodity = 'COP';
    const to = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
    const from = await openAccount(transaction, { kind: 'house', commodity });
    for (let leg = 0; leg < legsEach; leg += 1) {
      await post(transaction, {
        key: `bench:${playerId}:${leg}`,
        kind: 'adjustment',
        reference: 'bench',
        actor: 'bench',
        legs: [
          { account: from, amount: -1_000n },
          { account: to, amount: 1_000n },
        ],
      });
    }
    return { done: true };
  });
}
