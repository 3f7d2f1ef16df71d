import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReleasedSite {
  address: string;
  /** From now on the site is the next release: programs and styles have new names, the old are gone. */
  release(): void;
  close(): Promise<void>;
}

const builtFile = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;

/**
 * Stands before a gateway and passes on what it answers. Building twice would take a minute, so a
 * release is played: in everything that is sent, what the build made bears another name.
 */
export async function siteWithReleases(gateway: string): Promise<ReleasedSite> {
  const built = new Set(await readdir('dist/app/assets'));
  let isNext = false;
  const renamed = (text: string) =>
    isNext ? text.replace(builtFile, (name) => (built.has(name) ? nextNameOf(name) : name)) : text;
  const server = createServer(async ({ url = '/', headers }, response) => {
    const isOfNext = nextName.test(url);
    const isGone = url.startsWith('/assets/') && isOfNext !== isNext;
    const { cookie = '', accept = '*/*' } = headers;
    const kept = `${gateway} ${isNext} ${url}`;
    const known = filesKnown.get(kept);
    if (known) {
      response.writeHead(200, known.sent);
      response.end(known.body);
      return;
    }
    const answer = await fetch(`${gateway}${isGone ? '/assets/gone.js' : firstNameOf(url)}`, {
      headers: { cookie, accept },
    });
    const sent = Object.fromEntries(answer.headers);
    for (const kind of ofItsEncoding) delete sent[kind];
    response.writeHead(answer.status, sent);
    const isText = /html|javascript|json|css/.test(sent['content-type'] ?? '');
    const body = isText ? renamed(await answer.text()) : Buffer.from(await answer.arrayBuffer());
    if (answer.ok && url.startsWith('/assets/')) filesKnown.set(kept, { sent, body });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    release: () => {
      isNext = true;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A file of a build never changes, and each new phone fetches all of them. */
const filesKnown = new Map<string, { sent: Record<string, string>; body: string | Buffer }>();

const nextName = /\.next\.(js|css)/;

function nextNameOf(name: string): string {
  return name.replace(/\.(js|css)$/, '.next.$1');
}

function firstNameOf(url: string): string {
  return url.replace(nextName, '.$1');
}

/** What belongs to one way of sending, and would be wrong once the text is another. */
const ofItsEncoding = ['content-encoding', 'content-length', 'transfer-encoding', 'etag'];
