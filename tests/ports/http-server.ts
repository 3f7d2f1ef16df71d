import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeAfterTest } from '#tests/closings.ts';

export interface Heard {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A company's service, of our own making; open until the test ends. */
export async function openHttpServer(
  answer: (heard: Heard, response: ServerResponse) => void,
): Promise<{ url: URL; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') };
      heard.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { url: new URL(`http://127.0.0.1:${address.port}/send`), heard };
}
