import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { answersOf, domainsOf } from '#server/compose/domains.ts';
import { freshSite } from '#tests/gateway/fresh-site.ts';

const site = await freshSite();
const response = await site.gateway.app.inject({ url: '/openapi.json' });
const document = response.json();

test('the document is valid OpenAPI', async () => {
  const validator = new Validator();
  const result = await validator.validate(document);
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every call stands in it, under its own name and method', () => {
  for (const { call } of answersOf(site.app, domainsOf(site.services))) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId, call.name).toBe(call.name);
    expect(Object.keys(operation.responses)).toContain('200');
  }
});

test('what stands beside a picture in the address is described, and the picture is the body', () => {
  const pictured = answersOf(site.app, domainsOf(site.services)).filter(
    ({ call }) => call.takesPicture,
  );
  expect(pictured.length).toBeGreaterThan(0);
  for (const { call } of pictured) {
    const operation = document.paths[call.path][call.method.toLowerCase()];
    const names = operation.parameters.map((one: { name: string }) => one.name);
    const fields = 'entries' in call.request ? Object.keys(call.request.entries as object) : [];
    expect(names, call.name).toEqual(fields.filter((name) => name !== 'picture'));
    expect(Object.keys(operation.requestBody.content)).toContain('image/png');
  }
});
