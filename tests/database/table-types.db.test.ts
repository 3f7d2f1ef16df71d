import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from './harness.ts';
import { readTableTypes } from './read-table-types.ts';

interface Column {
  table: string;
  column: string;
  /** The server's own name of it, with `_` before an array's. */
  type: string;
  isNullable: boolean;
  isAlways: boolean;
  hasDefault: boolean;
}

const { database } = await freshDatabase();
const { rows } = await sql<Column>`
  select c.table_name as table, c.column_name as column, c.udt_name as type,
    c.is_nullable = 'YES' as "isNullable",
    c.identity_generation = 'ALWAYS' or c.is_generated = 'ALWAYS' as "isAlways",
    c.column_default is not null or c.identity_generation = 'BY DEFAULT' as "hasDefault"
  from information_schema.columns c
  join pg_class t on t.relname = c.table_name and t.relnamespace = c.table_schema::regnamespace
  where c.table_schema = 'public' and not t.relispartition and c.table_name <> 'schema_file'
  order by 1, 2`.execute(database);
const declared = readTableTypes();
const filledByTrigger = new Set(['operator_audit.chain']);
const where = ({ table, column }: Column) => `${table}.${column}`;
const typeOf = ({ table, column }: Column) => declared.get(table)?.get(column) ?? 'nothing';

test('each table and each column has its type, and no type lacks its column', () => {
  const named = [...declared].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => `${table}.${column}`),
  );
  expect(named.sort()).toEqual(rows.map(where).sort());
});

describe('a column’s type', () => {
  test('allows null exactly where the column does', () => {
    const other = rows.filter((row) => /\| null$/.test(readPart(typeOf(row))) !== row.isNullable);
    expect(other.map((row) => `${where(row)}: ${typeOf(row)}`)).toEqual([]);
  });

  // A type may ask for a value that has a default: whoever inserts then says it on purpose.
  test('leaves out of an insert only what the database fills in', () => {
    const other = rows.filter((row) => {
      const type = typeOf(row);
      if (row.isAlways) return !/^GeneratedAlways<|^ColumnType<.*, never, never>$/.test(type);
      const isFilledIn = row.hasDefault || row.isNullable || filledByTrigger.has(where(row));
      return !isFilledIn && /^Generated/.test(type);
    });
    expect(other.map((row) => `${where(row)}: ${typeOf(row)}`)).toEqual([]);
  });

  test('is of the family that the driver returns', () => {
    const other = rows.filter((row) => !isOfFamily(row.type, readPart(typeOf(row))));
    expect(other.map((row) => `${where(row)}: ${typeOf(row)} for ${row.type}`)).toEqual([]);
  });
});

/** What a select returns: of `ColumnType<A, B, C>` the first. */
function readPart(type: string): string {
  const [, inner] = /^(?:Generated|GeneratedAlways)<(.*)>$/.exec(type) ?? [];
  const [, first] = /^ColumnType<([^,]*),/.exec(type) ?? [];
  return inner ?? first ?? type;
}

function isOfFamily(udt: string, type: string): boolean {
  const bare = type.replace(/ \| null$/, '');
  if (udt.startsWith('_')) return /\[\]$|^readonly|Array</.test(bare);
  if (/^(int2|int4)$/.test(udt)) return bare === 'number';
  if (udt === 'bool') return /^(boolean|true)$/.test(bare);
  if (udt === 'timestamptz') return bare === 'Date';
  if (udt === 'bytea') return bare === 'Buffer';
  if (/^jsonb?$/.test(udt)) return !/^(number|boolean|Date|Buffer|string)$/.test(bare);
  // Texts, ids, days, addresses, and numbers that a float would round.
  return !/^(number|boolean|true|Date|Buffer|JSONColumnType<.*)$/.test(bare);
}
