import { randomBytes } from 'node:crypto';
import { shiftDay } from '#contract/days.ts';
import { prizeSum, type RaffleTerms } from '#contract/raffle-terms.ts';
import { type BeaconNetwork, firstRoundAt } from '#games/beacon-network.ts';
import { commitmentOf } from '#games/draw.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dayIn, momentIn } from '#server/kernel/zoned-time.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { beaconOf } from '#server/ports/beacon/open-beacon.ts';
import { setBudget, takeBudget } from '../grants/budget-store.ts';
import { selectMerchant } from '../merchant-store.ts';
import {
  endPlan,
  hasRaffle,
  insertRaffle,
  selectNewest,
  selectPlans,
  upsertPlan,
} from './raffle-store.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** Raffles that run or begin within a day and a half; each is made before its first ticket. */
export async function makeRaffles(
  app: App & Pick<AppContext, 'settings' | 'scope'>,
): Promise<void> {
  const now = app.clock.now();
  const { network } = beaconOf(app);
  const { currency, timeZone } = await selectMerchant(app.database);
  for (const { terms, ended_at: ended } of await selectPlans(app.database)) {
    if (ended !== null) continue;
    for (const window of windowsOf(terms, { now, zone: timeZone })) {
      await makeRaffle(app, terms, { ...window, network, currency });
    }
  }
}

interface Window {
  beginsAt: Date;
  closesAt: Date;
}

/** The one that runs, and the next where it begins soon. Nothing that was played before it was made counts. */
export function windowsOf(
  { when }: Pick<RaffleTerms, 'when'>,
  { now, zone }: { now: Date; zone: string },
): Window[] {
  const all: Window[] = [];
  if (when.every === 'once') {
    all.push({ beginsAt: new Date(when.from), closesAt: new Date(when.to) });
  } else {
    const today = dayIn(zone, now);
    const ahead = (when.weekday - weekdayOf(today) + 7) % 7;
    for (const weeks of [0, 1, 2]) {
      const day = shiftDay(today, ahead + 7 * weeks);
      const beginsAt = momentIn(zone, shiftDay(day, -7), when.at);
      all.push({ beginsAt, closesAt: momentIn(zone, day, when.at) });
    }
  }
  const latest = now.getTime() + aheadMs;
  return all
    .filter(({ beginsAt, closesAt }) => closesAt > now && beginsAt.getTime() < latest)
    .map(({ beginsAt, closesAt }) => ({ beginsAt: beginsAt < now ? now : beginsAt, closesAt }));
}

/** 1 is Monday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

interface Making extends Window {
  network: BeaconNetwork;
  currency: string;
}

/** The seed is committed and the beacon's round is named before anybody has a ticket; prizes leave the budget. */
async function makeRaffle(
  { database }: Pick<App, 'database'>,
  terms: RaffleTerms,
  { beginsAt, closesAt, network, currency }: Making,
): Promise<void> {
  const { code } = terms;
  if (await hasRaffle(database, { code, closesAt })) return;
  await inTransaction(database, async (transaction) => {
    const sum = BigInt(prizeSum(terms.prizes));
    const budgetId = await setBudget(transaction, {
      name: raffleBudgetOf(code),
      commodity: currency,
      cap: BigInt(terms.budget),
    });
    const serverSeed = randomBytes(32).toString('hex');
    const isNew = await insertRaffle(transaction, {
      code,
      terms: JSON.stringify(terms),
      begins_at: beginsAt,
      closes_at: closesAt,
      server_seed: serverSeed,
      commitment: commitmentOf(serverSeed),
      salt: randomBytes(32).toString('hex'),
      beacon_network: network.name,
      beacon_round: String(firstRoundAt(network, new Date(closesAt.getTime() + drawsAfterMs))),
      budget_id: budgetId,
      set_aside: String(sum),
    });
    if (!isNew) return done(null);
    // Without a budget there is none; the next version of the plan may have one.
    return (await takeBudget(transaction, budgetId, sum)) ? done(null) : refuse('reward.no-budget');
  });
}

function raffleBudgetOf(code: string): string {
  return `raffle:${code}`;
}

/**
 * A changed plan holds for raffles that are not made yet. The gateway makes them, within seconds: it knows
 * which beacon it can ask.
 */
export async function publishRaffle(app: App, terms: RaffleTerms, actor: Actor): Promise<void> {
  await inTransaction(app.database, async (transaction) => {
    await upsertPlan(transaction, terms, app.clock.now());
    await writeAudit(transaction, actor, 'raffle.publish', `raffle:${terms.code}`, {});
    return done(null);
  });
}

/** No further one is made; those that are made are drawn as they were announced. False where none runs. */
export async function pauseRaffle(app: App, code: string, actor: Actor): Promise<boolean> {
  let isEnded = false;
  await inTransaction(app.database, async (transaction) => {
    isEnded = await endPlan(transaction, code, app.clock.now());
    if (isEnded) await writeAudit(transaction, actor, 'raffle.pause', `raffle:${code}`, {});
    return done(null);
  });
  return isEnded;
}

export async function listRaffles({ database }: Pick<App, 'database'>) {
  const [plans, newest] = await Promise.all([selectPlans(database), selectNewest(database, 50)]);
  return { plans, newest };
}

const aheadMs = 36 * 60 * 60_000;
/** The list is sealed a minute after closing; the beacon that is waited for comes after that. */
const drawsAfterMs = 3 * 60_000;
