/** What it takes to check a round without asking anybody. */
export interface BeaconNetwork extends BeaconTimes {
  /** Stored with each numero; for drand the hash of its chain. */
  name: string;
  /** The network's public key, in hexadecimal digits. */
  publicKey: string;
}

/** When its rounds come. */
export interface BeaconTimes {
  genesisSeconds: number;
  periodSeconds: number;
}

/** The first round that comes at this moment or later. */
export function firstRoundAt(network: BeaconNetwork, moment: Date): number {
  const { genesisSeconds, periodSeconds } = network;
  const seconds = moment.getTime() / 1_000 - genesisSeconds;
  return Math.max(1, Math.ceil(seconds / periodSeconds) + 1);
}

export function timeOfRound({ genesisSeconds, periodSeconds }: BeaconTimes, round: number): Date {
  return new Date((genesisSeconds + (round - 1) * periodSeconds) * 1_000);
}

/** drand's quicknet: unchained, BLS on G1, a round every three seconds. */
export const quicknet: BeaconNetwork = {
  name: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};
