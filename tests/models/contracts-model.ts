import fc from 'fast-check';
import { sql } from 'kysely';
import type { Terms } from '#contract/contract-terms.ts';
import { shiftDay } from '#contract/days.ts';
import { answerEnd, answerProposal, askToEnd } from '#server/contracts/answer-contract.ts';
import { readRules } from '#server/contracts/contract-site.ts';
import { offerAsHouse } from '#server/contracts/house-contracts.ts';
import { keepContracts } from '#server/contracts/keep-contracts.ts';
import { payBills } from '#server/contracts/pay-bills.ts';
import { offer } from '#server/contracts/propose-contract.ts';
import { readContracts, readWaiting } from '#server/contracts/read-contracts.ts';
import { settleDays } from '#server/contracts/settle-days.ts';
import { settleRealtime } from '#server/contracts/settle-realtime.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { post } from '#server/ledger/post.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { allowContracts, newAgent, newMember, plantPlay } from '#tests/agents/contract-stage.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { type Holder, openContractsModel } from './contracts-model-rules.ts';
import type { ModelFigures } from './ledger-model.ts';
import { type ModelApp, modelApp } from './model-house.ts';
import { runModel } from './run-model.ts';

const holder = fc.constantFrom('a' as const, 'b' as const);
const who = fc.constantFrom('own' as const, 'moving' as const, 'newest' as const);
const kind = fc.constantFrom('daily' as const, 'dividend' as const, 'realtime' as const);
/** Rates that round, and amounts that are often too much for a wallet. */
const rate = fc.constantFrom(0, 3_333, 25_000, 30_000, 100_000);
const amount = fc.constantFrom(1, 333, 9_999, 500_050);
const contractOperation = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('play' as const), who, amount, prizes: amount }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), who, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('late' as const), who, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('bring' as const, 'spend' as const), amount }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('house' as const), kind, rate }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('offer' as const), kind, rate }) },
  fc.record({ do: fc.constant('end' as const), kind }),
  fc.record({ do: fc.constantFrom('move' as const, 'leave' as const) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const), below: holder }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('slot' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('day' as const), days: fc.integer({ min: 1, max: 2 }) }),
  },
);
type ContractOperation = typeof contractOperation extends fc.Arbitrary<infer One> ? One : never;

/** Holds contracts, bills and their payment against a bookkeeper, after every step. */
export async function checkContractsModel(
  database: Database,
  { seed, sequences }: { seed: number; sequences: number },
): Promise<ModelFigures> {
  await allowContracts(database);
  await sql`update contract_setting set dividend_carry = 'permanent'`.execute(database);
  const app = modelApp(database, readSettings({}));
  return runModel<ContractOperation>({
    ...{ seed, sequences, atOnce: 1, operation: contractOperation, shortest: 8, longest: 40 },
    check: (name, sequence) => runSequence(app, name, sequence),
  });
}

const commodity = 'USD';
const firstDay = '2026-06-01';

interface Line {
  a: Player;
  b: Player;
  /** Another upline, whom B's line may be moved to. */
  other: Player;
  own: Player;
  moving: Player;
  /** Who joined last, and below whom. */
  newest: { player: Player; below: Holder } | null;
}

async function runSequence(
  app: ModelApp,
  name: string,
  sequence: readonly ContractOperation[],
): Promise<string | null> {
  const { database } = app;
  const a = await newAgent(database, `${name}a`);
  const b = await newAgent(database, `${name}b`, a);
  const line: Line = {
    ...{ a, b, newest: null },
    other: await newAgent(database, `${name}c`),
    own: await newMember(database, `${name}own`, a),
    moving: await newMember(database, `${name}moving`, b),
  };
  const model = openContractsModel();
  const time = { day: firstDay, seconds: 0 };
  for (const [index, step] of sequence.entries()) {
    time.seconds += 1;
    app.clock.set(momentOf(time));
    await carryOut(app, model, line, time, step);
    const differs = await differenceOf(database, line, model);
    if (differs) return `step ${index} ${JSON.stringify(step)}: ${differs}`;
  }
  await forget(database, line);
  return null;
}

function momentOf({ day, seconds }: { day: string; seconds: number }): Date {
  return new Date(Date.parse(`${day}T08:00:00Z`) + seconds * 1_000);
}

