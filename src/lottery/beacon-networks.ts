import { type BeaconNetwork, firstRoundAt, quicknet } from '#games/beacon-network.ts';

/** The beacon of a demonstration. Its secret key stands in the source: what it signs proves no chance. */
export const sandboxNetwork: BeaconNetwork = {
  name: 'f868c73568ccbc6235d8e63a6fa30ed84b91f9300a9b8bff2e96b334fc56bbcb',
  publicKey:
    'a1d7af105289c684ceacace2d3371b05f51f19ac4354283a92b00d2ed298805b05c22980a4ade4251085f3880ce12fa710dc369666c4cb4bff2fab0af05f36bb39f5250b67e42d824dc209f06ed9a071069fe2166bf9bf7839931f7f7ec674cc',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

/**
 * The networks that whoever verifies believes: their keys stand here, and are taken from no gateway. The sandbox
 * counts only where a site says of itself that it is a demonstration.
 */
export function believedNetwork(name: string, isDemonstration: boolean): BeaconNetwork | undefined {
  if (name === quicknet.name) return quicknet;
  return isDemonstration && name === sandboxNetwork.name ? sandboxNetwork : undefined;
}

/** The list is sealed and published before the beacon's round can be known. */
export const sealBeforeRoundMs = 3_000;

/** The round that a numero is named with as it is made, and that its draw may be held against for ever. */
export function roundAfterClosing(network: BeaconNetwork, closesAt: Date): number {
  return firstRoundAt(network, new Date(closesAt.getTime() + sealBeforeRoundMs));
}
