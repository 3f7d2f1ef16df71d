import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from './harness.ts';

const { database } = await freshDatabase();

interface ForeignKey {
  key: string;
  /** An index whose first columns are the key's finds the rows that have to follow. */
  isIndexed: boolean;
}

async function followingKeys(): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass || ' (' || (
        select string_agg(attname, ', ' order by attnum) from pg_attribute
        where attrelid = conrelid and attnum = any (conkey)) || ') to ' || confrelid::regclass as key,
      exists (
        select from pg_index i
        where indrelid = conrelid and indisvalid
          and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey
          and (indpred is null or pg_get_expr(indpred, indrelid) in (
            select format('(%s IS NOT NULL)', attname) from pg_attribute
            where attrelid = conrelid and attnum = any (conkey)))
      ) as "isIndexed"
    from pg_constraint
    where contype = 'f' and confdeltype in ('c', 'n', 'd') and conparentid = 0
    order by 1`.execute(database);
  return rows;
}

test('what goes or is emptied with the row it names is found by an index', async () => {
  const keys = await followingKeys();
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter(({ isIndexed }) => !isIndexed).map(({ key }) => key)).toEqual([]);
});

test('a key without an index is found out, also where only a part of its rows is indexed', async () => {
  await sql`
    create table follower (
      game bigint references game on delete cascade,
      player bigint references player on delete set null,
      is_new boolean
    )`.execute(database);
  await sql`create index on follower (player) where is_new`.execute(database);
  const found = (await followingKeys()).filter(({ isIndexed }) => !isIndexed);
  expect(found.map(({ key }) => key)).toEqual([
    'follower (game) to game',
    'follower (player) to player',
  ]);
  await sql`create index on follower (game) where game is not null`.execute(database);
  await sql`create index on follower (player, is_new)`.execute(database);
  expect((await followingKeys()).every(({ isIndexed }) => isIndexed)).toBe(true);
});
