// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  beginDeposit,
  cancelDeposit,
  type Deposit,
  type DepositMethod,
  depositMethods,
  listDeposits,
  readDeposit,
} from '#contract/deposits.ts';
import { answering, loggedIn } from './fake-answers.ts';
import {
  field,
  find,
  findNetwork,
  isSaid,
  loseNetwork,
  openScreen,
  press,
  says,
  until,
} from './open-screen.tsx';

const id = '00000000-0000-4000-8000-000000000007';
const at = '2026-11-20T12:00:00Z';
const stepsOf = (...steps: Deposit['timeline'][number]['step'][]) =>
  steps.map((step) => ({ step, at, amount: null, reason: null }));
const terms = { feeBasisPoints: 0, feeFixed: '0', taxBasisPoints: 0 };
const waiting: Deposit = {
  ...{ id, reference: 'VB23456789', method: 'debit', title: 'Débito', kind: 'hosted' },
  ...{ state: 'waiting', currency: 'COP', asked: '1234500', received: null, refunded: '0' },
  ...{ refundDue: '0', begunAt: at, ...terms, paid: null, fee: '0', tax: '0' },
  ...{ receive: '1234500', expiresAt: at, expectedBy: null, page: null, payTo: [], qr: null },
  ...{ proofs: 0, mayCancel: false, mayProve: false, timeline: stepsOf('begun', 'waiting') },
};
const credited = { state: 'credited', received: '1234500', paid: '1234500' } as const;

const standing = () => document.querySelector('main section[data-state]');
const stands = (words: string) =>
  until(() => standing()?.textContent.includes(words), `a deposit that stands at “${words}”`);
const steps = () =>
  [...document.querySelectorAll<HTMLElement>('main ol > li')].map(({ dataset }) => dataset.step);

function openDeposit(deposit: () => Deposit, ...more: ReturnType<typeof answering>[]) {
  return openScreen(`/member?page=depositv2&deposit=${id}`, {
    answers: [loggedIn(), answering(readDeposit, deposit), ...more],
  });
}

test.each<[string, string, Partial<Deposit>]>([
  ['failed', 'Not completed', { state: 'failed', timeline: stepsOf('begun', 'waiting', 'failed') }],
  [
    'paid after a while',
    'Credited',
    { ...credited, timeline: stepsOf('begun', 'waiting', 'pending', 'credited') },
  ],
  [
    'underpaid',
    'Sent back',
    { state: 'refunded', timeline: stepsOf('begun', 'waiting', 'refunding', 'refunded') },
  ],
  [
    'told of out of order',
    'Credited',
    { ...credited, timeline: stepsOf('begun', 'waiting', 'credited') },
  ],
  [
    'paid twice',
    'Credited',
    { ...credited, timeline: stepsOf('begun', 'waiting', 'credited', 'surplus', 'refunded') },
  ],
  [
    'paid late',
    'Credited',
    { ...credited, timeline: stepsOf('begun', 'waiting', 'expired', 'late', 'credited') },
  ],
])('a deposit that was %s ends %s, and the timeline says how', async (_, end, parts) => {
  await openDeposit(() => ({ ...waiting, ...parts }));
  await stands(end);
  expect(steps().toSorted()).toEqual(parts.timeline?.map(({ step }) => step).toSorted());
});

test('a transfer that is refused says why', async () => {
  const reason = 'That transfer is not on our statement.';
  await openDeposit(() => ({
    ...waiting,
    ...{ kind: 'bank', state: 'failed' },
    timeline: [...stepsOf('claimed'), { step: 'refused', at, amount: null, reason }],
  }));
  await stands('Not completed');
  await says(reason);
});

test('a mobile wallet shows its key; what is called off is called off', async () => {
  let deposit: Deposit = {
    ...{ ...waiting, kind: 'e-wallet', mayCancel: true },
    payTo: [{ label: 'key', value: '3001234567' }],
  };
  await openDeposit(
    () => deposit,
    answering(cancelDeposit, () => {
      const timeline = stepsOf('begun', 'waiting', 'cancelled');
      deposit = { ...deposit, state: 'cancelled', mayCancel: false, timeline };
      return deposit;
    }),
  );
  await find('button', 'Copy: Key');
  await press(await find('button', 'Cancel this deposit'));
  await stands('Cancelled');
  await find('button', 'Try another method');
});

const nothingSent = /Nothing was sent, and nothing will be sent on its own/;

test('without a network no deposit is sent, and nothing is kept for later', async () => {
  const method: DepositMethod = {
    ...{ code: 'debit', kind: 'hosted', title: 'Débito', note: '', currency: 'COP' },
    ...{ least: '1000000', most: '500000000', quickAmounts: ['5000000'], minutesToPay: 15 },
    ...{ minutesToCredit: 1, ...terms },
  };
  const { namesAsked } = await openScreen('/member?page=depositv2&way=debit', {
    answers: [
      loggedIn(),
      answering(depositMethods, { currency: 'COP', methods: [method], hold: null }),
      answering(listDeposits, { deposits: [], hasMore: false }),
    ],
  });
  await field('amount');
  await loseNetwork();
  await says(nothingSent);
  await press(await find('button', 'Continue'));
  await findNetwork();
  await until(() => !isSaid(nothingSent), 'the network again');
  expect(namesAsked()).not.toContain(beginDeposit.name);
});
