import { type BeaconNetwork, quicknet } from '#games/beacon-network.ts';
import { believedNetwork } from '#lottery/beacon-networks.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import type { Beacon } from './beacon.ts';
import { drand } from './drand.ts';
import type { BeaconSandbox } from './sandbox/open-sandbox.ts';

/** The beacon that is set; else the demonstration's sandbox, where it is open; else drand's own relay. */
export function beaconOf({ settings, scope }: Pick<AppContext, 'settings' | 'scope'>): Beacon {
  const sandbox = scope.find(beaconSandbox);
  if (sandbox) return drand(sandbox.url, sandbox.network);
  return drand(new URL(settings.beaconUrl ?? 'https://api.drand.sh'), quicknet);
}

/** The networks that draws of this gateway were ever made with; whoever verifies one believes fewer. */
export function findNetwork(name: string): BeaconNetwork | undefined {
  return believedNetwork(name, true);
}

const beaconSandbox = slotFor<BeaconSandbox>('sandbox of the beacon');

/** Opens it where no beacon is set; undefined where one is. */
export async function openBeaconSandboxOf({
  settings,
  clock,
  scope,
}: Pick<AppContext, 'settings' | 'clock' | 'scope'>): Promise<BeaconSandbox | undefined> {
  if (settings.beaconUrl !== undefined) return undefined;
  const { openBeaconSandbox } = await import('./sandbox/open-sandbox.ts');
  const sandbox = await openBeaconSandbox(clock);
  scope.put(beaconSandbox, sandbox);
  return sandbox;
}
