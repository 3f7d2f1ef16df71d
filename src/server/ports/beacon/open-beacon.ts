import type { AppContext } from '#server/kernel/app-context.ts';
import type { Settings } from '#server/settings/settings.ts';
import { type Beacon, type BeaconNetwork, quicknet } from './beacon.ts';
import { drand } from './drand.ts';
import type { BeaconSandbox } from './sandbox/open-sandbox.ts';

type Place = Pick<AppContext, 'settings' | 'clock'>;

/** The beacon that is set; else the demonstration's sandbox, where it is open; else drand's own relay. */
export function beaconOf({ settings }: Pick<AppContext, 'settings'>): Beacon {
  const sandbox = sandboxes.get(settings);
  if (sandbox) return drand(sandbox.url, sandbox.network);
  return drand(new URL(settings.beaconUrl ?? 'https://api.drand.sh'), quicknet);
}

/** The networks that draws of this merchant were ever made with, for whoever checks one. */
export async function findNetwork(name: string): Promise<BeaconNetwork | undefined> {
  if (name === quicknet.name) return quicknet;
  const { sandboxNetwork } = await import('./sandbox/open-sandbox.ts');
  const sandbox = sandboxNetwork();
  return sandbox.name === name ? sandbox : undefined;
}

/** One for each house, which is known by its settings: a test has several in one process. */
const sandboxes = new WeakMap<Settings, BeaconSandbox>();

/** Opens it where no beacon is set; undefined where one is. */
export async function openBeaconSandboxOf({
  settings,
  clock,
}: Place): Promise<BeaconSandbox | undefined> {
  if (settings.beaconUrl !== undefined) return undefined;
  const { openBeaconSandbox } = await import('./sandbox/open-sandbox.ts');
  const sandbox = await openBeaconSandbox(clock);
  sandboxes.set(settings, sandbox);
  return sandbox;
}
