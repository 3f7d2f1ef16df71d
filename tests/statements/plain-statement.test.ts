import { expect, test } from 'vitest';
import { plainStatement } from './plain-statement.ts';

test('a statement stands a clause a line, without quotes', () => {
  expect(plainStatement('select "id" from "player"  where "id" = $1 limit $2')).toBe(
    'select id\nfrom player\nwhere id = $\nlimit $',
  );
});

test('how many values a list had does not show', () => {
  const two = plainStatement('select 1 where id in ($1, $2)');
  expect(plainStatement('select 1 where id in ($1, $2, $3, $4)')).toBe(two);
  expect(plainStatement('insert into t ("a", "b") values ($1, $2), ($3, $4), ($5, $6)')).toBe(
    plainStatement('insert into t ("a", "b") values ($1, $2), ($3, $4)'),
  );
});

test('another column shows', () => {
  expect(plainStatement('select "id" from "player"')).not.toBe(
    plainStatement('select "account" from "player"'),
  );
});
