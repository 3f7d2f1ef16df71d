import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type BeaconNetwork, timeOfRound } from '#games/beacon-network.ts';
import { sandboxNetwork } from '#lottery/beacon-networks.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { type HomeServer, listenHere } from '#server/ports/listen-here.ts';
import { signRound } from './sign-round.ts';

// Nothing of worth hangs on it: draws of a demonstration stay provable from start to start.
const secretKey = createHash('sha256').update('the beacon of a demonstration').digest();

/** What can go wrong with a beacon, for tests and for people who try the demonstration. */
export type BeaconTrouble = 'none' | 'late' | 'wrong-signature' | 'outage';

export interface BeaconSandbox extends HomeServer {
  network: BeaconNetwork;
  trouble(next: BeaconTrouble): void;
}

/** A beacon of our own that speaks drand's words over the wire and signs with a key of its own. */
export async function openBeaconSandbox(
  clock: Pick<Clock, 'now'>,
  { lateMs = 30_000 }: { lateMs?: number } = {},
): Promise<BeaconSandbox> {
  const network = sandboxNetwork;
  let trouble: BeaconTrouble = 'none';
  const signed = new Map<number, string>();
  const signatureOf = (round: number) => {
    const found = signed.get(round) ?? signRound(round, secretKey);
    signed.set(round, found);
    for (const oldest of signed.keys()) if (signed.size > mostKept) signed.delete(oldest);
    return found;
  };
  const server = await listenHere(async (request, response) => {
    const [, name, digits] = /^\/(\w+)\/public\/([1-9]\d{0,11})$/.exec(request.url ?? '') ?? [];
    const round = Number(digits);
    if (trouble === 'outage') return void response.writeHead(503).end();
    const dueMs = timeOfRound(network, round).getTime() + (trouble === 'late' ? lateMs : 0);
    if (name !== network.name || !(dueMs <= clock.now().getTime())) {
      return void response.writeHead(name === network.name ? 425 : 404).end();
    }
    // As over a network.
    await delay(usualDelayMs);
    const signature = signatureOf(trouble === 'wrong-signature' ? round + 1 : round);
    const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ round, randomness, signature }));
  });
  return {
    ...server,
    network,
    trouble(next) {
      trouble = next;
    },
  };
}

/** The demonstration's past is signed with it as well. */
export function signInSandbox(round: number): string {
  return signRound(round, secretKey);
}

const usualDelayMs = 20;
const mostKept = 5_000;
