import type { Aftermath } from './aftermath.ts';
import type { Link } from './game-page.ts';

/** What our server says of who is playing what. */
export interface Entered {
  key: string;
  game: Link['game'];
  currency: string;
  language: Link['language'];
  mode: Link['mode'];
  /** Digits, or nothing where it is not known. */
  balance: string;
  /** What there is to choose from, where the address names no game. */
  lobby?: readonly Link['game'][];
  aftermath?: Aftermath;
}

/** A refusal of our server's, in its own word; `unknown` where it could not be reached. */
export class ServerRefusal extends Error {
  readonly code: string;
  readonly aftermath: Aftermath | undefined;
  constructor(code: string, aftermath?: Aftermath) {
    super(code);
    this.code = code;
    this.aftermath = aftermath;
  }
}

const answerMs = 20_000;

export async function askServer(call: string, key: string, request: unknown): Promise<unknown> {
  const answer = await fetch(`/pages/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(answerMs),
  }).catch(() => {
    throw new ServerRefusal('unknown');
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body;
  if (body === null || typeof body !== 'object' || !('code' in body)) {
    throw new ServerRefusal('unknown');
  }
  const { code, aftermath } = body as { code: unknown; aftermath?: Aftermath };
  throw new ServerRefusal(String(code), aftermath);
}

const firstWaitMs = 500;
const longestWaitMs = 15_000;

/** Hears line after line until the page's key is good no more; after a gap it is told that there was one. */
export async function hearServer(
  key: string,
  hear: (told: { kind: string; view?: unknown; balance?: string }) => void,
  again: () => void,
): Promise<void> {
  for (let wait = firstWaitMs; ; wait = Math.min(longestWaitMs, wait * 2)) {
    const began = performance.now();
    const isOver = await readLines(key, hear);
    if (isOver) return;
    // A line that stood for long and broke is a new beginning, not one more failure.
    if (performance.now() - began > longestWaitMs) wait = firstWaitMs;
    await new Promise((resolve) => setTimeout(resolve, wait));
    again();
  }
}

async function readLines(key: string, hear: (told: { kind: string }) => void): Promise<boolean> {
  try {
    const answer = await fetch('/pages/stream', { headers: { authorization: `Bearer ${key}` } });
    if (answer.status === 403) return true;
    if (!answer.ok || !answer.body) return false;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; ; ) {
      const { done, value } = await reader.read();
      if (done) return false;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') hear(JSON.parse(line));
    }
  } catch {
    return false;
  }
}
