// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { notePageDrawn } from '#client/data/page-seen.ts';
import { tell } from '#client/data/server-events.ts';
import { waitingContracts } from '#contract/contracts.ts';
import { depositMethods } from '#contract/deposits.ts';
import { favouriteIds } from '#contract/favourites.ts';
import { ownKyc } from '#contract/kyc.ts';
import { missionCount } from '#contract/missions.ts';
import { unreadMessages } from '#contract/notices.ts';
import { ownProtection } from '#contract/protection.ts';
import { rewardCount } from '#contract/rewards.ts';
import { vipStanding } from '#contract/vip.ts';
import { balance } from '#contract/wallet.ts';
import { withdrawalTerms } from '#contract/withdrawals.ts';
import { loggedIn, siteWith } from './fake-answers.ts';
import { openScreen, until } from './open-screen.tsx';

// What runs beside every screen is fetched once a page was seen.
beforeAll(() => notePageDrawn());

const connect = () =>
  act(async () => tell({ kind: 'hello', id: '1-1', serverTime: new Date().toISOString() }));

test.each([
  ['messages', '/member', unreadMessages],
  ['the balance', '/member', balance],
  ['limits and breaks', '/member', ownProtection],
  ['contracts that wait', '/member', waitingContracts],
  ['rewards', '/member', rewardCount],
  ['missions', '/member', missionCount],
  ['the level', '/member?page=vip', vipStanding],
  ['deposits', '/member?page=depositv2', depositMethods],
  ['withdrawals', '/member?page=withdraw', withdrawalTerms],
  ['favourites', '/member', favouriteIds],
  ['the check of identity', '/member?page=identity', ownKyc],
])('each connection, the first one too, asks for %s anew', async (_, address, call) => {
  const { namesAsked } = await openScreen(address, {
    answers: [loggedIn(), siteWith({ capabilities: ['agents', 'rewards', 'vip', 'missions'] })],
  });
  const times = () => namesAsked().filter((name) => name === call.name).length;
  // All that listens beside a screen comes in one piece, and this is asked by nothing else.
  await until(() => namesAsked().includes(favouriteIds.name));
  await until(() => times() > 0);
  for (const connection of ['first', 'second']) {
    const before = times();
    await connect();
    await until(() => times() > before, `another ${call.name} at the ${connection} connection`);
  }
  expect(times()).toBeGreaterThan(2);
});
