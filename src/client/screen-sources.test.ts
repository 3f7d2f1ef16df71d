import { existsSync } from 'node:fs';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { FirstPaintRequest } from '#contract/first-paint.ts';
import { createQueryClient } from './data/query-client.ts';
import { boardSourceOf, boards } from './features/inhouse/boards.ts';
import { createI18n } from './i18n/load-language.ts';
import { createAppRouter } from './router.tsx';
import { sourcesOf, splitSourcesOf } from './screen-sources.ts';

const root = new URL('../../', import.meta.url);
const isThere = (source: string) => existsSync(new URL(source.split('?')[0] ?? '', root));

const asking = (rules: string | null): FirstPaintRequest['ask'] => {
  return async () => ({ success: true, value: { rules } });
};
const ofHouse = asking('VB_DICE');
const locales = 'src/client/i18n/locales';
const account = 'src/client/routes/_apart/_member/_account';

test('each route stands in the file that its id says', () => {
  const { routesById } = createAppRouter(
    { queryClient: createQueryClient(), i18n: createI18n() },
    createMemoryHistory({ initialEntries: ['/'] }),
  );
  const ids = Object.keys(routesById).filter((id) => id !== '__root__');
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.flatMap(splitSourcesOf).filter((source) => !isThere(source))).toEqual([]);
});

test.each(Object.keys(boards))(
  'the board of %s is named with the file it is fetched from',
  (rules) => {
    const board = boardSourceOf(rules) ?? '';
    expect(isThere(board)).toBe(true);
  },
);

test('a page of the member centre is named with its screen, its gate and its words', async () => {
  const wallet = await sourcesOf('/member?page=transferFund', 'es', ofHouse);
  expect(wallet).toContain(`${account}/member/transferFund.tsx?tsr-split=component---loader`);
  expect(wallet).toContain(`${account}.tsx?tsr-split=component---loader`);
  expect(wallet).toContain(`${locales}/es.po?part=home`);
  expect(wallet).toContain(`${locales}/es.po?of=${account}/member/transferFund.tsx`);
  const deposit = await sourcesOf('/member?page=depositv2&way=card', 'zh', ofHouse);
  expect(deposit).toContain(`${account}/member/depositv2.tsx?tsr-split=component---loader`);
  expect(deposit).toContain(`${locales}/zh.po?of=${account}/member/depositv2.tsx`);
  expect(deposit).not.toContain(`${locales}/zh.po?part=rest`);
});

test('an address that names no page of the centre is named with its first page', async () => {
  for (const address of ['/member', '/member?page=securityCenter', '/member?page=toString']) {
    const sources = await sourcesOf(address, 'es', ofHouse);
    expect(sources.some((source) => source.includes('_member/member/'))).toBe(true);
    expect(sources.every(isThere)).toBe(true);
  }
});

test('a game is named with its board, a vendor’s game with its frame', async () => {
  const dice = await sourcesOf('/seamless?gameCode=AC-1', 'es', ofHouse);
  expect(dice).toContain('src/client/features/inhouse/games/dice/DiceBoard.tsx');
  expect(dice).toContain('src/client/features/inhouse/HouseGameScreen.tsx');
  const vendor = await sourcesOf('/seamless?gameCode=PG-1', 'es', asking(null));
  expect(vendor).toContain('src/client/features/play/VendorGameScreen.tsx');
  expect(vendor.some((source) => source.includes('inhouse'))).toBe(false);
});