async function carryOut(
  app: ModelApp,
  model: ReturnType<typeof openContractsModel>,
  line: Line,
  time: { day: string; seconds: number },
  step: ContractOperation,
): Promise<void> {
  const { database } = app;
  switch (step.do) {
    case 'play':
    case 'undo':
    case 'late': {
      const sign = step.do === 'undo' ? -1n : 1n;
      const valid = sign * BigInt(step.amount);
      const prizes = 'prizes' in step ? BigInt(step.prizes) : 0n;
      const isLate = step.do === 'late' && time.day !== firstDay;
      const day = isLate ? shiftDay(time.day, -1) : time.day;
      // Who was moved today counted for the old line yesterday, which the stage's shortcut cannot know.
      const { player, below } = playerOf(line, model, isLate ? 'own' : step.who);
      await plantPlay(database, player, { day, valid, prizes });
      model.play(below, valid, prizes - valid, daysFrom(day));
      return;
    }
    case 'join': {
      const name = `${line[step.below].account}-${time.day}-${time.seconds}`;
      const player = await newMember(database, name, line[step.below]);
      line.newest = { player, below: step.below };
      return;
    }
    case 'bring':
      await giveMoney(database, { playerId: line.a.id, amount: BigInt(step.amount), commodity });
      model.bring(BigInt(step.amount));
      return;
    case 'spend':
      await spend(database, line.a, BigInt(step.amount));
      model.spend(BigInt(step.amount));
      return;
    case 'house':
      await offerOfHouse(app, line.a, termsOf(step.kind, step.rate));
      model.begin('a', step.kind, BigInt(step.rate));
      return;
    case 'offer': {
      const isOffered = await offerBelow(app, line, termsOf(step.kind, step.rate));
      const above = model.rateOf('a', step.kind);
      const isAllowed = above !== undefined && above >= BigInt(step.rate) && !model.hasLeft();
      if (isOffered !== isAllowed) throw new Error(`an offer was ${isOffered ? '' : 'not '}taken`);
      if (isAllowed) model.begin('b', step.kind, BigInt(step.rate));
      return;
    }
    case 'end':
      if (await endBelow(app, line, step.kind)) model.end('b', step.kind);
      return;
    case 'move':
      // Moves begin with a day, before anybody has played on it.
      await passDays(app, model, time, 1);
      model.move();
      await moveTo(database, line.moving, line[model.below()], time.day);
      return;
    case 'leave':
      await leave(app, model, line, time);
      return;
    case 'slot':
      await settleRealtime(database, await readRules(app, database));
      await payBills(app, await readRules(app, database));
      model.slot();
      return;
    case 'day':
      await passDays(app, model, time, step.days);
  }
}

const daysFrom = (day: string) => Math.round((Date.parse(day) - Date.parse(firstDay)) / 86_400_000);

async function passDays(
  app: ModelApp,
  model: ReturnType<typeof openContractsModel>,
  time: { day: string },
  days: number,
): Promise<void> {
  await beginDay(app, time, days);
  await settleAll(app);
  model.nextDay(days);
}

async function beginDay(app: ModelApp, time: { day: string }, days: number): Promise<void> {
  await settleRealtime(app.database, await readRules(app, app.database));
  time.day = shiftDay(time.day, days);
  app.clock.set(momentOf({ seconds: 0, ...time }));
}

async function settleAll(app: ModelApp): Promise<void> {
  const { database } = app;
  const rules = await readRules(app, database);
  // Two gateways at once: each bill is issued and paid once.
  await Promise.all([settleDays(database, rules), settleDays(database, rules)]);
  await Promise.all([payBills(app, rules), payBills(app, rules)]);
  // One of the two may have looked into the upline's wallet before the other filled it.
  await payBills(app, rules);
}

/** B's line goes to another upline: its contracts with A end with the move, and are billed to the day before. */
async function leave(
  app: ModelApp,
  model: ReturnType<typeof openContractsModel>,
  line: Line,
  time: { day: string },
): Promise<void> {
  if (model.hasLeft()) return;
  await beginDay(app, time, 1);
  await moveTo(app.database, line.b, line.other, time.day);
  await keepContracts(app, await readRules(app, app.database));
  await settleAll(app);
  model.nextDay(1);
  model.leave();
}

const moveTo = (database: Database, { id }: Player, to: Player, day: string) =>
  sql`select team_move_line(${id}, ${to.id}, ${`${day}T00:00:00Z`}::timestamptz)`.execute(database);

