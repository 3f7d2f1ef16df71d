import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

interface Outcome {
  /** A status, or the code of a fault. */
  what: number | string;
  connection: string;
}

/** Names connections at one end. A port is used again within milliseconds, so the name says which use it is. */
function namesOfConnections(): (port: number | undefined) => string {
  const uses = new Map<number, number>();
  return (port = 0) => {
    const use = (uses.get(port) ?? 0) + 1;
    uses.set(port, use);
    return `${port}, use ${use}`;
  };
}

/** Clients of one gateway: how to ask it something by a connection of theirs. */
function openClients(port: number): (agent: Agent) => Promise<Outcome> {
  const nameOf = namesOfConnections();
  const names = new WeakMap<Socket, string>();
  return (agent) =>
    new Promise((resolve) => {
      let connection = '';
      const asked = request({ port, agent, path: '/lgw/test/shared?name=a' }, (response) => {
        const { statusCode: what = 0 } = response;
        response.resume().on('end', () => resolve({ what, connection }));
      });
      asked.on('socket', (socket) => {
        connection = names.get(socket) ?? '';
        socket.once('connect', () => {
          connection = nameOf(socket.localPort);
          names.set(socket, connection);
        });
      });
      asked.on('error', (fault: NodeJS.ErrnoException) => {
        resolve({ what: fault.code ?? fault.message, connection });
      });
      asked.end();
    });
}

test('a gateway that closes while clients keep asking answers all that came on a connection it took', async () => {
  for (let round = 0; round < 5; round += 1) {
    const gateway = await fakeGateway({ bounds: { lingerMs: 300 } });
    const taken = new Set<string>();
    const nameOf = namesOfConnections();
    gateway.app.server.on('connection', ({ remotePort }) => taken.add(nameOf(remotePort)));
    const ask = openClients(await gateway.listen(0, '127.0.0.1'));
    let isRunning = true;
    const outcomes: Outcome[] = [];
    const clients = Array.from({ length: 24 }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (isRunning) {
        const outcome = await ask(agent);
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
    const lost = outcomes.filter(({ what, connection }) => what !== 200 && taken.has(connection));
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
