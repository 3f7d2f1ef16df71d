import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import type { PageCalls } from './page-calls.ts';
import { answerPage } from './pages-way.ts';
import type { Told } from './rooms.ts';

test('a page that does not read what it is told is let go, and kept for no longer', async () => {
  const listening = Promise.withResolvers<(told: Told) => void>();
  const stopped = Promise.withResolvers<void>();
  const calls = {
    listen(_key: string, tell: (told: Told) => void) {
      listening.resolve(tell);
      return () => stopped.resolve();
    },
  } as PageCalls;
  const server = createServer((request, response) => {
    const url = new URL('http://vendor/pages/stream');
    const given = { gatewayOrigin: 'http://127.0.0.1:1' };
    const files = { shell: undefined, asset: () => undefined };
    void answerPage(request, response, {
      ...{ url, first: 'pages', rest: ['stream'], calls, files, given },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1');
  line.on('error', () => undefined);
  line.pause();
  line.write('GET /pages/stream HTTP/1.1\r\nhost: vendor\r\n\r\n');
  const tell = await listening.promise;
  // More than any socket takes in by itself.
  const view = 'x'.repeat(1_048_576);
  for (let times = 0; times < 40; times += 1) tell({ kind: 'view', view });
  await stopped.promise;
  line.resume();
  await once(line, 'close');
  expect(line.bytesRead).toBeLessThan(40 * view.length);
  server.close();
});
