import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { importJWK, jwtVerify } from 'jose';

export interface HeardPush {
  device: string;
  /** What the browser would read. */
  text: string;
  ttl: number;
  topic: string | undefined;
  urgency: string | undefined;
  subject: string | undefined;
}

export interface PushService {
  origin: string;
  heard: HeardPush[];
  /** A browser that has just subscribed with the site's key. */
  addDevice(name: string): { endpoint: string; p256dh: string; auth: string };
  /** From now on this is what the device's endpoint answers; 201 until then. */
  answerWith(name: string, status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

interface Device {
  name: string;
  ecdh: ReturnType<typeof createECDH>;
  auth: Buffer;
  status: number;
  headers: Record<string, string>;
}

/**
 * A push service as browsers' makers run them, and the browsers behind it: it checks who signs
 * (RFC 8292) and opens what was locked for the browser (RFC 8291), by code of its own.
 */
export async function openPushService(): Promise<PushService> {
  /** By the last part of their endpoints, which are never the same twice. */
  const devices = new Map<string, Device>();
  const heard: HeardPush[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const device = devices.get(request.url?.split('/').at(-1) ?? '');
    if (!device) return void response.writeHead(404).end();
    const header = (key: string) => request.headers[key]?.toString();
    const subject = await signedBy(header('authorization') ?? '', origin).catch(() => undefined);
    if (subject === undefined) return void response.writeHead(403).end();
    if (device.status !== 201) return void response.writeHead(device.status, device.headers).end();
    heard.push({
      device: device.name,
      text: unlock(Buffer.concat(chunks), device),
      ttl: Number(header('ttl')),
      topic: header('topic'),
      urgency: header('urgency'),
      subject,
    });
    response.writeHead(201, { location: `${origin}/message/1` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    heard,
    addDevice(name) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      const id = randomUUID();
      devices.set(id, { name, ecdh, auth, status: 201, headers: {} });
      const endpoint = `${origin}/wpush/v2/${id}`;
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
    answerWith(name, status, headers = {}) {
      for (const device of devices.values()) {
        if (device.name === name) Object.assign(device, { status, headers });
      }
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `vapid t=JWT, k=KEY`: the token is signed by the key and meant for this service. */
async function signedBy(authorization: string, audience: string): Promise<string | undefined> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y } as never, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { audience, algorithms: ['ES256'] });
  return payload.sub;
}

/** aes128gcm: salt, size of a record, the sender's key; then one record. */
function unlock(body: Buffer, { ecdh, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const derive = (secret: Buffer, seed: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, seed, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const shared = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
