import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { claimReward } from '#contract/rewards.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, inTransaction, openDatabase } from '#server/db/open.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { setBudget, takeBudget } from '#server/rewards/grants/budget-store.ts';
import { makeGrant } from '#server/rewards/grants/make-grant.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { type Program, runServer } from '#tests/bench/run-program.ts';
import { modelApp, modelSecret } from '#tests/models/model-house.ts';
import { newAccount } from '#tests/stages/new-account.ts';
import { plantGround, stageCurrency } from '#tests/stages/vendors-stage.ts';
import { createKiller } from './vendors-kills.ts';

interface RewardKilling {
  claims: number;
  /** Of each kind: of a gateway, and of the database. */
  kills: number;
}

interface RewardKillFigures {
  claims: number;
  askedAgain: number;
  killedGateways: number;
  killedDatabases: number;
  /** Acknowledged claims that are not paid. */
  lost: number;
  /** Players who have another sum of money or points than their claims come to. */
  astray: number;
  /** Budgets that say another sum than their grants come to. */
  wrongBudgets: number;
  ledgerFaults: number;
}

const crowd = 8;

interface Claimer {
  playerId: string;
  cookie: string;
  grants: { id: string; form: 'cash' | 'points'; amount: bigint }[];
}

/** Rewards are claimed at two gateways by people who never give up; those and PostgreSQL are killed in turns. */
export async function claimAndKill({ claims, kills }: RewardKilling): Promise<RewardKillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-rewards-'));
  const embedded = await openEmbedded(folder);
  const database = openDatabase({
    ...{ connectionString: embedded.connectionString, poolSize: 4 },
    onConnectionLost: () => undefined,
  });
  try {
    await migrate(database);
    await plantGround(database);
    const app = { ...modelApp(database, readSettings({})), clock };
    const claimers = await plantClaimers(app, claims);
    const environment = { SECRET: modelSecret, LIMIT_PER_MINUTE: '1000000', DATABASE_POOL: '8' };
    const given = [embedded.gatewayConnectionString, folder, JSON.stringify(environment)];
    const start = () => runServer('money-server.ts', given);
    const gateways = await Promise.all([start(), start()]);
    const cluster = join(await realpath(join(folder, 'postgres')), 'cluster');
    const killer = createKiller({ gateways, start, cluster, kills });
    const every = Math.max(1, Math.floor((claims * 0.8) / (kills * 2)));
    const told = { done: 0, askedAgain: 0 };
    await Promise.all(
      claimers.map(async ({ cookie, grants }) => {
        for (const { id } of grants) {
          told.askedAgain += await claimStubbornly(gateways, { id, cookie });
          told.done += 1;
          if (told.done % every === 0) killer.killNext();
        }
      }),
    );
    const killed = await killer.end();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    return {
      ...{ claims: told.done, askedAgain: told.askedAgain, ...killed },
      ...(await judge(database, claimers)),
    };
  } finally {
    await database.destroy();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A hundred deaths amid ten thousand claims, and whether anything was lost or paid twice. */
export async function measureRewardKills(claims = 10_000): Promise<Figure[]> {
  const figures = await claimAndKill({ claims, kills: 50 });
  const { lost, astray, wrongBudgets, ledgerFaults } = figures;
  return [
    {
      name: 'rewards.kills',
      value: lost + astray + wrongBudgets + ledgerFaults,
      unit: 'faults',
      how: 'claims of money and points over HTTP to two gateways; those and PostgreSQL killed in turns',
      goal: '0',
      besides: { ...figures },
    },
  ];
}

/** Every second reward is money out of one budget, which they use up to the last unit; the others are points. */
async function plantClaimers(app: AppContext, claims: number): Promise<Claimer[]> {
  const claimers: Claimer[] = [];
  for (let one = 0; one < crowd; one += 1) {
    const playerId = await newAccount(app, `claimer${one}`);
    const { token } = await openSession(app, playerId);
    claimers.push({ playerId, cookie: `session=${token}`, grants: [] });
  }
  const amountOf = (number: number) => BigInt(100 + (number % 7));
  const cap = Array.from({ length: claims }, (_, number) => number)
    .filter((number) => number % 2 === 0)
    .reduce((sum, number) => sum + amountOf(number), 0n);
  await inTransaction(app.database, async (transaction) => {
    const budget = { name: 'storm', commodity: stageCurrency, cap };
    const budgetId = await setBudget(transaction, budget);
    for (let number = 0; number < claims; number += 1) {
      const { playerId, grants } = claimers[(number >> 1) % crowd] as Claimer;
      const form = number % 2 === 0 ? 'cash' : 'points';
      const amount = amountOf(number);
      const isCash = form === 'cash';
      if (isCash && !(await takeBudget(transaction, budgetId, amount))) {
        throw new Error('The budget holds less than it gives.');
      }
      const made = await makeGrant(app, transaction, {
        ...{ playerId, source: 'gift', sourceRef: `storm:${number}`, form, amount },
        now: app.clock.now(),
        ...(isCash ? { budgetId } : {}),
      });
      if (!made.done || !made.value) throw new Error(`Reward ${number} was not made.`);
      grants.push({ id: made.value.id, form, amount });
    }
    return done(null);
  });
  return claimers;
}

let turn = 0;

/** One claim until it is answered, now at one gateway and now at the other. Answers how often it was asked again. */
async function claimStubbornly(
  gateways: readonly Program[],
  { id, cookie }: { id: string; cookie: string },
): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    turn += 1;
    const address = gateways[turn % gateways.length]?.address;
    const answer = await fetch(`${address}${claimReward.path}`, {
      method: 'POST',
      body: JSON.stringify({ rewardId: id }),
      headers: { 'content-type': 'application/json', cookie },
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    if (answer?.status === 200) return tries;
    if (answer && answer.status < 500) throw new Error(`Reward ${id}: ${answer.text}`);
    await delay(pauseMs);
  }
  throw new Error(`Nobody answers for reward ${id}.`);
}

async function judge(database: Database, claimers: readonly Claimer[]) {
  const ids = claimers.flatMap(({ grants }) => grants.map(({ id }) => id));
  const { rows: states } = await sql<{ lost: number }>`
    select count(*)::integer as lost from reward_grant
    where id = any (${ids}::bigint[]) and state <> 'claimed'`.execute(database);
  const { rows: budgets } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from reward_budget budget
    where budget.spent <> budget.cap or budget.spent <> (
      select coalesce(sum(amount), 0) from reward_grant
      where budget_id = budget.id and state <> 'revoked')`.execute(database);
  let astray = 0;
  for (const { playerId, grants } of claimers) {
    const { rows } = await sql<{ money: string; points: string }>`
      select coalesce(sum(balance.amount) filter (where account.kind = 'player-main'), 0)::text as money,
        coalesce(sum(balance.amount) filter (where account.kind = 'player-points'), 0)::text as points
      from ledger_balance balance join ledger_account account on account.id = balance.account_id
      where balance.player_id = ${playerId}`.execute(database);
    const sumOf = (form: 'cash' | 'points') =>
      grants.filter((one) => one.form === form).reduce((sum, { amount }) => sum + amount, 0n);
    const [has] = rows;
    const isRight = has?.money === String(sumOf('cash')) && has.points === String(sumOf('points'));
    if (!isRight) astray += 1;
  }
  const { faults } = await verifyLedger(database);
  return {
    lost: states[0]?.lost ?? ids.length,
    astray,
    wrongBudgets: budgets[0]?.wrong ?? 1,
    ledgerFaults: faults.length,
  };
}

const pauseMs = 100;
const mostTries = 900;
