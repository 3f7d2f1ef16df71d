import { dueOf, keptOf } from '#agents/carry.ts';
import { explainBill } from '#agents/explain-bill.ts';
import { dayOf, periodBefore, startOfDay } from '#agents/periods.ts';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Figures } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';
import type { simulateContract } from '#contract/contracts.ts';
import { shiftDay } from '#contract/days.ts';
import type { Database } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { endingsOf } from './begin-contract.ts';
import { type ContractApp, readRules } from './contract-site.ts';
import { selectRunning } from './contract-store.ts';
import { selectHour, selectPlayedHours, selectSums } from './figure-store.ts';
import { findSides } from './propose-contract.ts';
import { reviewTerms } from './review-proposal.ts';
import { activeUsers, type Settling } from './settle-days.ts';

type Simulation = AnswerOf<typeof simulateContract>;

/** What terms would have paid over the last whole period; a day for salaries. Nothing is written. */
export async function simulate(
  app: ContractApp,
  { account, terms }: RequestOf<typeof simulateContract>,
  player: Player,
): Promise<Outcome<Simulation, (typeof simulateContract)['refuses'][number]>> {
  const { database } = app;
  const rules = await readRules(app, database);
  if (!rules.setting.kinds.includes(terms.kind)) return refuse('contract.kind-off');
  const sides = await findSides(database, player, account);
  if (!sides.done) return sides;
  const { uplineId, downlineId } = sides.value;
  const above = (await selectRunning(database, uplineId, terms.kind))?.terms ?? null;
  const refusal = reviewTerms({ setting: rules.setting, terms, above });
  if (refusal) return refuse(refusal);
  const period = terms.kind === 'dividend' ? terms.period : 'daily';
  const span = periodBefore(period, dayOf(rules.now, rules.site.timeZone));
  const billOf = (holderId: string, by: Terms) => countFor(database, holderId, by, span, rules);
  const offered = await billOf(downlineId, terms);
  const running = await selectRunning(database, downlineId, terms.kind);
  const current = running?.uplineId === uplineId ? running : undefined;
  const own = account !== undefined && above ? await billOf(uplineId, above) : null;
  return done({
    currency: rules.site.currency,
    ...span,
    offered,
    current: current ? await billOf(downlineId, current.terms) : null,
    kept: own && keptBeside(above, own, terms, offered),
    ends: await endingsOf(database, downlineId, terms.kind, terms),
  });
}

interface Counted {
  figures: Figures;
  explanation: ReturnType<typeof explainBill>;
}

function keptBeside(above: Terms | null, own: Counted, terms: Terms, offered: Counted) {
  const bill = above ? dueOf(above, own.figures, own.explanation.amount) : 0n;
  const due = dueOf(terms, offered.figures, offered.explanation.amount);
  return { bill: String(bill), kept: String(keptOf(bill, [due])) };
}

async function countFor(
  database: Database,
  holderId: string,
  terms: Terms,
  { from, to }: { from: string; to: string },
  rules: Settling,
): Promise<Counted> {
  if (terms.kind === 'hourly') return countHours(database, holderId, terms, from, rules);
  const { site, setting } = rules;
  const { currency } = site;
  const sums = await selectSums(database, holderId, { from, to, currency });
  const contract = { terms, downlineId: holderId };
  const users =
    terms.kind === 'realtime'
      ? 0
      : await activeUsers(database, contract, { from, to, site, setting });
  const figures = { ...sums, users, carriedIn: '0', counted: sums.sales, branches: [] };
  return { figures, explanation: explainBill(terms, figures) };
}

/** The day's hour that would have paid most, with the sum of all hours as its amount. */
async function countHours(
  database: Database,
  holderId: string,
  terms: Extract<Terms, { kind: 'hourly' }>,
  day: string,
  { site: { timeZone, currency }, setting }: Settling,
): Promise<Counted> {
  const from = startOfDay(day, timeZone);
  const to = startOfDay(shiftDay(day, 1), timeZone);
  const wanted = { holderId, scope: setting.activeScope, timeZone };
  let amount = 0n;
  let best: Counted | undefined;
  for (const startsAt of await selectPlayedHours(database, { from, to, currency })) {
    const endsAt = new Date(startsAt.getTime() + 60 * 60_000);
    const hour = { startsAt, endsAt, currency, singleBet: terms.singleBet };
    const figures = { ...(await selectHour(database, wanted, hour)), carriedIn: '0', branches: [] };
    const explanation = explainBill(terms, figures);
    amount += BigInt(explanation.amount);
    const isMore = !best || BigInt(explanation.amount) > BigInt(best.explanation.amount);
    if (isMore) best = { figures, explanation };
  }
  const nothing = { sales: '0', profit: '0', users: 0, carriedIn: '0', counted: '0', branches: [] };
  const { figures, explanation } = best ?? {
    figures: nothing,
    explanation: explainBill(terms, nothing),
  };
  return { figures, explanation: { ...explanation, amount: String(amount) } };
}
