import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './address-search.ts';
import { createQueryClient } from './data/query-client.ts';
import { createI18n } from './i18n/load-language.ts';
import { createAppRouter } from './router.tsx';

const read = (query: string) => ({ ...parseSearch(query) });

test('an id stands in the address as it is, however long', () => {
  const search = { page: 'withdraw', withdrawal: '999999999999999999' };
  expect(stringifySearch(search)).toBe('?page=withdraw&withdrawal=999999999999999999');
  expect(read('?page=withdraw&withdrawal=999999999999999999')).toEqual(search);
});

test('an address from before, with its ids in quotes, is read all the same', () => {
  expect(read('?withdrawal=%221%22&q=%22777%22')).toEqual({ withdrawal: '1', q: '777' });
});

test('whatever is written is read as it was', () => {
  const quoted = fc.string().map((text) => JSON.stringify(text));
  const text = fc.oneof(fc.string(), quoted);
  fc.assert(
    fc.property(text, (value) => {
      expect(read(stringifySearch({ value }))).toEqual({ value });
    }),
  );
});

test('nothing makes no question mark, and of what is said twice the first counts', () => {
  expect(stringifySearch({ page: undefined })).toBe('');
  expect(stringifySearch({ page: 3 })).toBe('?page=3');
  expect(read('?page=3&page=4&__proto__=x').page).toBe('3');
  expect(read('')).toEqual({});
});

test.each(['12', '%2212%22', '900719925474099267'])('the app’s own router reads %s', (written) => {
  const router = createAppRouter(
    { queryClient: createQueryClient(), i18n: createI18n() },
    createMemoryHistory({ initialEntries: [`/member?page=withdraw&withdrawal=${written}`] }),
  );
  const withdrawal = decodeURIComponent(written).replaceAll('"', '');
  expect(router.latestLocation.search).toMatchObject({ withdrawal });
  const { publicHref } = router.buildLocation({ to: '/member/withdraw', search: { withdrawal } });
  expect(publicHref).toBe(`/member?page=withdraw&withdrawal=${withdrawal}`);
});
