import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { statusQuery } from './status-query.ts';

/**
 * Puts the session's image host before our own paths. What the gateway rendered keeps the gateway's
 * own address for as long as it stands: another host for a picture already on the glass would fetch
 * it a second time.
 */
export function useImageAddress(): (path: string) => string {
  const isHydrated = useHydrated();
  const client = useQueryClient();
  const [host] = useState(() => {
    const hosts = client.getQueryData(statusQuery.queryKey)?.info.imageCDNs ?? [];
    return isHydrated ? chosenHost(hosts) : '';
  });
  return (path) => (path.startsWith('/') ? host + path : path);
}

const key = 'image-host';
let chosen: string | undefined;

/** One of them at random, the same for the whole session; our own where the merchant names none. */
export function chosenHost(hosts: readonly string[]): string {
  if (chosen !== undefined && hosts.includes(chosen)) return chosen;
  const kept = readKept();
  chosen = kept !== null && hosts.includes(kept) ? kept : anyOf(hosts);
  if (chosen) keep(chosen);
  return chosen;
}

function anyOf(hosts: readonly string[]): string {
  // Without bias: what lies above the last whole multiple is drawn again.
  const most = 2 ** 32 - (2 ** 32 % Math.max(hosts.length, 1));
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] as number) >= most);
  return (hosts[(drawn[0] as number) % Math.max(hosts.length, 1)] ?? '').replace(/\/$/, '');
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(host: string): void {
  try {
    sessionStorage.setItem(key, host);
  } catch {
    // It holds for this page then.
  }
}
