// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { gameOf } from '#client/features/catalogue/game-of.test-data.ts';
import { gameMenus, hotGames } from '#contract/catalogue.ts';
import { trialType } from '#contract/member.ts';
import { answering, loggedIn } from './fake-answers.ts';
import { all, find, openScreen, press } from './open-screen.tsx';

const hot = answering(hotGames, {
  games: Array.from({ length: 12 }, (_, at) => gameOf({ nodeId: String(at + 1), isHot: 1 })),
});
const rooms = answering(gameMenus, {
  menus: [{ gameType: 'RNG', title: 'Slots', vendors: [], classes: [] }],
  version: '1',
});

test.each([
  '/member',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/seamless',
  '/pointMall',
  '/agentHome',
])('a visitor at %s is sent to the login popup over home', async (path) => {
  const { address } = await openScreen(path);
  await find('dialog', 'Log in');
  expect(address()).toBe('/login');
});

test('the agents’ entrance stands without header, menu and footer', async () => {
  await openScreen('/agent');
  await find('heading');
  expect([...all('banner'), ...all('contentinfo')]).toEqual([]);
});

test('a visitor who asks home for favourites is shown the login popup, and stays on home', async () => {
  const { address } = await openScreen('/', { answers: [hot, rooms] });
  await press(await find('link', 'Favourites', await find('navigation', 'Game categories')));
  await find('dialog', 'Log in');
  expect(address()).toBe('/');
});

test('a visitor who presses deposit is asked to log in', async () => {
  await openScreen('/', { answers: [hot] });
  const [deposit] = [...(await find('navigation', 'Main')).querySelectorAll('a, button')].filter(
    ({ textContent }) => textContent === 'Deposit',
  );
  await press(deposit as HTMLElement);
  await find('dialog', 'Log in');
});

async function firstSheet() {
  const list = await find('list', 'Hot games');
  await press(list.querySelector('button') as HTMLElement);
  return find('dialog', 'Game 1');
}

test('a guest who plays is asked to log in', async () => {
  await openScreen('/', { answers: [hot] });
  await press(await find('button', 'Play', await firstSheet()));
  await find('dialog', 'Log in');
});

test('a guest who likes a game is asked to log in', async () => {
  await openScreen('/', { answers: [hot] });
  const list = await find('list', 'Hot games');
  await press(list.querySelector('button[aria-pressed]') as HTMLElement);
  await find('dialog', 'Log in');
});

test('somebody on trial who plays is told what a real account is for', async () => {
  await openScreen('/', { answers: [hot, loggedIn({ type: trialType })] });
  await press(await find('button', 'Play', await firstSheet()));
  await find('dialog', 'You need a real account');
});
