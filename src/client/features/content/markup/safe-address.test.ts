import { expect, test } from 'vitest';
import { safeAddress } from './safe-address.ts';

test.each([
  '/promotions?id=welcome#terms',
  'https://t.me/verbena',
  '#term',
  'mailto:help@verbena.example',
  'tel:+57-1-234',
])('lets a person follow %s', (address) => {
  expect(safeAddress(` ${address} `, 'link')).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://verbena.example/1',
  'file:///etc/passwd',
  'http://plain.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://verbena.example@evil.example/',
  'relative/path',
  'mailto:a@b.example?body=x',
  '/with\u202Edirection',
  '',
])('refuses %j', (address) => {
  expect(safeAddress(address, 'link')).toBeNull();
});

test('a picture comes from us or over https only', () => {
  expect(safeAddress('/art/a.svg', 'picture')).toBe('/art/a.svg');
  expect(safeAddress('#term', 'picture')).toBeNull();
  expect(safeAddress('mailto:a@b.example', 'picture')).toBeNull();
});
