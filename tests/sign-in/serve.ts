import { createServer, type RequestListener } from 'node:http';

export interface Served {
  /** Under another name than ours: the way there and back crosses from site to site. */
  origin: string;
  close(): Promise<void>;
}

/** Something of another company’s, on this machine. The listener learns its own origin first. */
export async function serve(listenerAt: (origin: string) => Promise<RequestListener>) {
  let listener: RequestListener | undefined;
  const server = createServer((request, response) => listener?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const origin = `http://localhost:${address.port}`;
  listener = await listenerAt(origin);
  return {
    origin,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  } satisfies Served;
}
