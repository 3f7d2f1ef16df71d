import fc from 'fast-check';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { depositMethods } from '#demo/merchant/deposit-methods.ts';
import type { Database } from '#server/db/open.ts';
import { begin } from '#server/deposits/begin-deposit.ts';
import { cancelForBreak } from '#server/deposits/cancel-for-break.ts';
import { cancelOwn } from '#server/deposits/change-own.ts';
import { followDeposit } from '#server/deposits/follow-deposit.ts';
import { insertMissingMethods } from '#server/deposits/method-store.ts';
import { paymentWebhooks } from '#server/deposits/receive-payment-webhook.ts';
import type { Player } from '#server/kernel/answer.ts';
import { hookLabel, sign } from '#server/ports/payments/sign.ts';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import { chooseNone } from '#server/protection/change-limits.ts';
import { newAccount } from '#tests/stages/new-account.ts';
import {
  openStandInProvider,
  type StandInProvider,
  standInSecret,
} from '#tests/stages/stand-in-provider.ts';
import { lookAtDeposits } from './deposits-model-books.ts';
import { openDepositsModel } from './deposits-model-rules.ts';
import type { ModelFigures } from './ledger-model.ts';
import { type ModelApp, modelApp } from './model-house.ts';
import { runModel } from './run-model.ts';

