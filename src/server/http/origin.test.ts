import { expect, test } from 'vitest';
import { readSettings } from '#server/settings/read-settings.ts';
import { originOf } from './origin.ts';

const settings = readSettings({});

test.each([
  'play.example',
  'play.example:8080',
  'localhost:3000',
  'my-phone.local',
  '192.168.0.7:80',
  '[::1]:3000',
  'xn--bcher-kva.example.',
])('the host %s can be an origin', (host) => {
  expect(originOf({ protocol: 'http', host }, settings)).toBe(`http://${host}`);
});

test.each([
  ...[
    '',
    'a b',
    'a;script-src',
    'a,b',
    "a'none'",
    'a/b',
    'user@a',
    'a..b',
    '.a',
    '-a',
    'a-',
    'a_b',
  ],
  ...['a:0', 'a:70000', 'a:', '1.2.3', '256.1.1.1', '1.2.3.4.5', '[::zz]', '[1.2.3.4]', '*.a'],
  ...[`${'a'.repeat(64)}.example`, `${'a.'.repeat(127)}aa`, 'é.example', 'a\nb'],
])('the host %j gets into no header of ours', (host) => {
  expect(originOf({ protocol: 'http', host }, settings)).toBe('http://localhost');
});

test('a given origin is what counts, whatever host is named', () => {
  const given = readSettings({ PUBLIC_ORIGIN: 'https://play.example' });
  expect(originOf({ protocol: 'http', host: 'evil.example' }, given)).toBe('https://play.example');
});
