import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { operatorAudit, operatorSelf } from '#contract/operators.ts';
import { askSite } from '#tests/contract/ask-site.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { verifyAudit, writeAudit } from './audit.ts';
import { addOperator, removeOperator } from './keep-operators.ts';

const site = await freshSite({ games: 400 });
const { database } = site.house;

const self = (token: string | undefined) =>
  askSite(site, operatorSelf, {}, { authorization: `Bearer ${token}` });

test('a token opens what its duties say, until it is taken back', async () => {
  const token = await addOperator(site.house, 'ana', ['look', 'pay']);
  expect((await self(token)).body.value).toEqual({ name: 'ana', duties: ['look', 'pay'] });
  expect(await addOperator(site.house, 'ana', ['look'])).toBeUndefined();
  await removeOperator(site.house, 'ana');
  expect(await self(token)).toMatchObject({ status: 401, body: { code: 'operator.missing' } });
  const next = await addOperator(site.house, 'ana', ['review']);
  expect(await self(next)).toMatchObject({ status: 403, body: { code: 'operator.not-allowed' } });
});

test('a token is not kept as it is, and one that lay about for a month opens nothing', async () => {
  const token = await addOperator(site.house, 'bea', ['look']);
  const rows = await database.selectFrom('operator').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  await sql`update operator set used_at = now() - interval '31 days' where name = 'bea'`.execute(
    database,
  );
  expect((await self(token)).status).toBe(401);
});

test('nothing of a player’s opens an operator’s call, and no cookie does', async () => {
  const token = await addOperator(site.house, 'eva', ['look']);
  for (const headers of [{ token: `${token}` }, { cookie: `session=${token}` }, {}]) {
    expect((await askSite(site, operatorSelf, {}, headers as never)).status).toBe(401);
  }
});

test('what was done stays: each line is chained to the one before, also by many at once', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      writeAudit(database, { id: null, name: 'machine' }, 'test', `subject ${index}`, {
        n: `${index}`,
      }),
    ),
  );
  expect(await verifyAudit(database)).toMatchObject({ broken: [] });
  for (const statement of [
    `update operator_audit set action = 'nothing'`,
    `delete from operator_audit`,
    `truncate operator_audit`,
  ]) {
    await expect(sql.raw(statement).execute(database)).rejects.toThrow(/additions only/);
  }
});

test('who looks reads what was done, a page after the other', async () => {
  const token = await addOperator(site.house, 'luz', ['look']);
  const authorization = `Bearer ${token}`;
  const first = await askSite(site, operatorAudit, { subject: 'luz' }, { authorization });
  const { entries } = first.body.value as { entries: { id: string }[] };
  expect(entries).toMatchObject([{ operator: 'machine', action: 'operator.add', subject: 'luz' }]);
  const before = entries[0]?.id ?? '';
  const below = await askSite(site, operatorAudit, { subject: 'luz', before }, { authorization });
  expect(below.body.value).toEqual({ entries: [] });
});

test('G-EVENTS: a line that somebody changed past its guards is found', async () => {
  const { lines, head } = await verifyAudit(database);
  expect([Number(lines) > 0, head]).toEqual([true, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  await sql`alter table operator_audit disable trigger operator_audit_append_only`.execute(
    database,
  );
  await sql`update operator_audit set operator_name = 'nobody'
    where id = (select min(id) from operator_audit)`.execute(database);
  await sql`alter table operator_audit enable trigger operator_audit_append_only`.execute(database);
  expect((await verifyAudit(database)).broken).toHaveLength(1);
});