const which = fc.nat(1);
const payment = fc.constantFrom('a', 'b', 'c');
const amount = fc.constantFrom('10000000', '10000000', '4000000', '15000000');
const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('hook' as const), which, payment, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), which, payment, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), which }) },
  fc.record({ do: fc.constant('storm' as const), which, payment, amount }),
  fc.record({ do: fc.constant('forge' as const), which, payment, amount }),
  fc.record({ do: fc.constant('dollars' as const), which }),
  fc.record({
    do: fc.constant('word' as const),
    which,
    type: fc.constantFrom('pending', 'failed', 'expired'),
  }),
  fc.record({ do: fc.constant('cancel' as const), which }),
  fc.record({ do: fc.constant('break' as const), isJobLate: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(5, 40, 1_500) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

/** Holds the way in against a bookkeeper: over the database, the webhooks and the provider's HTTP. */
export async function checkDepositsModel(
  database: Database,
  { seed, sequences, atOnce = 1 }: { seed: number; sequences: number; atOnce?: number },
): Promise<ModelFigures> {
  await database
    .insertInto('site_setting')
    .values(siteSettingRow('verbena'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertMissingMethods(database, depositMethods);
  const provider = await openStandInProvider();
  const apps = Array.from({ length: atOnce }, () => modelApp(database, provider.settings));
  try {
    return await runModel<Operation>({
      ...{ seed, sequences, atOnce, operation, shortest: 1, longest: 12 },
      async check(name, sequence, worker) {
        const app = apps[worker];
        if (!app) throw new Error('A worker has no house.');
        return runSequence({ app, provider, name: `in-${name}` }, sequence);
      },
    });
  } finally {
    await provider.close();
  }
}

const start = new Date('2026-11-20T12:00:00Z');
const visit = { requestId: '', address: '10.0.0.1', language: 'es', origin: 'https://a' } as const;

/** One takes the whole only; the other credits what comes, for a fee. */
const ways = [
  { method: 'debit', creditsWhatCame: false, arrives: (came: bigint) => came },
  {
    method: 'usdt',
    creditsWhatCame: true,
    arrives: (came: bigint) => came - came / 100n - 50_000n,
  },
] as const;
const asked = 10_000_000n;

interface Stage {
  app: ModelApp;
  provider: StandInProvider;
  name: string;
}

async function runSequence(stage: Stage, sequence: readonly Operation[]): Promise<string | null> {
  const { app } = stage;
  app.clock.set(start);
  const player = await newPayer(app, stage.name);
  const ids = [await beginBy(app, player, 0), await beginBy(app, player, 1)];
  const model = openDepositsModel(ways.map((way) => ({ asked, ...way })));
  const place = { ...stage, player, ids, model, breakEndsAt: start, paid: new Map(), dollars: 0 };
  for (const step of sequence) {
    const fault = await carryOut(place, step);
    if (fault !== null) return fault;
  }
  for (const one of [0, 1]) await lookAt(place, one);
  return lookAtDeposits(place);
}

export interface DepositsPlace extends Stage {
  player: Player;
  ids: readonly string[];
  model: ReturnType<typeof openDepositsModel>;
  breakEndsAt: Date;
  /** What the provider has, by deposit and payment. */
  paid: Map<string, { which: number; id: string; amount: bigint }>;
  dollars: number;
}

async function newPayer(app: ModelApp, account: string): Promise<Player> {
  const id = await newAccount(app, account);
  await chooseNone(app, id);
  return { id, account, type: 0, isAgent: false, isTrial: false, mustChange: false };
}

async function beginBy(app: ModelApp, player: Player, which: 0 | 1): Promise<string> {
  const { method } = ways[which];
  const request = { requestId: crypto.randomUUID(), method, amount: String(asked) };
  const begun = await begin(app, { ...request, language: 'es' }, player, visit);
  if (!begun.done) throw new Error(begun.code);
  return begun.value.id;
}

const idOf = ({ ids }: DepositsPlace, which: number) => ids[which] ?? '';
const isOnBreak = ({ breakEndsAt, app }: DepositsPlace) => breakEndsAt > app.clock.now();

async function carryOut(place: DepositsPlace, step: Operation): Promise<string | null> {
  const { app, player } = place;
  switch (step.do) {
    case 'hook':
    case 'pay':
    case 'storm':
      return payBy(place, step);
    case 'forge': {
      const id = `${step.payment}-${idOf(place, step.which)}`;
      const told = { id, amount: step.amount, currency: 'COP' };
      const status = await hook(place, step.which, 'paid', told, 'not-the-secret-it-has-to-be');
      return status === 401 ? null : `a forged webhook was answered ${status}`;
    }
    case 'dollars': {
      place.dollars += 1;
      const id = `usd${place.dollars}-${idOf(place, step.which)}`;
      const told = { id, amount: '10000000', currency: 'USD' };
      place.provider.knows(`ses-${idOf(place, step.which)}`, told);
      const status = await hook(place, step.which, 'paid', told);
      return status === 200 ? null : `another currency was answered ${status}`;
    }
    case 'word':
      await hook(place, step.which, step.type, null);
      return null;
    case 'cancel':
      await cancelOwn(app, { depositId: idOf(place, step.which), language: 'es' }, player);
      return null;
    case 'break':
      return takeBreak(place, step.isJobLate);
    case 'wait':
      app.clock.set(new Date(app.clock.now().getTime() + step.minutes * 60_000));
      return null;
    case 'look':
      await lookAt(place, step.which);
      return null;
  }
}

type Paying = Extract<Operation, { do: 'hook' | 'pay' | 'storm' }>;

/** Told at once, told many times at once, or not told at all until somebody asks. */
async function payBy(place: DepositsPlace, step: Paying): Promise<string | null> {
  const { which } = step;
  const id = `${step.payment}-${idOf(place, which)}`;
  const before = place.paid.get(id);
  const amount = before?.amount ?? BigInt(step.amount);
  place.paid.set(id, { which, id, amount });
  const told = { id, amount: String(amount), currency: 'COP' };
  place.provider.knows(`ses-${idOf(place, which)}`, told);
  if (step.do === 'pay') return null;
  place.model.hear(which, id, amount, isOnBreak(place));
  const copies = step.do === 'storm' ? 4 : 1;
  const statuses = await Promise.all(
    Array.from({ length: copies }, () => hook(place, which, 'paid', told)),
  );
  return statuses.every((status) => status === 200) ? null : `answered ${statuses.join()}`;
}

/** Its job comes in the same second or never: what is credited may not depend on it. */
async function takeBreak(place: DepositsPlace, isJobLate: boolean): Promise<string | null> {
  const { app, player, ids } = place;
  const now = app.clock.now();
  const begun = await beginOwnBreak(app, player.id, { kind: 'cool-off', hours: 24 });
  if (!begun.done) return null;
  place.breakEndsAt = new Date(now.getTime() + 24 * 3_600_000);
  if (isJobLate) return null;
  const body = { playerId: player.id, beganAt: now.toISOString() };
  await cancelForBreak(app)({ key: '', body, due: now, now, attempt: 1 });
  const unpaid = await app.database
    .selectFrom('deposit')
    .select('id')
    .where('id', 'in', ids)
    .where('state', 'in', ['begun', 'waiting'])
    .execute();
  return unpaid.length === 0 ? null : 'a break left something to be paid';
}

/** The job asks the provider of whatever is not credited, and sends back what has to go back. */
async function lookAt(place: DepositsPlace, which: number): Promise<void> {
  const { app, model, paid } = place;
  if (model.of(which).credited === 0n) {
    for (const one of paid.values()) {
      if (one.which === which) model.hear(which, one.id, one.amount, isOnBreak(place));
    }
  }
  const now = app.clock.now();
  await followDeposit(app)({ key: idOf(place, which), body: {}, due: now, now, attempt: 1 });
}

async function hook(
  place: DepositsPlace,
  which: number,
  type: string,
  payment: { id: string; amount: string; currency: string } | null,
  secret = standInSecret,
): Promise<number> {
  const { app } = place;
  const session = `ses-${idOf(place, which)}`;
  const body = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, session, type, payment });
  const signature = sign(secret, hookLabel, body, app.clock.now());
  const [receiver] = paymentWebhooks(app);
  const header = (name: string) => (name === 'x-signature' ? signature : undefined);
  const brought = { path: '', body: Buffer.from(body), header };
  return (await receiver?.receive({ provider: 'provider' }, brought))?.status ?? 0;
}
