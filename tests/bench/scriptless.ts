import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface Scriptless {
  address: string;
  close(): Promise<void>;
}

/** Whatever runs in a page or is fetched to run: its programs, what asks ahead, and what starts them. */
const scripts = /<script\b[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/**
 * The same pages without any program: what a browser takes to show them is the floor under which no program
 * of ours can come. All other files pass as the gateway sends them.
 */
export async function openScriptless(gateway: string): Promise<Scriptless> {
  const server = createServer((asked, response) => pass(gateway, asked, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function pass(gateway: string, asked: IncomingMessage, response: ServerResponse): void {
  const isPage = asked.headers.accept?.includes('text/html') ?? false;
  const { host: _, ...headers } = asked.headers;
  const given = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
  const onward = request(`${gateway}${asked.url}`, { method: asked.method, headers: given });
  onward.on('response', (answer) => {
    if (isPage) void strip(answer, response);
    else {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }
  });
  onward.on('error', () => response.destroy());
  asked.pipe(onward);
}

async function strip(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const page = Buffer.concat(parts).toString().replaceAll(scripts, '');
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'br' });
  response.end(brotliCompressSync(page));
}
