import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Duty } from '#contract/call.ts';
import { operatorAudit, operatorRenew, operatorSelf } from '#contract/operators.ts';
import { sendPart } from '#contract/withdrawal-review.ts';
import { askSite } from '#tests/contract/ask-site.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { codeOf } from '#tests/operator/staff.ts';
import { verifyAudit, writeAudit } from './audit.ts';
import { addOperator, removeOperator } from './keep-operators.ts';

const site = await freshSite({ games: 400 });
const { database } = site.app;

const self = (token: string | undefined) =>
  askSite(site, operatorSelf, {}, { authorization: `Bearer ${token}` });
const renew = (token: string, code: string) =>
  askSite(site, operatorRenew, { code }, { authorization: `Bearer ${token}` });
const now = () => site.app.clock.now();

const add = async (name: string, duties: readonly Duty[]) => {
  const added = await addOperator(site.app, name, duties);
  if (!added) throw new Error(`There is a ${name} already.`);
  return added;
};

/** As if so much time had passed since somebody did or was given it. */
const age = (name: string, column: 'used_at' | 'proved_at' | 'expires_at', minutes: number) =>
  sql`update operator set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(mins => ${minutes})
    where name = ${name}`.execute(database);

test('a token opens what its duties say, until it is taken back, which is at once', async () => {
  const { token } = await add('ana', ['look', 'pay']);
  expect((await self(token)).body.value).toEqual({ name: 'ana', duties: ['look', 'pay'] });
  expect(await addOperator(site.app, 'ana', ['look'])).toBeUndefined();
  await removeOperator(site.app, 'ana');
  expect(await self(token)).toMatchObject({ status: 401, body: { code: 'operator.missing' } });
  const next = await add('ana', ['review']);
  expect(await self(next.token)).toMatchObject({
    status: 403,
    body: { code: 'operator.not-allowed' },
  });
});

test('neither token nor secret is kept as it is, and a token that lay about for a month is none', async () => {
  const { token, secret } = await add('bea', ['look']);
  const rows = JSON.stringify(await database.selectFrom('operator').selectAll().execute());
  expect([rows.includes(token), rows.includes(secret)]).toEqual([false, false]);
  await age('bea', 'used_at', 31 * 24 * 60);
  expect((await self(token)).body.code).toBe('operator.missing');
  expect((await renew(token, codeOf(secret, now()))).body.code).toBe('operator.missing');
});

test('G-IDLE: a token rests after ten minutes and runs out after twelve hours; a code renews it', async () => {
  const { token, secret } = await add('cora', ['look']);
  await age('cora', 'used_at', 9);
  expect((await self(token)).status).toBe(200);
  await age('cora', 'used_at', 11);
  expect([(await self(token)).body.code, (await self(token)).body.code]).toEqual([
    'operator.run-out',
    'operator.run-out',
  ]);
  expect((await renew(token, '000000')).body.code).toBe('authenticator.wrong');
  const code = codeOf(secret, now());
  const renewed = (await renew(token, code)).body.value as { token: string };
  expect((await self(renewed.token)).status).toBe(200);
  expect((await self(token)).body.code).toBe('operator.missing');
  expect((await renew(renewed.token, code)).body.code).toBe('authenticator.wrong');
  await age('cora', 'expires_at', 13 * 60);
  expect((await self(renewed.token)).body.code).toBe('operator.run-out');
});

test('of many who bring one code at once, one has a token', async () => {
  const { token, secret } = await add('dora', ['look']);
  const code = codeOf(secret, now());
  const asked = await Promise.all(Array.from({ length: 4 }, () => renew(token, code)));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('five wrong codes close the door to the right one as well', async () => {
  const { token, secret } = await add('fina', ['look']);
  const wrong = [];
  for (let tries = 0; tries < 5; tries += 1) wrong.push((await renew(token, '000000')).body.code);
  expect(new Set(wrong)).toEqual(new Set(['authenticator.wrong']));
  expect((await renew(token, codeOf(secret, now()))).body.code).toBe('authenticator.too-many');
});

test('paying asks for a code of the last ten minutes besides the token', async () => {
  const { token, secret } = await add('gala', ['look', 'pay']);
  const pay = (bearer: string) =>
    askSite(
      site,
      sendPart,
      { requestId: crypto.randomUUID(), id: '1', amount: '1', reference: 'NEQ' },
      { authorization: `Bearer ${bearer}` },
    );
  expect((await pay(token)).body.code).toBe('operator.unproved');
  const renewed = (await renew(token, codeOf(secret, now()))).body.value as { token: string };
  expect((await pay(renewed.token)).body.code).toBe('withdrawal.unknown');
  await age('gala', 'proved_at', 11);
  expect((await pay(renewed.token)).body.code).toBe('operator.unproved');
});

test('nothing of a player’s opens an operator’s call, and no cookie does', async () => {
  const { token } = await add('eva', ['look']);
  for (const headers of [{ token: `${token}` }, { cookie: `session=${token}` }, {}]) {
    expect((await askSite(site, operatorSelf, {}, headers as never)).status).toBe(401);
  }
});

test('G-EVENTS: what was done stays: each line is chained to the one before, also by many at once', async () => {
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
  const { token } = await add('luz', ['look']);
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
