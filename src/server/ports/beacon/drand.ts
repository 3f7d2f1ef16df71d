import * as v from 'valibot';
import type { BeaconNetwork } from '#games/beacon-network.ts';
import { askOutside } from '#server/ports/outgoing/ask-outside.ts';
import { type Beacon, BeaconDownError, WrongBeaconError } from './beacon.ts';

const Round = v.object({
  round: v.number(),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
});

/** Asks a relay of drand, which is believed nothing: each signature is checked against the network's key. */
export function drand(url: URL, network: BeaconNetwork, timeoutMs = 3_000): Beacon {
  const base = url.href.replace(/\/$/, '');
  return {
    network,
    async fetchRound(round) {
      const answer = await askOutside({
        url: new URL(`${base}/${network.name}/public/${round}`),
        method: 'GET',
        timeoutMs,
      });
      if ([404, 425].includes(answer.status)) return undefined;
      if (answer.status !== 200) throw new BeaconDownError();
      const read = v.safeParse(Round, parsed(answer.text));
      if (!read.success || read.output.round !== round) throw new WrongBeaconError();
      const { signature } = read.output;
      // The curve's code is large, and a gateway without a lottery never needs it.
      const { isSigned } = await import('#lottery/beacon-signature.ts');
      const { publicKey } = network;
      if (!isSigned({ publicKey, round, signature })) throw new WrongBeaconError();
      return signature;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
