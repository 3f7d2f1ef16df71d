import { sql } from 'kysely';
import type { Terms } from '#contract/contract-terms.ts';
import { answerProposal } from '#server/contracts/answer-contract.ts';
import { readRules } from '#server/contracts/contract-site.ts';
import { offerAsHouse } from '#server/contracts/house-contracts.ts';
import { payBills } from '#server/contracts/pay-bills.ts';
import { offer } from '#server/contracts/propose-contract.ts';
import { settleDays } from '#server/contracts/settle-days.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';

const monthMs = 31 * 24 * 60 * 60_000;

/**
 * The demonstration's line agrees on dividends and daily salaries as of a month ago, and their bills are
 * issued and paid, so that whoever opens it finds one to read. Nothing is done while the line has no figures, nor a second time.
 */
export async function openDemoContracts(app: AppContext): Promise<void> {
  const { database, clock } = app;
  const top = await findAgent(database, 'mayorista');
  const below = await findAgent(database, 'agente');
  if (!top || !below || !(await isReady(database, top.id))) return;
  await sql`update agent_setting set dividend_contracts = true, daily_contracts = true,
    hourly_contracts = true, realtime_contracts = true`.execute(database);
  const past = { now: () => new Date(clock.now().getTime() - monthMs), elapsedMs: clock.elapsedMs };
  const then = { ...app, clock: past };
  const line = [top, below, await findAgent(database, 'promotora')];
  for (const terms of agreed) {
    const [ofHouse, ...passedOn] = terms;
    const by = { id: null, name: 'machine' };
    if (!ofHouse) continue;
    if ((await offerAsHouse(then, { account: top.account, terms: ofHouse, by })) !== 'offered')
      return;
    await accept(then, top);
    for (const [place, agreedBelow] of passedOn.entries()) {
      const [upline, downline] = [line[place], line[place + 1]];
      if (!upline || !downline) continue;
      if (!(await offerTo(then, { upline, downline, terms: agreedBelow }))) return;
      await accept(then, downline);
    }
  }
  // One that waits for its answer, so that answering can be tried.
  await offerTo(app, { upline: top, downline: below, terms: daily(2_500) });
  const rules = await readRules(app, database);
  await settleDays(database, rules);
  await payBills(app, rules);
}

interface Offer {
  upline: Player;
  downline: Player;
  terms: Terms;
}

async function offerTo(app: AppContext, { upline, downline, terms }: Offer): Promise<boolean> {
  const requestId = crypto.randomUUID();
  const offered = await offer(
    app,
    { requestId, account: downline.account, terms, ends: [] },
    upline,
  );
  return offered.done;
}

/** Rates in millionths: what the house gives, and what each passes on to the next one below. */
const agreed: readonly (readonly Terms[])[] = [
  [daily(3_000), daily(2_000), daily(1_000)],
  [dividend(100_000), dividend(60_000), dividend(30_000)],
];

function daily(rate: number): Terms {
  return { kind: 'daily', activeFrom: '1000000', tiers: tiersOf(rate) };
}

function dividend(rate: number): Terms {
  const rules = { period: 'weekly', style: 'fixed', carry: 'none' } as const;
  return { kind: 'dividend', ...rules, activeFrom: '1000000', tiers: tiersOf(rate) };
}

function tiersOf(rate: number) {
  const first = { sales: '0', loss: '0', users: 1, rate: rate / 2 };
  return [first, { sales: '500000000', loss: '0', users: 3, rate }];
}

async function findAgent(
  database: AppContext['database'],
  account: string,
): Promise<Player | undefined> {
  const { rows } = await sql<{ id: string; account: string; type: number }>`
    select id, account, type from player where account = ${account} and type = 1`.execute(database);
  const row = rows[0];
  return row && { ...row, isAgent: true, isTrial: false, mustChange: false };
}

async function isReady(database: AppContext['database'], topId: string): Promise<boolean> {
  const { rows } = await sql<{ is_ready: boolean }>`
    select exists (select from team_day where agent_id = ${topId} and valid > 0)
      and not exists (select from agent_contract) as is_ready`.execute(database);
  return rows[0]?.is_ready ?? false;
}

async function accept(app: AppContext, player: Player): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from agent_contract
    where downline_id = ${player.id} and state = 'requested'`.execute(app.database);
  for (const { id: contractId } of rows) {
    await answerProposal(app, { contractId, answer: 'accept', ends: [] }, player);
  }
}
