import { randomInt } from 'node:crypto';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { shiftDay } from '#contract/days.ts';
import type { beginDeposit, claimDeposit, PayToLine } from '#contract/deposits.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { queueResemblance, refuseExcluded } from '#server/exclusion-register/excluded-person.ts';
import {
  done,
  type Outcome,
  type Player,
  type Refused,
  refuse,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { paymentsOf } from '#server/ports/payments/open-payments.ts';
import { countDeposit } from '#server/protection/count-deposit.ts';
import { depositRefusals, mayDeposit } from '#server/protection/may-deposit.ts';
import { noteRefusedDeposit } from '#server/protection/watch-harm.ts';
import { readToday } from '#server/records/read-time-zone.ts';
import { followKind } from './follow-kind.ts';
import { type MethodRow, selectMethod, selectMoneySetting } from './method-store.ts';
import { openAtProvider } from './open-at-provider.ts';
import { viewDeposit } from './read-deposits.ts';
import {
  countOpen,
  type DepositRow,
  insertDeposit,
  insertSteps,
  selectByRequest,
  selectDeposit,
} from './store.ts';

type Begin = typeof beginDeposit;
type Claim = typeof claimDeposit;

/** Writes it down, then asks the provider; a reply that is lost is asked for again by the same id. */
export async function begin(
  app: AppContext,
  request: RequestOf<Begin>,
  player: Player,
  visit: Visit,
): Promise<Outcome<AnswerOf<Begin>, Begin['refuses'][number]>> {
  const written = await write(app, { request, player, visit });
  if (!written.done) return noted(app, player, written);
  const { id, state } = written.value;
  // A provider that is away is asked again by the job that looks after the deposit.
  if (state === 'begun' && !(await openAtProvider(app, id))) {
    return refuse('deposit.provider-away');
  }
  return done(await viewDeposit(app, id, request.language ?? visit.language));
}

/** A transfer that was made before anything was begun here: a person looks for it. */
export async function claim(
  app: AppContext,
  request: RequestOf<Claim>,
  player: Player,
  visit: Visit,
): Promise<Outcome<AnswerOf<Claim>, Claim['refuses'][number]>> {
  // The bank's day is the merchant's, wherever the gateway runs and the player is.
  const today = await readToday(app);
  const isWithin = request.paidOn <= today && request.paidOn > shiftDay(today, -mostDays);
  if (!isWithin) return refuse('deposit.wrong-day');
  const written = await write(app, { request, player, visit, claimed: request });
  if (!written.done) return noted(app, player, written);
  return done(await viewDeposit(app, written.value.id, request.language ?? visit.language));
}

/** What a limit turned away is a marker of harm (L-HARM), and outlives the refusal. */
async function noted<Code extends ErrorCode>(
  app: AppContext,
  player: Player,
  refused: Refused<Code>,
): Promise<Refused<Code>> {
  const code = depositRefusals.find((one) => one === refused.code);
  if (code) await noteRefusedDeposit(app, { playerId: player.id, code });
  return refused;
}

const mostDays = 90;
const mostOpen = 5;

interface Intent {
  request: Pick<RequestOf<Begin>, 'requestId' | 'method' | 'amount' | 'language'>;
  player: Player;
  visit: Visit;
  claimed?: Pick<RequestOf<Claim>, 'reference' | 'paidOn'>;
}

type Written = Outcome<DepositRow, Exclude<Begin['refuses'][number], 'deposit.provider-away'>>;

async function write(app: AppContext, intent: Intent): Promise<Written> {
  const { request, player, claimed } = intent;
  await queueResemblance(app, player.id, 'deposit');
  const provider = await paymentsOf(app);
  return inTransaction<Written>(app.database, async (transaction) => {
    const now = app.clock.now();
    const amount = BigInt(request.amount);
    // It locks the player's limits, so a second tap waits here and then finds the first one's row.
    const refusal = await mayDeposit(transaction, { playerId: player.id, amount, now });
    const earlier = await selectByRequest(transaction, player.id, request.requestId);
    if (earlier) return isSame(earlier, intent) ? done(earlier) : refuse('request.conflict');
    if (refusal) return refuse(refusal.code);
    const excluded = await refuseExcluded(transaction, player.id, now);
    if (excluded) return excluded;
    const method = await selectMethod(transaction, request.method);
    const isOffered = claimed ? method?.kind === 'bank' : method?.kind === 'bank' || provider;
    if (!method || !isOffered) return refuse('deposit.unknown-method');
    if (amount < BigInt(method.least)) return refuse('deposit.below-least');
    if (amount > BigInt(method.most)) return refuse('deposit.above-most');
    if ((await countOpen(transaction, player.id)) >= mostOpen) {
      return refuse('deposit.too-many-open');
    }
    const code = method.kind === 'bank' ? 'bank' : (provider?.code ?? '');
    return writeNew(transaction, intent, { method, provider: code, now });
  });
}

function isSame(earlier: DepositRow, { request, claimed }: Intent): boolean {
  return (
    earlier.method_code === request.method &&
    earlier.asked === request.amount &&
    earlier.claimed_reference === (claimed?.reference ?? null) &&
    earlier.claimed_on === (claimed?.paidOn ?? null)
  );
}

interface ChosenMethod {
  method: MethodRow;
  provider: string;
  now: Date;
}

async function writeNew(
  transaction: Transaction,
  { request, player, visit, claimed }: Intent,
  { method, provider, now }: ChosenMethod,
): Promise<Written> {
  const { currency, taxBasisPoints } = await selectMoneySetting(transaction);
  const reference = newReference();
  const isBank = method.kind === 'bank';
  const expiresAt = new Date(now.getTime() + method.minutes_to_pay * 60_000);
  const id = await insertDeposit(transaction, {
    player_id: player.id,
    request_id: request.requestId,
    reference,
    method_code: method.code,
    kind: method.kind,
    provider,
    currency,
    asked: request.amount,
    fee_basis_points: method.fee_basis_points,
    fee_fixed: method.fee_fixed,
    tax_basis_points: taxBasisPoints,
    credits_what_came: method.credits_what_came,
    state: claimed ? 'review' : isBank ? 'waiting' : 'begun',
    pay_to: isBank && !claimed ? bankLines(method, reference) : [],
    language: request.language ?? visit.language,
    origin: visit.origin,
    claimed_reference: claimed?.reference ?? null,
    claimed_on: claimed?.paidOn ?? null,
    begun_at: now,
    expires_at: expiresAt,
  });
  const row = id === undefined ? undefined : await selectDeposit(transaction, id);
  if (!row) throw new Error('A deposit that was just written is not there.');
  const amount = BigInt(request.amount);
  await countDeposit(transaction, { playerId: player.id, depositId: row.id, amount, now });
  await insertSteps(transaction, row.id, now, [
    { step: 'begun', amount },
    ...(isBank ? [{ step: claimed ? ('claimed' as const) : ('waiting' as const) }] : []),
  ]);
  const due = isBank ? expiresAt : new Date(now.getTime() + firstLookMs);
  await plan(transaction, { kind: followKind, key: row.id, due });
  return done(row);
}

/** Long enough for the first answer of a provider to be written down by who asked. */
const firstLookMs = 20_000;

function bankLines({ details }: MethodRow, reference: string): PayToLine[] {
  const { bank } = details;
  if (!bank) return [{ label: 'reference', value: reference }];
  return [
    { label: 'bank', value: bank.name },
    { label: 'holder', value: bank.holder },
    { label: 'account-type', value: bank.accountType },
    { label: 'account', value: bank.account },
    { label: 'tax-id', value: bank.taxId },
    { label: 'reference', value: reference },
  ];
}

/** Read out on the phone and typed into banks' forms, so nothing in it looks like anything else. */
function newReference(): string {
  const signs = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `VB${signs.join('')}`;
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
