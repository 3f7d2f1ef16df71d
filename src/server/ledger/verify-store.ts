import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/** Every sum and every pair that must agree, by the name it is reported under. */
export type Check =
  | 'commodity-sum'
  | 'transfer-sum'
  | 'transfer-legs'
  | 'leg-transfer'
  | 'leg-account'
  | 'transfer-key'
  | 'key-transfer'
  | 'key-digest'
  | 'balance-legs'
  | 'running-balance'
  | 'turnover-legs'
  | 'negative-balance'
  | 'hold-balance'
  | 'hold-parts'
  | 'outside-days'
  | 'reward-paid'
  | 'points-record'
  | 'bonus-balance'
  | 'bonus-counted'
  | 'bonus-issued'
  | 'bonus-stake'
  | 'vendor-settlement'
  | 'budget-spent';

/** Each selects what is wrong, as a text that names it; a sound ledger selects nothing. */
export const checks: Readonly<Record<Check, RawBuilder<unknown>>> = {
  'commodity-sum': sql`
    select commodity || ' ' || sum(amount) as what from ledger_leg
    group by commodity having sum(amount) <> 0`,
  'transfer-sum': sql`
    select transfer_id || ' ' || commodity || ' ' || sum(amount) as what from ledger_leg
    group by posted_on, transfer_id, commodity having sum(amount) <> 0`,
  'transfer-legs': sql`
    select t.id::text as what from ledger_transfer t
    left join ledger_leg l on l.posted_on = t.posted_on and l.transfer_id = t.id
    group by t.posted_on, t.id having count(l.ordinal) < 2`,
  'leg-transfer': sql`
    select l.transfer_id || '/' || l.ordinal as what from ledger_leg l where not exists (
      select from ledger_transfer t where t.posted_on = l.posted_on and t.id = l.transfer_id)`,
  'leg-account': sql`
    select l.transfer_id || '/' || l.ordinal as what from ledger_leg l
    left join ledger_account a on a.id = l.account_id
    where a.id is null or a.commodity <> l.commodity or a.player_id is distinct from l.player_id
      or (l.balance_after is null) <> (l.player_id is null)`,
  'transfer-key': sql`
    select t.id::text as what from ledger_transfer t left join ledger_key k on k.key = t.key
    where k.key is null or k.transfer_id <> t.id or k.posted_on <> t.posted_on`,
  'key-transfer': sql`
    select k.key as what from ledger_key k where not exists (
      select from ledger_transfer t
      where t.posted_on = k.posted_on and t.id = k.transfer_id and t.key = k.key)`,
  // Of legs that were changed so that every sum still agrees, this remembers the original posting.
  'key-digest': sql`
    select t.id::text as what from ledger_transfer t
    join ledger_key k on k.key = t.key
    join ledger_leg l on l.posted_on = t.posted_on and l.transfer_id = t.id
    group by t.posted_on, t.id, k.digest
    having k.digest <> sha256(convert_to(t.kind || '|' || t.reference || '|'
      || array_agg(l.account_id order by l.ordinal)::text || '|'
      || array_agg(l.amount order by l.ordinal)::text, 'UTF8'))`,
  'balance-legs': sql`
    select coalesce(b.account_id, s.account_id)::text as what
    from ledger_balance b
    full join (
      select account_id, sum(amount) as amount from ledger_leg
      where player_id is not null group by account_id
    ) s using (account_id)
    where b.account_id is null or b.amount <> coalesce(s.amount, 0)
    union all
    select a.id::text from ledger_account a left join ledger_balance b on b.account_id = a.id
    where a.player_id is distinct from b.player_id`,
  // A transfer takes its number while it holds its accounts, so the numbers are in their order.
  'running-balance': sql`
    select transfer_id || '/' || ordinal as what from (
      select transfer_id, ordinal, balance_after,
        sum(amount) over (partition by account_id order by transfer_id) as ran
      from ledger_leg where player_id is not null) as running
    where ran is distinct from balance_after`,
  'turnover-legs': sql`
    select balance.account_id::text as what
    from ledger_balance as balance
    left join (
      select leg.account_id,
        sum(leg.amount) filter (
          where transfer.kind in ('deposit', 'agent-transfer') and leg.amount > 0) as brought,
        -sum(leg.amount) filter (where transfer.kind in ('bet', 'bet-void')) as staked
      from ledger_leg as leg
      join ledger_transfer as transfer
        on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
      where leg.player_id is not null
      group by leg.account_id
    ) as legs on legs.account_id = balance.account_id
    where balance.brought <> coalesce(legs.brought, 0)
      or balance.staked <> coalesce(legs.staked, 0)`,
  'negative-balance': sql`
    select account_id::text as what from ledger_balance where amount < 0
    union all
    select transfer_id || '/' || ordinal from ledger_leg where balance_after < 0`,
  'hold-balance': sql`
    select a.id::text as what from ledger_account a
    join ledger_balance b on b.account_id = a.id
    left join ledger_hold h on h.held_account_id = a.id
    where a.kind = 'player-held'
    group by a.id, b.amount
    having b.amount <> coalesce(sum(h.amount - h.captured - h.released), 0)`,
  'hold-parts': sql`
    select h.reference as what from ledger_hold h
    left join ledger_account a on a.id = h.held_account_id
    where h.captured + h.released > h.amount or least(h.captured, h.released) < 0
      or a.kind is distinct from 'player-held' or a.player_id <> h.player_id`,
  'outside-days': sql`
    select t.id::text as what from ledger_transfer t
    where t.posted_on <= (select max(day) from ledger_day)
      and not exists (select from ledger_day d where d.day = t.posted_on)`,
  // A reward that is claimed was paid once, and what was paid as a reward is claimed.
  'reward-paid': sql`
    select coalesce(g.id::text, k.key) as what
    from (
      select id, 'reward:' || id || ':' || case form when 'bonus-funds' then 'granted' else form end as key
      from reward_grant where state = 'claimed') g
    full join (
      select key from ledger_key
      where key like 'reward:%' and key not like '%:converted' and key not like '%:ended') k on k.key = g.key
    where g.key is null or k.key is null`,
  'points-record': sql`
    select r.id::text as what from points_record r
    where not exists (
      select from ledger_leg l join ledger_account a on a.id = l.account_id
      where l.transfer_id = r.transfer_id and l.player_id = r.player_id
        and a.kind = 'player-points' and l.amount = r.changed and l.balance_after = r.balance_after)`,
  // Each bonus lies in an account of its own, and one that has ended is empty.
  'bonus-balance': sql`
    select account.id::text as what from ledger_account account
    join ledger_balance balance on balance.account_id = account.id
    left join bonus_state bonus on bonus.account_id = account.id
    where account.kind = 'player-bonus' and account.subject <> ''
      and (bonus.grant_id is null or bonus.grant_id::text <> account.subject
        or (bonus.state <> 'active' and balance.amount <> 0))`,
  'bonus-counted': sql`
    select bonus.grant_id::text as what from bonus_state bonus
    left join bonus_count one on one.grant_id = bonus.grant_id
    group by bonus.grant_id, bonus.counted
    having bonus.counted <> coalesce(sum(one.counted), 0)`,
  // What was issued less what was taken back is what lies there, and what was staked less what was won.
  'bonus-issued': sql`
    select commodity as what from (
      select leg.commodity,
        sum(leg.amount) filter (where account.kind = 'bonus-issued') as issued,
        sum(leg.amount) filter (where account.kind = 'player-bonus') as lies,
        sum(leg.amount) filter (where account.kind = 'player-bonus'
          and transfer.kind in ('bet', 'win', 'bet-void', 'win-reversal', 'jackpot')) as played
      from ledger_leg leg
      join ledger_account account on account.id = leg.account_id
      join ledger_transfer transfer
        on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
      where account.kind = 'bonus-issued' or (account.kind = 'player-bonus' and account.subject <> '')
      group by leg.commodity) as sums
    where -coalesce(issued, 0) <> coalesce(lies, 0) - coalesce(played, 0)`,
  // The parts that were noted of stakes are those that left the bonus.
  'bonus-stake': sql`
    select bonus.grant_id::text as what from bonus_state bonus
    left join (
      select grant_id, sum(amount) as amount from bonus_stake group by grant_id) noted using (grant_id)
    left join (
      select leg.account_id, -sum(leg.amount) as amount from ledger_leg leg
      join ledger_transfer transfer
        on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
      where transfer.kind = 'bet' and leg.player_id is not null
      group by leg.account_id) booked on booked.account_id = bonus.account_id
    where coalesce(noted.amount, 0) <> coalesce(booked.amount, 0)`,
  // What lies with a vendor is what its callbacks and its feed staked, less what they paid.
  'vendor-settlement': sql`
    select coalesce(booked.vendor, settled.vendor) as what
    from (
      select account.subject as vendor, sum(leg.amount) as amount
      from ledger_account account join ledger_leg leg on leg.account_id = account.id
      where account.kind = 'vendor-settlement' group by account.subject) booked
    full join (
      select vendor, sum(amount) as amount from (
        select vendor_code::text as vendor, staked - paid as amount from vendor_transaction
        union all
        select vendor_code::text, booked_bet - booked_win from fed_round) each
      group by vendor) settled using (vendor)
    where coalesce(booked.amount, 0) <> coalesce(settled.amount, 0)`,
  // A raffle's prizes leave it when the raffle is made as well.
  // An envelope's whole sum leaves its budget when it is made, and what nobody took returns when it is settled.
  'budget-spent': sql`
    select budget.name as what from reward_budget budget
    left join (
      select budget_id, sum(amount) as amount from reward_grant
      where state <> 'revoked' group by budget_id) given on given.budget_id = budget.id
    left join (
      select envelope.budget_id, sum(share.amount) as amount from envelope
      join envelope_share share on share.envelope_id = envelope.id and share.player_id is null
      where envelope.settled_at is null
      group by envelope.budget_id) waiting on waiting.budget_id = budget.id
    left join (
      select budget_id, sum(set_aside) as amount from raffle group by budget_id) drawn on drawn.budget_id = budget.id
    where budget.spent <> coalesce(given.amount, 0) + coalesce(waiting.amount, 0) + coalesce(drawn.amount, 0)`,
};

export interface Finding {
  count: string;
  /** The first few, so that somebody can begin to look. */
  examples: string[];
}

export async function selectFaults(database: Database, check: Check): Promise<Finding> {
  const { rows } = await sql<Finding>`
    with bad as materialized (${checks[check]})
    select count(*) as count,
      coalesce((select array_agg(what) from (select what from bad limit 3) as few), '{}') as examples
    from bad`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

export interface Extent {
  transfers: string;
  legs: string;
  accounts: string;
  holds: string;
  /** What all legs of a commodity come to together: nothing. */
  sums: Record<string, string>;
}

export async function selectExtent(database: Database): Promise<Extent> {
  const { rows } = await sql<Extent>`
    select (select count(*) from ledger_transfer) as transfers,
      (select count(*) from ledger_account) as accounts,
      (select count(*) from ledger_hold) as holds,
      coalesce(sum(legs), 0)::text as legs,
      coalesce(json_object_agg(commodity, amount::text) filter (where commodity is not null), '{}')
        as sums
    from (select commodity, count(*) as legs, sum(amount) as amount from ledger_leg
      group by commodity) as each`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted.');
  return row;
}
