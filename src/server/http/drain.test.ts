import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

interface Outcome {
  /** A status, or the code of a fault. */
  what: number | string;
  port: number;
}

function ask(port: number, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    let own = 0;
    const asked = request({ port, agent, path: '/lgw/test/shared?name=a' }, (response) => {
      const { statusCode: what = 0 } = response;
      response.resume().on('end', () => resolve({ what, port: own }));
    });
    asked.on('socket', (socket) => {
      own = socket.localPort ?? 0;
      socket.once('connect', () => {
        own = socket.localPort ?? 0;
      });
    });
    asked.on('error', (fault: NodeJS.ErrnoException) => {
      resolve({ what: fault.code ?? fault.message, port: own });
    });
    asked.end();
  });
}

test('a gateway that closes while clients keep asking answers all that came on a connection it took', async () => {
  for (let round = 0; round < 5; round += 1) {
    const gateway = await fakeGateway({ bounds: { lingerMs: 300 } });
    const taken = new Set<number | undefined>();
    gateway.app.server.on('connection', ({ remotePort }) => taken.add(remotePort));
    const port = await gateway.listen(0, '127.0.0.1');
    let isRunning = true;
    const outcomes: Outcome[] = [];
    const clients = Array.from({ length: 24 }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (isRunning) {
        const outcome = await ask(port, agent);
        outcomes.push(outcome);
        if (outcome.what !== 200) break;
        await setTimeout(client % 7);
      }
      agent.destroy();
    });
    await expect.poll(() => outcomes.length).toBeGreaterThan(48);
    await gateway.close();
    isRunning = false;
    await Promise.all(clients);
    const lost = outcomes.filter(({ what, port: own }) => what !== 200 && taken.has(own));
    expect(lost).toEqual([]);
  }
});

test('a gateway that closes says so on kept connections, and to its balancer', async () => {
  const gateway = await fakeGateway({ bounds: { lingerMs: 2_000 } });
  const port = await gateway.listen(0, '127.0.0.1');
  const keeper = connect(port, '127.0.0.1').setEncoding('utf8');
  let heard = '';
  keeper.on('data', (text: string) => {
    heard += text;
  });
  keeper.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => heard).toContain('"ready"');
  expect(heard.toLowerCase()).toContain('connection: keep-alive');
  const closed = gateway.close();
  keeper.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => heard).toContain('"not ready"');
  expect(heard.toLowerCase()).toContain('connection: close');
  await closed;
});

test('a gateway whose clients have gone closes without waiting', async () => {
  const gateway = await fakeGateway({ bounds: { lingerMs: 60_000 } });
  await gateway.listen(0, '127.0.0.1');
  await gateway.close();
});
