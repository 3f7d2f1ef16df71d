import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { vendorFaults, vendorOperations } from '#contract/vendor-api.ts';
import { exampleKey, signedExample } from './vendor-example.ts';
import { faultsOf, ourAsks, vendorOpenApi } from './vendor-openapi.ts';
import { vendorPage } from './vendor-page.ts';

test('the document tells every operation, what it takes, gives and refuses with', () => {
  const { paths } = vendorOpenApi() as {
    paths: Record<string, { post: { requestBody: object; responses: Record<string, object> } }>;
  };
  expect(Object.keys(paths)).toEqual(vendorOperations.map(({ name }) => `/${name}`));
  for (const operation of vendorOperations) {
    const { requestBody, responses } = paths[`/${operation.name}`]?.post ?? {};
    expect(requestBody).toHaveProperty(['content', 'application/json', 'schema', 'required']);
    const statuses = new Set(faultsOf(operation).map((fault) => String(vendorFaults[fault])));
    expect(new Set(Object.keys(responses ?? {}))).toEqual(new Set(['200', ...statuses]));
  }
});

test('the example’s signatures come out of its own figures', () => {
  const { requestText, requestDigest, requestHeader, answerText, answerHeader } = signedExample();
  expect(createHash('sha256').update(requestText).digest('hex')).toBe(requestDigest);
  const { d: _, ...jwk } = exampleKey;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isRight = (text: string, header: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(header.split('v1=')[1] ?? '', 'base64url'));
  expect(isRight(requestText, requestHeader)).toBe(true);
  expect(isRight(answerText, answerHeader)).toBe(true);
});

test('the page tells all of it, and nothing in it runs or is styled but what its policy names', () => {
  const { html, policy } = vendorPage();
  for (const { name } of vendorOperations) expect(html).toContain(`<h3 id="${name}">`);
  for (const { path } of ourAsks) expect(html).toContain(path);
  for (const code of Object.keys(vendorFaults)) expect(html).toContain(`<code>${code}</code>`);
  expect(html).not.toMatch(/<script| style=| on[a-z]+=/);
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(policy).toContain(createHash('sha256').update(sheet).digest('base64'));
  for (const tag of ['section', 'table', 'tbody', 'tr', 'td', 'p', 'pre', 'code', 'ul', 'li']) {
    const opened = html.split(`<${tag}>`).length + html.split(`<${tag} `).length - 2;
    expect([tag, html.split(`</${tag}>`).length - 1]).toEqual([tag, opened]);
  }
});
