import type { ValueOf } from '#contract/call.ts';
import type { DrawSeal, numeroProof } from '#contract/lottery.ts';
import { type BeaconNetwork, timeOfRound } from '#games/beacon-network.ts';
import { isLinked } from '#games/chain.ts';
import { believedNetwork, roundAfterClosing, sealBeforeRoundMs } from './beacon-networks.ts';
import type { BeaconRound } from './beacon-signature.ts';
import { drawResult } from './draw-result.ts';
import type { Family, Result } from './types.ts';
import { type DrawFault, verifyDraw } from './verify-draw.ts';

export type NumeroProof = ValueOf<typeof numeroProof>;

/** What does not fit in a proof. `late` alone may come of an outage: the list was sealed after its time. */
export type ProofFault =
  | DrawFault
  | 'chain'
  | 'network'
  | 'round'
  | 'late'
  | 'swapped-promise'
  | 'swapped-list';

export interface Verifying {
  /** Brings the curves with it. */
  isSigned: (round: BeaconRound) => boolean;
  /** The whole list, for whoever has it. */
  hashes?: readonly string[];
  /** What somebody kept of the numero before its draw. */
  kept?: DrawSeal | undefined;
  /** Lets others through while a long chain is walked. */
  breathe?: () => Promise<unknown>;
}

export interface NumeroVerdict {
  /** Empty where all is well. */
  faults: ProofFault[];
  /** What a void numero would have drawn, where its list was sealed and its round has come. */
  wouldBe: Result | null;
}

/**
 * Everything that a published numero can be held against, with nothing taken from whoever published it but what is
 * to be proved: the beacon's key stands in `beacon-networks.ts`, and its round follows from the closing.
 */
export async function verifyNumero(
  proof: NumeroProof,
  { isSigned, hashes, kept, breathe }: Verifying,
): Promise<NumeroVerdict> {
  const { seed, commitment, link, listRoot, beacon } = proof;
  const isPromised =
    seed !== null &&
    commitment !== null &&
    link !== null &&
    (await isLinked(seed, commitment, link, breathe));
  const faults: ProofFault[] = isPromised ? [] : ['chain'];
  if (kept) faults.push(...swapped(kept, proof));
  const network = beacon && believedNetwork(beacon.network, proof.isDemonstration);
  if (!network || !beacon) return { faults: [...faults, 'network'], wouldBe: null };
  faults.push(...roundFaults(network, proof));
  const isVoid = proof.state === 'void';
  if (seed === null || listRoot === null) {
    // What was void before its closing has no list, so nothing could have been drawn from it.
    return { faults: isVoid ? faults : [...faults, 'list'], wouldBe: null };
  }
  if (beacon.signature === null || (proof.result === null && !isVoid)) {
    return { faults: isVoid ? faults : [...faults, 'beacon'], wouldBe: null };
  }
  const round = Number(beacon.round);
  const { signature } = beacon;
  const { game, numero } = proof;
  const family = proof.family as Family;
  const from = { family, game, numero, seed, listRoot };
  const wouldBe =
    isVoid && isHex(signature) ? drawResult(family, { ...from, beacon: signature }) : null;
  const drawFaults = verifyDraw(
    {
      ...from,
      ...(hashes && { hashes }),
      beacon: { publicKey: network.publicKey, round, signature },
      result: proof.result ?? wouldBe ?? [],
    },
    isSigned,
  );
  return { faults: [...faults, ...drawFaults], wouldBe };
}

const isHex = (text: string) => /^([0-9a-f]{2})+$/.test(text);

/**
 * Whoever knows seed and list could pick among later rounds the one that suits: so there is one right round, the
 * first after the closing; a later one is named, and is right only as the first after the sealing.
 */
function roundFaults(
  network: BeaconNetwork,
  { beacon, closesAt, sealedAt }: NumeroProof,
): ProofFault[] {
  const planned = roundAfterClosing(network, new Date(closesAt));
  const [named, drawn] = [Number(beacon?.plannedRound), Number(beacon?.round)];
  if (named !== planned || !(drawn >= planned)) return ['round'];
  if (drawn === planned) return [];
  const latestMs =
    sealedAt === null
      ? 0
      : Date.parse(sealedAt) + sealBeforeRoundMs + network.periodSeconds * 1_000;
  return timeOfRound(network, drawn).getTime() <= latestMs ? ['late'] : ['late', 'round'];
}

function swapped(kept: DrawSeal, { commitment, link, listRoot, beacon }: NumeroProof) {
  const isPromise =
    kept.commitment === commitment &&
    kept.link === link &&
    kept.network === beacon?.network &&
    kept.plannedRound === beacon.plannedRound;
  const faults: ProofFault[] = isPromise ? [] : ['swapped-promise'];
  if (kept.listRoot !== null && kept.listRoot !== listRoot) faults.push('swapped-list');
  return faults;
}
