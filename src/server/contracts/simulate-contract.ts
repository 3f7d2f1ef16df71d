import { carriedIn, dueOf, keptOf } from '#agents/carry.ts';
import { explainBill } from '#agents/explain-bill.ts';
import { type Explained, explainHours } from '#agents/explain-hours.ts';
import { periodBefore } from '#agents/periods.ts';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Figures } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';
import type { simulateContract } from '#contract/contracts.ts';
import { shiftDay } from '#contract/days.ts';
import type { Database } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import { endingsOf } from './begin-contract.ts';
import { selectEarlierBill } from './bill-store.ts';
import { type ContractApp, readRules } from './contract-site.ts';
import {
  type ContractRow,
  selectContractsById,
  selectRunning,
  selectRunningBelow,
} from './contract-store.ts';
import { selectHour, selectPlayedHours, selectSums } from './figure-store.ts';
import { findSides } from './propose-contract.ts';
import { selectDueToOthers } from './read-bill-store.ts';
import { reviewTerms } from './review-proposal.ts';
import { activeUsers, type Settling } from './settle-days.ts';
import { isStopped } from './stopped-store.ts';

type Simulation = AnswerOf<typeof simulateContract>;

/** What terms would have paid over the last whole period; a day for salaries. Nothing is written. */
export async function simulate(
  app: ContractApp,
  { account, terms }: RequestOf<typeof simulateContract>,
  player: Player,
): Promise<Outcome<Simulation, (typeof simulateContract)['refuses'][number]>> {
  const { database } = app;
  if (account !== undefined && (await isStopped(database, player.id))) {
    return refuse('agent.stopped');
  }
  const rules = await readRules(app, database);
  if (!rules.setting.kinds.includes(terms.kind)) return refuse('contract.kind-off');
  const sides = await findSides(database, player, account);
  if (!sides.done) return sides;
  const { uplineId, downlineId } = sides.value;
  const ownContract = await selectRunning(database, uplineId, terms.kind);
  const above = ownContract?.terms ?? null;
  const refusal = reviewTerms({ setting: rules.setting, terms, above });
  if (refusal) return refuse(refusal);
  const period = terms.kind === 'dividend' ? terms.period : 'daily';
  const span = periodBefore(period, dayIn(rules.site.timeZone, rules.now));
  const line = { uplineId, downlineId };
  const billOf = (by: Terms) => countFor(database, line, by, span, rules);
  const offered = await billOf(terms);
  const running = await selectRunning(database, downlineId, terms.kind);
  const current = running?.uplineId === uplineId ? running : undefined;
  return done({
    currency: rules.site.currency,
    ...span,
    offered,
    current: current ? await billOf(current.terms) : null,
    kept:
      account !== undefined && ownContract
        ? await keptBeside(database, { ownContract, terms, offered, downlineId, span, rules })
        : null,
    ends: await endingsOf(database, downlineId, terms.kind, terms),
  });
}

interface Line {
  /** Null: the house. */
  uplineId: string | null;
  downlineId: string;
}

interface Span {
  from: string;
  to: string;
}

interface Keeping {
  ownContract: ContractRow;
  terms: Terms;
  offered: Explained;
  downlineId: string;
  span: Span;
  rules: Settling;
}

/** What the offering side would have been billed itself, and what the bills of all its downlines leave of it. */
async function keptBeside(
  database: Database,
  { ownContract, terms, offered, downlineId, span, rules }: Keeping,
): Promise<NonNullable<Simulation['kept']>> {
  const { uplineId, downlineId: holderId, terms: by, kind } = ownContract;
  const own = await countFor(database, { uplineId, downlineId: holderId }, by, span, rules, {
    without: downlineId,
  });
  const bill = dueOf(by, own.figures, own.explanation.amount);
  if (terms.kind === 'realtime') {
    // The rates of those below are taken off already; the offered one is a branch more.
    const branch = { contractId: '', account: '', sales: offered.figures.sales, rate: terms.rate };
    const figures = { ...own.figures, branches: [...own.figures.branches, branch] };
    const kept = dueOf(by, figures, explainBill(by, figures).amount);
    return { bill: String(bill), kept: String(kept) };
  }
  const others = await selectDueToOthers(database, {
    ...{ uplineId: holderId, downlineId, kind },
    ...span,
  });
  const due = dueOf(terms, offered.figures, offered.explanation.amount);
  return { bill: String(bill), kept: String(keptOf(bill, [due, others])) };
}

async function countFor(
  database: Database,
  line: Line,
  terms: Terms,
  span: Span,
  rules: Settling,
  { without }: { without?: string } = {},
): Promise<Explained> {
  const { downlineId } = line;
  if (terms.kind === 'hourly') return countHours(database, downlineId, terms, span.from, rules);
  const { site, setting } = rules;
  const { currency } = site;
  const sums = await selectSums(database, downlineId, { ...span, currency });
  const isRealtime = terms.kind === 'realtime';
  const figures: Figures = {
    ...sums,
    users: isRealtime
      ? 0
      : await activeUsers(database, { terms, downlineId }, { ...span, site, setting }),
    // Real-time runs carry from run to run within the day, not from day to day.
    carriedIn: isRealtime
      ? '0'
      : carriedIn(
          terms,
          span.from,
          await selectEarlierBill(database, { ...line, kind: terms.kind }, span.from),
        ),
    counted: sums.sales,
    branches: isRealtime
      ? await branchesOf(database, downlineId, { ...span, currency }, without)
      : [],
  };
  return { figures, explanation: explainBill(terms, figures) };
}

/** What came through each direct downline with a real-time contract, at its rate. */
async function branchesOf(
  database: Database,
  holderId: string,
  span: Span & { currency: string },
  without: string | undefined,
): Promise<Figures['branches']> {
  const below = (await selectRunningBelow(database, holderId, 'realtime')).filter(
    ({ uplineId, downlineId }) => uplineId === holderId && downlineId !== without,
  );
  const rows = await selectContractsById(
    database,
    below.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async ({ id, downlineId, downlineAccount, terms }) => ({
      contractId: id,
      account: downlineAccount,
      sales: (await selectSums(database, downlineId, span)).sales,
      rate: terms.kind === 'realtime' ? terms.rate : 0,
    })),
  );
}

/** All hours of the day. */
async function countHours(
  database: Database,
  holderId: string,
  terms: Extract<Terms, { kind: 'hourly' }>,
  day: string,
  { site: { timeZone, currency }, setting }: Settling,
): Promise<Explained> {
  const from = startOfDayIn(timeZone, day);
  const to = startOfDayIn(timeZone, shiftDay(day, 1));
  const wanted = { holderId, scope: setting.activeScope, timeZone };
  const hours: Figures[] = [];
  for (const startsAt of await selectPlayedHours(database, { from, to, currency })) {
    const endsAt = new Date(startsAt.getTime() + 60 * 60_000);
    const hour = { startsAt, endsAt, currency, singleBet: terms.singleBet };
    const figures = await selectHour(database, wanted, hour);
    hours.push({ ...figures, carriedIn: '0', branches: [] });
  }
  return explainHours(terms, hours);
}
