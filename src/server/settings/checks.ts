import { isIP } from 'node:net';

/** An address, or a range of them with its bits. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.origin === text && isSafeWeb(url);
}

/** Where something is asked for us; what opens it does not stand in an address. */
export function isOutsideUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isSafeWeb(url) && url.username === '' && url.password === '';
}

function isSafeWeb({ protocol, hostname }: URL): boolean {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

export function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return false;
  return ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '';
}
