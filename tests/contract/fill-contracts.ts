import { sql } from 'kysely';
import type { Terms } from '#contract/contract-terms.ts';
import { answerProposal, askToEnd } from '#server/contracts/answer-contract.ts';
import { readRules } from '#server/contracts/contract-site.ts';
import { offerAsHouse } from '#server/contracts/house-contracts.ts';
import { offer } from '#server/contracts/propose-contract.ts';
import { settleDays } from '#server/contracts/settle-days.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';

const dailyTerms = (rate: number): Terms => ({
  kind: 'daily',
  activeFrom: '100',
  tiers: [{ sales: '0', loss: '0', users: 0, rate }],
});

/** An agent with a contract of the house, and one below with offers, contracts and a bill. */
export async function fillContracts({ app }: Pick<FreshSite, 'app'>): Promise<{
  values: Record<string, string>;
  tokens: Record<'contractAgent' | 'contractDownline' | 'contractAside', string>;
}> {
  const { database } = app;
  await sql`update agent_setting set opens_accounts = true, dividend_contracts = true, daily_contracts = true,
    hourly_contracts = true, realtime_contracts = true`.execute(database);
  await sql`insert into whitelabel_switch (key, enabled) values ('AGENTPOLICY3', true)
    on conflict (key) do update set enabled = true`.execute(database);
  const top = await newAgent('agent-with-contracts');
  const below = await newAgent('agent-below', top.id);
  const other = await newAgent('agent-aside', top.id);
  await house(dailyTerms(9_000));
  await house({ kind: 'realtime', rate: 9_000 });
  await house({ ...hourly, winRate: 9_000, lossRate: 9_000 });
  const running = await agree(below, dailyTerms(5_000));
  const ending = await agree(other, dailyTerms(4_000));
  await askToEnd(app, { contractId: ending }, top);
  const toAnswer = await propose(below, { kind: 'realtime', rate: 5_000 });
  const toWithdraw = await propose(other, { kind: 'realtime', rate: 4_000 });
  const later = new Date(app.clock.now().getTime() + 2 * 24 * 60 * 60_000);
  const rules = await readRules({ clock: { ...app.clock, now: () => later } }, database);
  await sql`delete from settled_fact`.execute(database);
  await settleDays(database, rules);
  const { rows } = await sql<{ id: string }>`select id from agent_bill
    where downline_id = ${below.id} limit 1`.execute(database);
  return {
    values: {
      contract: running,
      contractToAnswer: toAnswer,
      contractToWithdraw: toWithdraw,
      contractEnding: ending,
      bill: rows[0]?.id ?? '',
    },
    tokens: {
      contractAgent: (await openSession(app, top.id)).token,
      contractAside: (await openSession(app, other.id)).token,
      contractDownline: (await openSession(app, below.id)).token,
    },
  };

  async function newAgent(account: string, uplineId?: string): Promise<Player> {
    const { merchant } = app.settings;
    const { id } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant, language: 'es', type: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const agent_id = uplineId ?? null;
    const registered_at = app.clock.now();
    if (agent_id !== null) {
      await database
        .insertInto('sponsor')
        .values({ player_id: id, agent_id, register_method: 'WEB', registered_at })
        .execute();
    }
    return { id, account, type: 1, isAgent: true, isTrial: false, mustChange: false };
  }

  async function house(terms: Terms) {
    const by = { id: null, name: 'ana' };
    const offered = await offerAsHouse(app, { account: top.account, terms, by });
    if (offered !== 'offered') throw new Error(offered);
    const { rows: waiting } = await sql<{ id: string }>`select id from agent_contract
      where downline_id = ${top.id} and state = 'requested'`.execute(database);
    await accept(waiting[0]?.id ?? '', top);
  }

  async function propose(downline: Player, terms: Terms): Promise<string> {
    const requestId = crypto.randomUUID();
    const asked = { requestId, account: downline.account, terms, ends: [] };
    const offered = await offer(app, asked, top);
    if (!offered.done) throw new Error(offered.code);
    return offered.value.id;
  }

  async function agree(downline: Player, terms: Terms): Promise<string> {
    const id = await propose(downline, terms);
    await accept(id, downline);
    return id;
  }

  async function accept(contractId: string, player: Player) {
    const answered = await answerProposal(app, { contractId, answer: 'accept', ends: [] }, player);
    if (!answered.done) throw new Error(answered.code);
  }
}

const hourly = {
  kind: 'hourly',
  singleBet: '100',
  betAmount: '1000',
  users: 0,
} as const;
