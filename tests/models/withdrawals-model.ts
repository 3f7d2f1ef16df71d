import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { type Database, inTransaction } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { selectBalances } from '#server/ledger/store.ts';
import type { Actor } from '#server/operator/audit.ts';
import { insertOperator, selectOperators } from '#server/operator/store.ts';
import { readLifetime } from '#server/records/read-lifetime.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { askWithdrawal } from '#server/withdrawals/ask-withdrawal.ts';
import { confirmReceipt, countAsReceived } from '#server/withdrawals/confirm-receipt.ts';
import { decideWithdrawal } from '#server/withdrawals/decide-withdrawal.ts';
import { readTerms } from '#server/withdrawals/read-withdrawals.ts';
import { sendPart } from '#server/withdrawals/send-part.ts';
import { settleDispute } from '#server/withdrawals/settle-dispute.ts';
import {
  newWithdrawer,
  paymentPassword,
  plantWithdrawals,
  type Withdrawer,
} from '#tests/stages/new-withdrawer.ts';
import type { ModelFigures } from './ledger-model.ts';
import { type ModelApp, modelApp } from './model-house.ts';
import { runModel } from './run-model.ts';
import { modelTerms, openWithdrawalsModel } from './withdrawals-model-rules.ts';

const which = fc.constantFrom('a', 'a', 'a', 'b');
const amount = fc.constantFrom('2000000', '3000000', '6000000');
const part = fc.constantFrom('x', 'y', 'z');
const by = fc.constantFrom('ana', 'bea');
const share = fc.constantFrom('half', 'rest');
const what = fc.constantFrom('all', 'half', 'half', 'nothing', 'nothing');
const outcome = fc.constantFrom('refund', 'refund', 'received');
const withdrawalOperation = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), amount }),
  fc.record({ do: fc.constant('from-agent' as const), amount }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('stake' as const), amount }) },
  fc.record({ do: fc.constant('win' as const), amount }),
  fc.record({ do: fc.constant('ask' as const), which, amount }),
  { weight: 10, arbitrary: fc.record({ do: fc.constant('approve' as const), which, by }) },
  fc.record({ do: fc.constantFrom('reject' as const, 'take-back' as const), which }),
  { weight: 10, arbitrary: fc.record({ do: fc.constant('send' as const), which, part, share }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('confirm' as const), which, what }) },
  fc.record({ do: fc.constant('time-over' as const), which }),
  { weight: 6, arbitrary: fc.record({ do: fc.constant('settle' as const), which, outcome, by }) },
);
export type WithdrawalOperation =
  typeof withdrawalOperation extends fc.Arbitrary<infer One> ? One : never;

/** Holds the way out against a model: every answer, and in the end books, records and turnover. */
export async function checkWithdrawalsModel(
  database: Database,
  { seed, sequences, atOnce = 1 }: { seed: number; sequences: number; atOnce?: number },
): Promise<ModelFigures> {
  await plantWithdrawals(database);
  await database
    .updateTable('withdrawal_setting')
    .set({
      turnover_basis_points: 10_000,
      tax_basis_points: Number(modelTerms.taxBasisPoints),
      two_people_above: String(modelTerms.line),
    })
    .execute();
  await database
    .updateTable('payout_method')
    .set({ fee_fixed: String(modelTerms.fee) })
    .execute();
  const settings = readSettings({});
  const approvers = await plantApprovers(database);
  const apps = Array.from({ length: atOnce }, () => modelApp(database, settings));
  return runModel<WithdrawalOperation>({
    ...{ seed, sequences, atOnce, operation: withdrawalOperation, shortest: 6, longest: 30 },
    async check(name, sequence, worker) {
      const app = apps[worker];
      if (!app) throw new Error('A worker has no house.');
      return runSequence({ app, approvers }, `out-${name}`, sequence);
    },
  });
}

/** Above the line only who has a name counts. */
async function plantApprovers(database: Database): Promise<Approvers> {
  const now = new Date();
  for (const name of ['ana', 'bea']) {
    const row = {
      name,
      duties: ['review' as const],
      tokenHash: randomBytes(32),
      now,
      expiresAt: now,
    };
    await insertOperator(database, row);
  }
  const operators = await selectOperators(database);
  return new Map(operators.map(({ id, name }) => [name, { id, name }]));
}

type Approvers = ReadonlyMap<string, Actor>;

/** Something is on its way from the first step on; what was won needs no playing. */
const beginning: readonly WithdrawalOperation[] = [
  { do: 'win', amount: '6000000' },
  { do: 'win', amount: '6000000' },
  { do: 'ask', which: 'a', amount: '6000000' },
  { do: 'ask', which: 'b', amount: '3000000' },
];

interface Place extends Withdrawer {
  app: ModelApp;
  approvers: Approvers;
  model: ReturnType<typeof openWithdrawalsModel>;
  /** The numbers of what was asked for, and the ids that wishes and parts are sent under. */
  numbers: Map<string, string>;
  requests: Map<string, string>;
}