/** Whoever plays, and below whom. */
function playerOf(
  { own, moving, newest }: Line,
  model: ReturnType<typeof openContractsModel>,
  who: 'own' | 'moving' | 'newest',
): { player: Player; below: Holder } {
  if (who === 'moving') return { player: moving, below: model.below() };
  return who === 'newest' && newest ? newest : { player: own, below: 'a' };
}

function termsOf(of: 'daily' | 'dividend' | 'realtime', rate: number): Terms {
  const tiers = [{ sales: '0', loss: '0', users: 0, rate }];
  if (of === 'realtime') return { kind: of, rate };
  if (of === 'daily') return { kind: of, activeFrom: '0', tiers };
  const rules = { period: 'daily', style: 'fixed', carry: 'permanent' } as const;
  return { kind: of, ...rules, activeFrom: '0', tiers };
}

async function offerOfHouse(app: ModelApp, agent: Player, terms: Terms): Promise<void> {
  const by = { id: null, name: 'ana' };
  const offered = await offerAsHouse(app, { account: agent.account, terms, by });
  if (offered !== 'offered') throw new Error(offered);
  await acceptWaiting(app, agent);
}

async function offerBelow(app: ModelApp, { a, b }: Line, terms: Terms): Promise<boolean> {
  const asked = { requestId: crypto.randomUUID(), account: b.account, terms, ends: [] };
  const offered = await offer(app, asked, a);
  if (!offered.done) return false;
  await acceptWaiting(app, b);
  return true;
}

async function acceptWaiting(app: ModelApp, player: Player): Promise<void> {
  for (const { id: contractId, ends } of (await readWaiting(app, player)).value.list) {
    const list = ends.map((one) => one.contractId);
    const answered = await answerProposal(
      app,
      { contractId, answer: 'accept', ends: list },
      player,
    );
    if (!answered.done) throw new Error(answered.code);
  }
}

async function endBelow(
  app: ModelApp,
  { a, b }: Line,
  of: 'daily' | 'dividend' | 'realtime',
): Promise<boolean> {
  const { value } = await readContracts(app, { whose: 'mine', kind: of, are: 'running' }, b);
  const contractId = value.list[0]?.id;
  if (!contractId) return false;
  await askToEnd(app, { contractId }, a);
  const ended = await answerEnd(app, { contractId, answer: 'accept', ends: [] }, b);
  return ended.done;
}

async function spend(database: Database, { id: playerId }: Player, amount: bigint): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const from = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
    const to = await openAccount(transaction, { kind: 'house', commodity });
    await post(transaction, {
      key: `model:${crypto.randomUUID()}`,
      kind: 'adjustment',
      reference: 'a model',
      actor: 'model',
      legs: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    });
    return done(null);
  });
}

async function differenceOf(
  database: Database,
  { a, b }: Line,
  model: ReturnType<typeof openContractsModel>,
): Promise<string | null> {
  const wallets = [
    await mainBalance(database, a.id, commodity),
    await mainBalance(database, b.id, commodity),
  ];
  const { rows } = await sql<{ due: string; paid: string; payments: string }>`
    select coalesce(sum(due), 0)::bigint as due, coalesce(sum(paid), 0)::bigint as paid,
      (select coalesce(sum(p.amount), 0)::bigint from agent_bill_payment p
        join agent_bill own on own.id = p.bill_id
        where own.downline_id in (${a.id}, ${b.id})) as payments
    from agent_bill where downline_id in (${a.id}, ${b.id})`.execute(database);
  const real = { wallets: wallets.join(), due: rows[0]?.due };
  const told = { wallets: `${model.wallets.a},${model.wallets.b}`, due: String(model.due()) };
  if (rows[0]?.paid !== rows[0]?.payments) return 'a bill says another sum than its payments';
  return JSON.stringify(real) === JSON.stringify(told)
    ? null
    : `${JSON.stringify(real)} instead of ${JSON.stringify(told)}`;
}

/** The next sequence's runs are to find nothing of this one. */
async function forget(database: Database, { a, b }: Line): Promise<void> {
  await sql`update agent_contract set state = 'terminated', answer_by = null, end_asked_by = null,
    due_on = null where downline_id in (${a.id}, ${b.id})`.execute(database);
  await sql`update agent_bill set state = 'denied'
    where downline_id in (${a.id}, ${b.id}) and state in ('issued', 'part-paid')`.execute(database);
}
