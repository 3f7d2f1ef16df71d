// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { AnswerOf } from '#contract/call.ts';
import { payoutAccounts } from '#contract/payout-accounts.ts';
import {
  confirmReceipt,
  oneWithdrawal,
  type Withdrawal,
  withdraw,
  withdrawals,
  withdrawalTerms,
} from '#contract/withdrawals.ts';
import { answering, answeringWith, loggedIn } from './fake-answers.ts';
import {
  all,
  field,
  find,
  findNetwork,
  gone,
  loseNetwork,
  openScreen,
  press,
  says,
  until,
  write,
} from './open-screen.tsx';

const paid: Withdrawal = {
  ...{ id: '5', state: 'paid', currency: 'COP', amount: '3000000', fee: '0', tax: '0' },
  ...{ payout: '3000000', sent: '3000000', received: null, remaining: '0' },
  account: { name: 'Nequi', hint: '4567', holder: 'Ana Luz Prueba' },
  askedAt: '2026-11-20T12:00:00Z',
  receiveBy: '2026-11-21T12:00:00Z',
  reason: null,
};
type Step = AnswerOf<typeof oneWithdrawal>['steps'][number];
const stepOf = (step: Step['step']): Step => ({
  ...{ step, at: '2026-11-20T12:00:00Z', amount: null, reason: null },
});

const stateShown = (state: Withdrawal['state']) =>
  until(() => document.querySelector(`main section[data-state=${state}]`), state);
const stepShown = (step: Step['step']) =>
  until(() => document.querySelector(`main li[data-step=${step}]`), step);

test('what came whole is said so with one touch, and is over', async () => {
  let withdrawal = paid;
  const { asked } = await openScreen('/member?page=withdraw&withdrawal=5', {
    answers: [
      loggedIn(),
      answering(oneWithdrawal, () => ({
        ...{ withdrawal, parts: [], proofs: 0 },
        steps: [stepOf('asked'), ...(withdrawal.state === 'received' ? [stepOf('received')] : [])],
      })),
      answering(confirmReceipt, ({ received }) => {
        expect(received).toBe('all');
        withdrawal = { ...paid, state: 'received', received: paid.payout };
        return withdrawal;
      }),
    ],
  });
  await press(await find('button', 'Did you receive it?'));
  await press(
    await find('button', 'I received it', await find('dialog', 'How much did you receive?')),
  );
  await stateShown('received');
  await stepShown('received');
  await gone('dialog');
  expect(asked.filter(({ name }) => name === confirmReceipt.name)).toHaveLength(1);
});

test('one that is rejected says why', async () => {
  const withdrawal: Withdrawal = { ...paid, state: 'rejected', reason: 'The account is closed.' };
  await openScreen('/member?page=withdraw&withdrawal=5', {
    answers: [
      loggedIn(),
      answering(oneWithdrawal, {
        ...{ withdrawal, parts: [], proofs: 0 },
        steps: [stepOf('asked'), stepOf('rejected')],
      }),
    ],
  });
  await stateShown('rejected');
  await says('The account is closed.');
  await stepShown('rejected');
});

const mayLeave = [
  loggedIn(),
  answeringWith(withdrawalTerms, {
    ...{ available: '10000000', minimum: '1000000', maximum: '500000000', perDay: 5 },
    obstacle: null,
  }),
  answering(payoutAccounts, {
    accounts: [
      {
        ...{ id: '3', method: 'NEQUI', kind: 'e-wallet', name: 'Nequi', hint: '4567' },
        ...{ holder: 'Ana Luz Prueba', usableFrom: '2026-11-01T12:00:00Z' },
      },
    ],
    methods: [
      {
        ...{ code: 'NEQUI', kind: 'e-wallet', name: 'Nequi', number: 'mobile' },
        ...{ minimum: '1000000', maximum: '500000000', feeFixed: '0', feeBasisPoints: 0 },
      },
    ],
    ...{ holder: 'Ana Luz Prueba', restHours: 24, serverTime: '2026-11-20T12:00:00Z' },
  }),
  answering(withdrawals, { list: [], next: null }),
];

async function ask() {
  await write(await field('amount'), '30000');
  await write(await field('paymentPassword'), '482915');
  const send = document.querySelector<HTMLElement>('main form button[type=submit]');
  await press(send as HTMLElement);
  return send as HTMLElement;
}

test('a withdrawal that is pressed twice is asked for once', async () => {
  const { asked, address } = await openScreen('/member?page=withdraw', {
    answers: [
      ...mayLeave,
      answering(withdraw, { ...paid, state: 'asked' }),
      answering(oneWithdrawal, {
        ...{ withdrawal: { ...paid, state: 'asked' }, parts: [], proofs: 0 },
        steps: [stepOf('asked')],
      }),
    ],
  });
  await press(await ask());
  await stateShown('asked');
  const sent = asked.filter(({ name }) => name === withdraw.name);
  expect(sent.map(({ request }) => request)).toMatchObject([{ amount: '3000000', accountId: '3' }]);
  expect(address()).toContain('withdrawal=');
});

test('without a network no withdrawal is sent, and nothing is kept for later', async () => {
  const { namesAsked } = await openScreen('/member?page=withdraw', { answers: mayLeave });
  await field('amount');
  await loseNetwork();
  await until(() => document.querySelector('main form [role=status]'), 'word of no network');
  await ask();
  await findNetwork();
  await until(() => !document.querySelector('main form [role=status]'), 'the network again');
  expect(namesAsked()).not.toContain(withdraw.name);
  expect(all('alert')).toEqual([]);
});