async function runSequence(
  { app, approvers }: Pick<Place, 'app' | 'approvers'>,
  name: string,
  sequence: readonly WithdrawalOperation[],
): Promise<string | null> {
  const model = openWithdrawalsModel();
  const who = await newWithdrawer(app, name);
  const place: Place = {
    ...{ ...who, app, approvers, model },
    ...{ numbers: new Map(), requests: new Map() },
  };
  for (const [index, step] of [...beginning, ...sequence].entries()) {
    const real = await carryOut(place, step);
    const expected = model.carryOut(step);
    if (real !== expected) return `step ${index} answered ${real} and not ${expected}`;
  }
  return lookAtBooks(place);
}

async function lookAtBooks({ app, model, player }: Place): Promise<string | null> {
  const balances = await selectBalances(app.database, player.id);
  const inKind = (kind: string) =>
    BigInt(balances.find((balance) => balance.kind === kind)?.amount ?? 0);
  const { deposited, withdrawn } = await readLifetime(app.database, player.id, 'COP');
  const { turnover } = (await readTerms(app, player)).value;
  const said = {
    main: inKind('player-main'),
    held: inKind('player-held'),
    ...{ deposited, withdrawn, needed: BigInt(turnover.needed), done: BigInt(turnover.done) },
  };
  const expected = {
    main: model.main(),
    held: model.held(),
    ...{ deposited: model.deposited(), withdrawn: model.withdrawn(), ...model.turnover() },
  };
  for (const [name, amount] of Object.entries(expected)) {
    const real = said[name as keyof typeof said];
    if (real !== amount) return `${name} is ${real} and not ${amount}`;
  }
  return null;
}

async function carryOut(place: Place, step: WithdrawalOperation): Promise<string> {
  const { app } = place;
  if (step.do === 'deposit') return move(place, 'deposit', BigInt(step.amount));
  if (step.do === 'from-agent') return move(place, 'agent-transfer', BigInt(step.amount));
  if (step.do === 'win') return move(place, 'win', BigInt(step.amount));
  if (step.do === 'stake') return move(place, 'bet', -BigInt(step.amount));
  if (step.do === 'ask') return ask(place, step);
  const id = place.numbers.get(step.which);
  if (id === undefined) return 'nothing';
  const operator = { id: null, name: 'model' };
  switch (step.do) {
    case 'approve': {
      const by = place.approvers.get(step.by) ?? operator;
      return codeOf(await decideWithdrawal(app, { id, decision: 'approve' }, by));
    }
    case 'reject':
    case 'take-back': {
      const decision = { id, decision: step.do, reason: 'No.' };
      return codeOf(await decideWithdrawal(app, decision, operator));
    }
    case 'send': {
      const requestId = requestOf(place, `${step.which} ${step.part}`);
      const share = String(place.model.sendsOf(step.which, step.share));
      const sent = { requestId, id, amount: share, reference: 'BANK 1' };
      return codeOf(await sendPart(app, sent, operator));
    }
    case 'confirm': {
      const received = String(place.model.saysOf(step.which, step.what));
      return codeOf(await confirmReceipt(app, { id, received }, place.player));
    }
    case 'settle': {
      const outcome = step.outcome as 'refund' | 'received';
      const by = place.approvers.get(step.by) ?? operator;
      return codeOf(await settleDispute(app, { id, outcome, reason: 'So.' }, by));
    }
    case 'time-over':
      await countAsReceived(app, id, new Date(app.clock.now().getTime() + 40 * 86_400_000));
      return 'done';
  }
}

async function ask(
  place: Place,
  step: Extract<WithdrawalOperation, { do: 'ask' }>,
): Promise<string> {
  const { app, player, accountId, numbers } = place;
  const requestId = requestOf(place, step.which);
  const wish = { requestId, accountId, amount: step.amount, paymentPassword };
  const asked = await askWithdrawal(app, wish, player);
  if (asked.done) numbers.set(step.which, asked.value.id);
  return codeOf(asked);
}

function requestOf({ requests }: Place, name: string): string {
  const known = requests.get(name) ?? crypto.randomUUID();
  requests.set(name, known);
  return known;
}

function codeOf(outcome: { done: true } | { done: false; code: string }): string {
  return outcome.done ? 'done' : outcome.code;
}

async function move({ app, player }: Place, kind: string, size: bigint): Promise<string> {
  const commodity = 'COP';
  const { outcome } = await inTransaction(app.database, async (transaction) => {
    const playerId = player.id;
    const main = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
    const other = await openAccount(transaction, { kind: 'house', commodity });
    const posting = await post(transaction, {
      key: `model:${crypto.randomUUID()}`,
      kind,
      reference: 'model',
      actor: 'model',
      legs: [
        { account: main, amount: size },
        { account: other, amount: -size },
      ],
    });
    return { done: posting.outcome === 'posted', outcome: posting.outcome };
  });
  return outcome === 'posted' ? 'done' : outcome;
}
