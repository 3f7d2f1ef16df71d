import { ask } from '#client/data/ask.ts';
import { handOver } from '#contract/hand-over.ts';

/**
 * Opens a mirror where one is logged in already. The window is opened within the tap, or a browser
 * would take it for an unasked one; without a code it simply shows the mirror.
 */
export async function openHandedOver(url: string): Promise<void> {
  const opened = window.open('', '_blank');
  if (opened) opened.opener = null;
  const address = await ask(handOver, { url }).then(
    (handed) => handed.address,
    () => url,
  );
  if (opened) opened.location.replace(address);
  else location.assign(address);
}
