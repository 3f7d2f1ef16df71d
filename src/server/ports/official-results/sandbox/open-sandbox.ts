import { createHash } from 'node:crypto';
import type { Clock } from '#server/kernel/clock.ts';
import { type HomeServer, listenHere } from '#server/ports/listen-here.ts';
import { sign } from '#server/ports/payments/sign.ts';
import { labelOf } from '../http-results.ts';

export type ResultsTrouble = 'none' | 'late' | 'wrong-signature' | 'outage';

export interface ResultsSandbox extends HomeServer {
  trouble(next: ResultsTrouble): void;
}

interface SandboxOptions {
  secret: string;
  clock: Pick<Clock, 'now'>;
  /** How many digits each prize has, from the first one of a result to its last. */
  shapeOf(feedCode: string): readonly number[] | undefined;
}

/** A feed of our own over the wire. What it reports of a numero is the same whenever it is asked. */
export async function openResultsSandbox({
  secret,
  clock,
  shapeOf,
}: SandboxOptions): Promise<ResultsSandbox> {
  let trouble: ResultsTrouble = 'none';
  const server = await listenHere(async (request, response) => {
    const path = request.url ?? '';
    const [, name = '', numero = ''] = /^\/results\/([^/]{1,120})\/([\d-]{1,20})$/.exec(path) ?? [];
    const feedCode = decodeURIComponent(name);
    const shape = shapeOf(feedCode);
    if (trouble === 'outage') return void response.writeHead(503).end();
    if (trouble === 'late' || !shape) return void response.writeHead(404).end();
    const body = JSON.stringify({
      game: feedCode,
      numero,
      result: drawnIn(feedCode, numero, shape),
    });
    const key = trouble === 'wrong-signature' ? `not ${secret}` : secret;
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'x-signature': sign(key, labelOf(path), body, clock.now()),
      })
      .end(body);
  });
  return {
    ...server,
    trouble(next) {
      trouble = next;
    },
  };
}

/** Even digits: bytes from 250 on are passed over. */
export function drawnIn(feedCode: string, numero: string, shape: readonly number[]): string[] {
  const digits: number[] = [];
  const wanted = shape.reduce((sum, length) => sum + length, 0);
  for (let block = 0; digits.length < wanted; block += 1) {
    const bytes = createHash('sha256').update(`${feedCode} ${numero} ${block}`).digest();
    digits.push(...[...bytes].filter((byte) => byte < 250).map((byte) => byte % 10));
  }
  return shape.map((length) => digits.splice(0, length).join(''));
}
