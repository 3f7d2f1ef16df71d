import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { keepingCourier } from '#server/kernel/outbox/courier.ts';
import { openMail } from './open-mail.ts';
import { smtpMail } from './smtp-mail.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

interface Received {
  from: string;
  to: string[];
  raw: string;
  user: string | undefined;
}

/** A real SMTP server; answers where it is and what it was handed. */
async function openServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, answer) =>
      password === 'right w@rd' && username
        ? answer(null, { user: username })
        : answer(new Error('nobody by that name')),
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          user: session.user,
        });
        answer();
      });
    },
    ...options,
  });
  // A client that does not trust it hangs up, which the server calls an error of its own.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => server.close());
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { received, port: address.port };
}

function mailTo(
  port: number,
  wishes: { user?: string; protocol?: string; timeoutMs?: number } = {},
) {
  const { user = '', protocol = 'smtp', timeoutMs } = wishes;
  const courier = smtpMail({
    url: new URL(`${protocol}://${user}127.0.0.1:${port}`),
    from: 'Play <play@play.example>',
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  closings.push(courier.close);
  return courier;
}

const message = {
  id: '11111111-2222-4333-8444-555555555555',
  kind: 'mail',
  to: 'ana@inbox.example',
  subject: 'Código: 你好',
  text: 'Tu código es 424242.\n\n-- \nVerbena\n',
} as const;

test('an e-mail arrives whole, at one recipient, under an id that stays', async () => {
  const { received, port } = await openServer();
  const courier = mailTo(port);
  expect(await courier.send(message)).toEqual({ kind: 'sent' });
  expect(await courier.send(message)).toEqual({ kind: 'sent' });
  const [first, second] = received;
  expect(first).toMatchObject({ from: 'play@play.example', to: [message.to] });
  expect(first?.raw).toContain('From: Play <play@play.example>');
  expect(first?.raw).toContain('424242');
  expect(first?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
  const idOf = (raw = '') => /^Message-ID: (.+)$/m.exec(raw)?.[1]?.trim();
  expect(idOf(first?.raw)).toBe(`<${message.id}@play.example>`);
  expect(idOf(second?.raw)).toBe(idOf(first?.raw));
});

test('the mail client logs in with the name and password of the setting', async () => {
  const { received, port } = await openServer({ authOptional: false });
  expect(await mailTo(port, { user: 'verbena:right%20w%40rd@' }).send(message)).toEqual({
    kind: 'sent',
  });
  expect(received[0]?.user).toBe('verbena');
});

test('a wrong password is waited out, since the message is not to blame', async () => {
  const { port } = await openServer({ authOptional: false });
  expect(await mailTo(port, { user: 'verbena:wrong@' }).send(message)).toEqual({
    kind: 'later',
    reason: 'authentication',
  });
});

test.each([
  [550, 'never'],
  [452, 'later'],
] as const)('a mailbox refused with %i is tried %s again', async (responseCode, kind) => {
  const { port } = await openServer({
    onRcptTo: ({ address }, _session, answer) =>
      answer(Object.assign(new Error(`no ${address} here`), { responseCode })),
  });
  const delivery = await mailTo(port).send(message);
  expect(delivery).toEqual({ kind, reason: `smtp-${responseCode}` });
  expect(JSON.stringify(delivery)).not.toContain(message.to);
});

test('a server that nobody vouches for gets nothing', async () => {
  const { received, port } = await openServer({ secure: true });
  expect(await mailTo(port, { protocol: 'smtps' }).send(message)).toEqual({
    kind: 'later',
    reason: 'connection',
  });
  expect(received).toEqual([]);
});

test('a server that is away or silent is tried later', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closings.push(() => silent.close());
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  expect(await mailTo(port, { timeoutMs: 100 }).send(message)).toEqual({
    kind: 'later',
    reason: 'timeout',
  });
  expect(await mailTo(1).send(message)).toEqual({ kind: 'later', reason: 'connection' });
});

test('without a server, e-mail is kept', () => {
  expect(openMail({ smtpUrl: undefined, mailFrom: undefined })).toBe(keepingCourier);
  const set = openMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'play@play.example' });
  expect(set).not.toBe(keepingCourier);
});
