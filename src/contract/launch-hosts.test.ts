import { expect, test } from 'vitest';
import { launchOrigins } from './launch-hosts.ts';

test('a launch host is a whole origin, each once', () => {
  const hosts = ['https://play1.example/', 'https://play1.example', 'https://play2.example:8443/x'];
  expect(launchOrigins(hosts)).toEqual(['https://play1.example', 'https://play2.example:8443']);
});

test.each([
  'http://play1.example',
  'http://8.8.8.8:8091',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://play1.example; script-src *',
  '//play1.example',
  '',
])('%s is no launch host', (address) => {
  expect(launchOrigins([address])).toEqual([]);
});

test.each(['http://127.0.0.1:8091', 'http://192.168.1.5:8091', 'http://localhost:8091'])(
  'a demonstration at %s is one',
  (address) => {
    expect(launchOrigins([address])).toEqual([address]);
  },
);
