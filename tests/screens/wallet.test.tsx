// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ownLine } from '#contract/transfers.ts';
import { type Balance, balance, moveFunds } from '#contract/wallet.ts';
import { answering, answeringWith, loggedIn, siteWith } from './fake-answers.ts';
import { field, find, isSaid, openScreen, press, says, until, write } from './open-screen.tsx';

const five: Balance = {
  ...{ currency: 'USD', main: '500', bonus: '0', held: '0', points: '0', total: '500' },
  vendors: [{ vendor: 'PG', name: 'PG Soft', amount: '0', isOpen: true }],
  asOf: '2026-11-20T12:00:00Z',
};
const wallet = '/member?page=transferFund';

test('more than there is cannot be sent', async () => {
  const { namesAsked } = await openScreen(wallet, {
    answers: [loggedIn(), answering(balance, five)],
  });
  await press(await find('button', 'Move money: PG Soft'));
  const sheet = await find('dialog', 'Move money');
  await write(await field('amount'), '5.01');
  await says('There is not enough in this wallet');
  await press(await find('button', 'Move', sheet));
  expect(namesAsked()).not.toContain(moveFunds.name);
  await write(await field('amount'), '5');
  await press(await find('button', 'Move', sheet));
  await until(() => namesAsked().includes(moveFunds.name), 'what there is to be sent');
});

test('a hidden balance stays hidden everywhere on the device, and when the page is opened anew', async () => {
  const answers = [loggedIn(), answering(balance, five)];
  const { reopen } = await openScreen(wallet, { answers });
  await says('$5.00');
  await press(await find('button', 'Hide the balance'));
  await until(() => !isSaid('$5.00'), 'no figure');
  await reopen();
  await says('*****');
  expect(isSaid('$5.00')).toBe(false);
});

test('sending in one’s line needs a payment password', async () => {
  await openScreen('/member?page=transferUpline', {
    answers: [loggedIn({ type: 1 }), answeringWith(ownLine, { canSendDown: true })],
  });
  await says('Set a payment password first.');
});

test('sending in one’s line is for agents', async () => {
  const { namesAsked } = await openScreen('/member?page=transferUpline', { answers: [loggedIn()] });
  await says('Only agents send money in their line.');
  expect(namesAsked()).not.toContain(ownLine.name);
});

test('every page of the member centre has a way back and its own title', async () => {
  await openScreen('/member', {
    answers: [loggedIn(), answering(balance, five), siteWith({ capabilities: ['bonuses'] })],
  });
  for (const title of [
    'Wallet',
    'Account record',
    'Betting record',
    'Profit and loss',
    'Bonuses',
  ]) {
    const main = await until(() => document.querySelector('main'));
    // The wallet's entry says what lies in it.
    await press(await find('link', new RegExp(`^${title}`), main));
    await find('heading', title);
    await until(() => document.title.startsWith(`${title} · `), `the title of ${title}`);
    await press(await find('button', 'Back'));
    await find('heading', 'My account');
  }
});
