import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import { countFacts } from '#server/team/count-facts.ts';
import { commodity, type Line } from './contracts-model-line.ts';
import { ContractsModel, type ModelRules } from './contracts-model-rules.ts';
import type { ModelApp } from './model-house.ts';

/** Short enough for a model's life to come to the end of both. */
const limits = { answerDays: 7, billDays: 40 };

export async function applyRules(database: Database, rules: ModelRules): Promise<void> {
  await sql`update contract_setting set dividend_style = ${rules.style},
    dividend_carry = ${rules.carry}, needs_approval = ${rules.approval},
    ends_with_period = ${rules.endsWithPeriod}, answer_days = ${limits.answerDays},
    bill_days = ${limits.billDays}`.execute(database);
  await sql`update agent_setting set active_scope = ${rules.scope}`.execute(database);
}

const parts = ['a', 'b', 'c', 'own', 'moving'] as const;

/** Lines of two agents, another upline and two members each, in three statements whatever their number. */
export async function openLines(
  database: Database,
  { name, count, rules }: { name: string; count: number; rules: ModelRules },
): Promise<Line[]> {
  const { rows } = await sql<{ id: string; account: string }>`
    insert into player (account, nickname, type, merchant, language)
    select ${name} || 'x' || n || part, ${name} || 'x' || n || part, case when part in ('own', 'moving') then 0 else 1 end,
      'verbena', 'es'
    from generate_series(1, ${count}::integer) as n, unnest(${[...parts]}::text[]) as part
    order by n returning id, account`.execute(database);
  const byAccount = new Map(rows.map(({ id, account }) => [account, id]));
  const lines = Array.from({ length: count }, (_, place) => {
    const own = `${name}x${place + 1}`;
    const playerOf = (part: (typeof parts)[number]): Player => {
      const isAgent = part !== 'own' && part !== 'moving';
      const account = own + part;
      const id = byAccount.get(account) ?? '';
      return { id, account, type: isAgent ? 1 : 0, isAgent, isTrial: false, mustChange: false };
    };
    return {
      ...{ name: own, a: playerOf('a'), b: playerOf('b'), other: playerOf('c') },
      ...{ own: playerOf('own'), moving: playerOf('moving') },
      ...{ stands: [{ from: 0, below: 'b' as const }], newest: null },
      model: new ContractsModel(rules, limits),
    };
  });
  // Upline before downline, as people join.
  await join(
    database,
    lines.map(({ a, b }) => [b, a]),
  );
  await join(
    database,
    lines.flatMap(({ a, b, own, moving }) => [
      [own, a],
      [moving, b],
    ]),
  );
  return lines;
}

async function join(database: Database, pairs: Player[][]): Promise<void> {
  const ids = (place: number) => pairs.map((pair) => pair[place]?.id ?? '');
  await sql`insert into sponsor (player_id, agent_id, register_method, registered_at)
    select below, above, 'WEB', now()
    from unnest(${ids(0)}::bigint[], ${ids(1)}::bigint[]) as one (below, above)`.execute(database);
}

export const moveTo = (database: Database, { id }: Player, to: Player, day: Date) =>
  sql`select team_move_line(${id}, ${to.id}, ${day}::timestamptz)`.execute(database);

export interface PlantedBet {
  playerId: string;
  valid: bigint;
  prizes: bigint;
  at: Date;
}

/** Settled bets as facts, which the reader of the team counts; it has to have passed all of them. */
export async function countFactsOf(app: ModelApp, bets: readonly PlantedBet[]): Promise<void> {
  const { database } = app;
  const of = (pick: (bet: PlantedBet) => string) => bets.map(pick);
  if (bets.length > 0) {
    await sql`
      insert into settled_fact (player_id, kind, class, vendor, stake, payout, valid, currency,
        happened_at, source_kind, source_ref)
      select player, case when valid < 0 then 'bet-undone' else 'bet' end, 'RNG', 'V', valid, prizes,
        valid, ${commodity}, at, 'bet', gen_random_uuid()::text
      from unnest(${of(({ playerId }) => playerId)}::bigint[],
        ${of(({ valid }) => String(valid))}::bigint[], ${of(({ prizes }) => String(prizes))}::bigint[],
        ${of(({ at }) => at.toISOString())}::timestamptz[]) as one (player, valid, prizes, at)`.execute(
      database,
    );
  }
  // Facts are readable behind everything that is being written, on a shared server by others too.
  do await countFacts(app);
  while ((await readFactLagSeconds(database)) !== 0);
}

interface LineSums {
  a: string;
  b: string;
  due: string;
  paid: string;
  waits: string;
}

/** What the books and the bills say of each line, beside what its bookkeeper says. */
export async function differenceOf(
  database: Database,
  lines: readonly Line[],
): Promise<string | null> {
  const wallet = (holder: 'a' | 'b') => sql`(
    select coalesce(sum(balance.amount), 0)::text from ledger_account account
    join ledger_balance balance on balance.account_id = account.id
    where account.player_id = line.${sql.ref(holder)} and account.kind = 'player-main')`;
  const { rows } = await sql<LineSums & { payments: string }>`
    select ${wallet('a')} as a, ${wallet('b')} as b, coalesce(sum(bill.due), 0)::text as due,
      coalesce(sum(bill.paid), 0)::text as paid,
      coalesce(sum(bill.due) filter (where bill.state = 'awaiting-approval'), 0)::text as waits,
      coalesce(sum((select sum(p.amount) from agent_bill_payment p where p.bill_id = bill.id)), 0)::text as payments
    from unnest(${lines.map(({ a }) => a.id)}::bigint[], ${lines.map(({ b }) => b.id)}::bigint[])
      with ordinality as line (a, b, place)
    left join agent_bill bill on bill.downline_id in (line.a, line.b)
    group by line.a, line.b, line.place order by line.place`.execute(database);
  for (const [place, { payments, ...real }] of rows.entries()) {
    const { wallets, due, paid, waits } = (lines[place] as Line).model;
    if (payments !== real.paid)
      return `line ${place}: bills say ${real.paid}, payments ${payments}`;
    const told = {
      ...{ a: String(wallets.a), b: String(wallets.b), due: String(due) },
      ...{ paid: String(paid), waits: String(waits) },
    };
    const [one, other] = [JSON.stringify(real), JSON.stringify(told)];
    if (one !== other) return `line ${place}: ${one} instead of ${other}`;
  }
  return null;
}

/** The next lines find nothing of these: neither contracts nor figures; people and books stay. */
export async function forgetLines(database: Database): Promise<void> {
  await sql`truncate agent_contract, bill_approval, settled_fact, account_day, team_day, play_day, play_hour,
    active_day, team_active_day, member_sum cascade`.execute(database);
}
