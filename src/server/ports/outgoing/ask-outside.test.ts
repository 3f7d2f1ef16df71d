import { expect, test } from 'vitest';
import { openHttpServer } from '#tests/ports/http-server.ts';
import { askOutside } from './ask-outside.ts';

const asked = { method: 'GET', timeoutMs: 5_000 } as const;

test('what is answered is handed on, redirects too, and nobody follows them', async () => {
  const elsewhere = await openHttpServer((_, response) => response.end('inside'));
  const { url } = await openHttpServer((_, response) =>
    response.writeHead(302, { location: elsewhere.url.href }).end('go away'),
  );
  expect(await askOutside({ ...asked, url })).toMatchObject({ status: 302, text: 'go away' });
  expect(elsewhere.heard).toEqual([]);
});

test.each([
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://127.0.0.2/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://0x7f000002/',
  'https://2130706434/',
  'http://8.8.8.8/',
  'http://play.example/',
])('%s is not asked', async (address) => {
  const answer = askOutside({ ...asked, url: new URL(address) });
  await expect(answer).rejects.toMatchObject({ reason: 'closed-address' });
});

test('localhost is asked, because the URL says so itself', async () => {
  const { url } = await openHttpServer((_, response) => response.end('here'));
  url.hostname = 'localhost';
  expect(await askOutside({ ...asked, url })).toMatchObject({ status: 200, text: 'here' });
});

test('an answer that never ends, in time or in size, is cut off', async () => {
  const slow = await openHttpServer((_, response) => void response.write('a'));
  await expect(askOutside({ ...asked, url: slow.url, timeoutMs: 100 })).rejects.toMatchObject({
    reason: 'timeout',
  });
  const large = await openHttpServer((_, response) => response.end('a'.repeat(200_000)));
  await expect(askOutside({ ...asked, url: large.url })).rejects.toMatchObject({
    reason: 'too-large',
  });
});

test('a caller that expects a long answer gets it', async () => {
  const { url } = await openHttpServer((_, response) => response.end('a'.repeat(200_000)));
  const { text } = await askOutside({ ...asked, url, longestAnswer: 200_000 });
  expect(text).toHaveLength(200_000);
});

test('a connection that breaks says nothing of what was sent', async () => {
  const { url } = await openHttpServer((_, response) => void response.destroy());
  const answer = askOutside({ ...asked, url, method: 'POST', body: '+573001234567' });
  await expect(answer).rejects.toMatchObject({
    reason: 'connection',
    message: 'Asking outside failed: connection.',
  });
});
