import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { type CallDeclaration, duties, type Schema } from '#contract/call.ts';
import { Refusal } from '#contract/envelope.ts';
import { errorStatus, isErrorCode } from '#contract/errors.ts';
import { answersOf, domainsOf } from '#server/compose/domains.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';
import { provedOperator } from '#tests/operator/staff.ts';
import { askSite } from './ask-site.ts';
import { fuzzSeed } from './fuzz-seed.ts';
import { goodRequests } from './good-requests.ts';

/**
 * `calls.db.test.ts` sends what a schema refuses; here each field takes what its schema just lets
 * through, so that handlers and SQL meet the longest number, the last day and the oddest letters.
 */
const site = await freshSite({ environment: { DATABASE_POOL: '6' } });
const calls = answersOf(site.app, domainsOf(site.services)).map(({ call }) => call);
const operator = await provedOperator(site.app, 'ana', duties);
const requestsPerCall = 16;

test.each(calls)('$name answers the extremes that its schema lets through', async (call) => {
  await fc.assert(
    fc.asyncProperty(requestOf(call), async (request) => {
      const { status, body } = await askSite(site, call, request, await headersFor(call));
      expect(status).toBeLessThan(500);
      if (body.success === true) {
        expect(safeParse(call.value, body.value).issues).toBeUndefined();
        return;
      }
      const code = String(body.code);
      expect(isErrorCode(code) && errorStatus[code]).toBe(status);
      expect(Object.keys(body).filter((name) => !(name in Refusal.entries))).toEqual([]);
    }),
    { seed: fuzzSeed, numRuns: requestsPerCall, endOnFailure: true },
  );
});

test('odd addresses, queries and bodies are refused in the envelope', async () => {
  const address = fc.tuple(
    // Pages need a built app; what is odd about their addresses is tested in server/http.
    fc.constantFrom(
      '/wps',
      '/lgw',
      '/wps/vendor',
      '/wps/payments/webhook',
      '/wps/payouts/webhook',
      '/art',
    ),
    fc.array(
      fc.oneof(fc.constantFrom(...oddSegments), fc.string({ unit: 'binary', maxLength: 20 })),
    ),
    fc.constantFrom(
      '',
      '?',
      '?__proto__=1',
      '?a[b]=1&a=2&a=3',
      '?%00=%ff',
      '?constructor.prototype=1',
    ),
  );
  const body = fc.oneof(
    fc.constantFrom(...oddBodies),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS');
  const type = fc.constantFrom('application/json', 'application/jose', 'text/plain', 'image/png');
  await fc.assert(
    fc.asyncProperty(method, address, body, type, async (by, [root, segments, query], sent, as) => {
      // What no client can put into a request line is escaped, but for what is escaped already.
      const path = segments.map((segment) =>
        encodeURI(segment.toWellFormed()).replace(/%25/g, '%'),
      );
      const hasBody = by === 'POST' || by === 'PUT';
      const { statusCode, headers } = await site.gateway.app.inject({
        method: by as 'GET',
        url: `${[root, ...path].join('/') || '/'}${query}`,
        ...(hasBody ? { payload: sent, headers: { 'content-type': as } } : {}),
      });
      // Dots may lead to a page, which there is none of without a built app.
      if (statusCode !== 503) expect(statusCode).toBeLessThan(500);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers['x-request-id']).toBeTruthy();
    }),
    { seed: fuzzSeed, numRuns: 1_000, endOnFailure: true },
  );
});

/** A session of one's own for each request: some calls end sessions, and others count tries. */
async function headersFor({ who }: CallDeclaration): Promise<Record<string, string>> {
  if (who === 'anyone') return {};
  if (who === 'operator') return { authorization: `Bearer ${operator}` };
  const { database } = site.app;
  const { id } = await database
    .selectFrom('player')
    .select('id')
    .where('type', '=', who === 'agent' ? 1 : 0)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { token: (await openSession(site.app, id)).token };
}

function requestOf(call: CallDeclaration): fc.Arbitrary<Record<string, unknown>> {
  const { request: good } = goodRequests[call.name] ?? { request: {} };
  const fields = Object.entries(entriesOf(call.request)).map(([name, schema]) => {
    const fitting = extremes.filter((value) => safeParse(schema, value).success);
    const usual = good[name] === undefined ? [] : [good[name]];
    const values = [...fitting, ...usual];
    return [name, fc.constantFrom(...(values.length > 0 ? values : [undefined]))] as const;
  });
  const isOptional = fields.filter(([name]) => !(name in good)).map(([name]) => name);
  const requiredKeys = fields.map(([name]) => name).filter((name) => !isOptional.includes(name));
  return fc.record(Object.fromEntries(fields), { requiredKeys }) as fc.Arbitrary<
    Record<string, unknown>
  >;
}

function entriesOf(schema: Schema): Record<string, Schema> {
  return 'entries' in schema ? (schema.entries as Record<string, Schema>) : {};
}

const extremes: readonly unknown[] = [
  ...['0', '1', '-1', '00', '7', '32767', '32768', '2147483647', '2147483648', '999999999'],
  ...['99999999999999999', '999999999999999999', '9223372036854775807', '9223372036854775808'],
  ...['18446744073709551616', '1.5', '999999999999999999.9999', '0.0001', '1e9', '+1', '1000000'],
  ...['1900-01-01', '2999-12-31', '2026-02-30', '2024-02-29', '9999-12-31', '0001-01-01'],
  ...['2026-11-23T00:00:00Z', '9999-12-31T23:59:59.999Z', '12-31-9999', '02-29-2023'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ...['A', 'a'.repeat(43), 'A'.repeat(64), 'x'.repeat(60), 'x'.repeat(300), '.', '..', '-', '_'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '{}', '[]', "' or 1=1"],
  ...[
    '\u{1F3B0}'.repeat(15),
    'e\u0301'.repeat(10),
    '\u202e',
    '\ufeff',
    'ﷺ'.repeat(10),
    'İ',
    '%',
    '\\',
  ],
  ...['a@b.co', `${'a'.repeat(60)}@example.com`, '+573001234567', '3001234567', '+1', 'COP', 'ETB'],
  ...['https://example.com/', '/', 'es', 'en', 'B,PL,PU', 'main', 'QUJD', 'day', 'INHOUSE'],
  ...[0, 1, -1, 1.5, 999, 100_000, 2 ** 31, 2 ** 53, 1e308, true, false, null, '', ' '],
  ...[[], ['A'], [1], Array.from({ length: 20 }, () => '1'), {}, { a: '1' }],
];

const oddSegments = [
  ...['%', '%00', '%zz', '%ff%fe', '%2e%2e', '..', '.', '%2f', '%5c', ';', 'a'.repeat(600), '%25'],
  ...[
    '__proto__',
    'constructor',
    'PG',
    'bet',
    'sandbox',
    'es-narrow',
    'keys',
    '*',
    ':vendor',
    '%c3%28',
  ],
];

const oddBodies = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '"a"',
    '0',
    '{"a":1,"a":2}',
    '{"__proto__":{"a":1}}',
    '\u0000',
    '{"a":"\\u0000"}',
  ],
  ...['{"a":1e999}', '[[[[[[[[[[[[[[]]]]]]]]]]]]]]', '{"\\ud800":1}', 'a.b.c.d.e', '﻿{}'],
];
