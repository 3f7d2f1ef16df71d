import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { housePots, Purse } from '#contract/inhouse.ts';
import {
  addStake,
  grainsInMinor,
  openPot,
  type Pot,
  type PotRule,
  potCommitmentText,
} from '#games/jackpot.ts';
import { hexOf, sha256, utf8 } from '#games/sha256.ts';
import { potsOf } from '#games/slots/pots.ts';
import type { Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { drawFor, newServerSeed } from './draw.ts';
import { houseAccountFor } from './house-account.ts';
import {
  closePot,
  hasPot,
  insertPot,
  lockPot,
  type PotName,
  type PotRow,
  selectHit,
  selectPots,
  updateGrains,
} from './pot-store.ts';
import { ownerOf } from './seeds.ts';
import { selectTable } from './store.ts';
import { coinCurrency } from './tell-round.ts';

/** What a stake does to one pot: in whole minor units, as the books see it. */
export interface PotShare {
  code: string;
  account: string | null;
  /** Out of the stake, into the pot. */
  added: bigint;
  /** Out of the pot, to the player. */
  award: bigint;
  /** The pot as it stands after the stake. */
  pot: PotRow;
}

interface Stake {
  rules: string;
  purse: Purse;
  commodity: string;
  houseAccount: string;
  potAccounts: ReadonlyMap<string, string>;
  roundId: string;
  staked: bigint;
  now: Date;
}

/**
 * Where a game's pots lie in the books; none where it is played with coins. To be asked for before the
 * transaction: inside it, all that is asked for beside it waits for a connection that may never be free.
 */
export async function potAccountsOf(
  app: AppContext,
  { rules, purse, commodity }: Pick<Stake, 'rules' | 'purse' | 'commodity'>,
): Promise<ReadonlyMap<string, string>> {
  const accounts = new Map<string, string>();
  if (purse === 'coins') return accounts;
  for (const { code } of potsOf(rules)) {
    const name = { kind: 'jackpot', subject: code, commodity } as const;
    accounts.set(code, await openAccount(app.database, name));
  }
  return accounts;
}

/**
 * The pots of a game after one more stake; what each holds stays locked until the transaction ends, so
 * that exactly one stake brings it to its trigger.
 */
export async function feedPots(
  app: AppContext,
  transaction: Transaction,
  stake: Stake,
): Promise<PotShare[]> {
  const shares: PotShare[] = [];
  for (const rule of potsOf(stake.rules)) {
    shares.push(await feed(app, transaction, rule, stake));
  }
  return shares;
}

async function feed(
  app: AppContext,
  transaction: Transaction,
  rule: PotRule,
  stake: Stake,
): Promise<PotShare> {
  const commodity = stake.purse === 'coins' ? coinCurrency : stake.commodity;
  const name: PotName = { code: rule.code, purse: stake.purse, commodity };
  const account = stake.potAccounts.get(rule.code) ?? null;
  const room = { app, transaction, rule, name, account, stake };
  let row = (await takePot(transaction, name)) ?? (await open(room, 1, 0n));
  let amount = stake.staked;
  let award = 0n;
  const before = BigInt(row.grains) / grainsInMinor;
  let laid = 0n;
  for (;;) {
    const pot = readPot(app, row);
    const after = addStake(rule, pot, amount);
    if (after.award === null) {
      await updateGrains(transaction, row.id, after.pot.grains);
      // What stakes put in is what the pot has grown by, less the seed laid in and plus what went out.
      const added = after.pot.grains / grainsInMinor - before - laid + award;
      const left = { ...row, grains: String(after.pot.grains) };
      return { code: rule.code, account, added, award, pot: left };
    }
    award += after.award;
    const { roundId, now } = stake;
    await closePot(transaction, row.id, {
      grains: after.award * grainsInMinor,
      roundId,
      now,
    });
    // What lies above the trigger goes on, and may hit the next one too.
    row = await open(room, row.number + 1, after.carried);
    laid += rule.seed;
    amount = 0n;
  }
}

interface Room {
  app: AppContext;
  transaction: Transaction;
  rule: PotRule;
  name: PotName;
  account: string | null;
  stake: Stake;
}

/** A trigger of its own for each pot, committed to before the first stake reaches it. */
async function open(
  { app, transaction, rule, name, account, stake }: Room,
  number: number,
  carried: bigint,
): Promise<PotRow> {
  const draw = drawFor({ serverSeed: newServerSeed(), clientSeed: rule.code, nonce: number });
  const pot = openPot(rule, draw, carried);
  const salt = newServerSeed();
  const text = potCommitmentText({ code: rule.code, number, trigger: pot.trigger, salt });
  const id = await insertPot(transaction, {
    ...name,
    number,
    seed: rule.seed,
    cap: rule.cap,
    grains: pot.grains,
    commitment: hexOf(sha256(utf8(text))),
    lockedTrigger: app.vault.lock(text, placeOf(name, number)),
    now: stake.now,
  });
  if (id !== null && account !== null) {
    const posting = await post(transaction, {
      key: `pot-seed:${id}`,
      kind: 'pot-seed',
      reference: `pot:${id}`,
      actor: 'house',
      legs: [
        { account: stake.houseAccount, amount: -rule.seed },
        { account, amount: rule.seed },
      ],
    });
    if (posting.outcome !== 'posted') throw new Error(`A pot's seed was ${posting.outcome}.`);
  }
  const row = await takePot(transaction, name);
  if (!row) throw new Error('A pot that was opened is gone.');
  return row;
}

/**
 * Whoever waits for a pot that is hit meanwhile finds neither it nor the one that was opened in its
 * place, and has to look again; undefined where there was never one.
 */
async function takePot(transaction: Transaction, name: PotName): Promise<PotRow | undefined> {
  for (let look = 0; look < mostLooks; look += 1) {
    const row = await lockPot(transaction, name);
    if (row) return row;
    if (!(await hasPot(transaction, name))) return undefined;
  }
  throw new Error('A pot that is hit again and again.');
}

const mostLooks = 50;

function readPot(app: AppContext, row: PotRow): Pot {
  return { grains: BigInt(row.grains), trigger: triggerOf(app, row) / grainsInMinor };
}

/** In grains. */
export function triggerOf(app: AppContext, row: PotRow): bigint {
  const [, , trigger = '0'] = textOf(app, row).split(':');
  return BigInt(trigger) * grainsInMinor;
}

function textOf(app: AppContext, row: PotRow): string {
  return app.vault.unlock(row.locked_trigger, placeOf(row, row.number));
}

const placeOf = ({ code, purse, commodity }: PotName, number: number) =>
  `pot.locked_trigger/${code}/${purse}/${commodity}/${number}`;

/** As they stand, and the last ones that were hit, with the text that anyone may hash. */
export async function readPots(
  app: AppContext,
  { game, purse }: RequestOf<typeof housePots>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof housePots>, (typeof housePots)['refuses'][number]>> {
  if (!ownerOf(player, purse)) return refuse('purse.coins-only');
  const table = await selectTable(app.database, game);
  if (!table) return refuse('game.unknown');
  const rules = potsOf(table.rules);
  const { commodity: currency } = await houseAccountFor(app);
  const commodity = purse === 'coins' ? coinCurrency : currency;
  const codes = rules.map(({ code }) => code);
  if (codes.length === 0) return done({ pots: [], hit: [] });
  const [rows, hit] = await Promise.all([
    selectPots(app.database, codes, { purse, commodity }),
    selectHit(app.database, codes, { purse, commodity, atMost: 10 }),
  ]);
  return done({
    pots: rows.map((row) => ({
      code: row.code,
      number: row.number,
      amount: String(BigInt(row.grains) / grainsInMinor),
      cap: row.cap,
      commitment: row.commitment,
      currency: commodity,
    })),
    hit: hit.map((row) => ({
      code: row.code,
      number: row.number,
      amount: String(BigInt(row.grains) / grainsInMinor),
      wonAt: (row.won_at ?? row.opened_at).toISOString(),
      commitment: row.commitment,
      text: textOf(app, row),
    })),
  });
}
