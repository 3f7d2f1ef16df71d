import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface HomeServer {
  /** Always this machine. */
  url: URL;
  close(): Promise<void>;
}

/** A sandbox's server: on this machine alone, at any free port, and no reason to stay alive. */
export async function listenHere(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<HomeServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
