import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** What the login popup fills in again on this device, for a day. */
export interface RememberedLogin {
  username: string;
  password: string;
  mobileNum: string;
  countryDialingCode: string;
}

/**
 * The cookie holds ciphertext; its key lies in IndexedDB, made so that no script can read it out. Who
 * copies the cookie has nothing, and a day later nobody has.
 */
export async function rememberLogin(login: RememberedLogin): Promise<void> {
  const key = await freshKey();
  if (!key) return;
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const text = new TextEncoder().encode(JSON.stringify(login));
  const hidden = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text);
  writeCookie(toText(nonce, new Uint8Array(hidden)), daySeconds);
}

/** Null where nothing is remembered, or the key to it is gone. */
export async function readRemembered(): Promise<RememberedLogin | null> {
  const kept = readCookie();
  if (!kept) return null;
  try {
    const key = await get<CryptoKey>(keyName, keyStore());
    const bytes = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0));
    if (!key || bytes.length <= nonceBytes) return null;
    const iv = bytes.subarray(0, nonceBytes);
    const hidden = bytes.subarray(nonceBytes);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, hidden);
    return asLogin(JSON.parse(new TextDecoder().decode(text)));
  } catch {
    return null;
  }
}

export async function forgetRemembered(): Promise<void> {
  writeCookie('', 0);
  await del(keyName, keyStore()).catch(() => undefined);
}

const cookieName = 'remembered';
const keyName = 'key';
const daySeconds = 24 * 60 * 60;
const nonceBytes = 12;

let opened: UseStore | undefined;

/** A room of its own: emptying what is kept for members must not take half of this away. */
function keyStore(): UseStore {
  opened ??= createStore('verbena-remembered', 'keys');
  return opened;
}

/** A new one each time: what an older cookie held is unreadable from then on. */
async function freshKey(): Promise<CryptoKey | null> {
  try {
    const algorithm = { name: 'AES-GCM', length: 256 };
    const key = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
    await set(keyName, key, keyStore());
    return key;
  } catch {
    // Private windows and full disks keep nothing: then the form is simply empty next time.
    return null;
  }
}

function asLogin(read: unknown): RememberedLogin | null {
  if (!read || typeof read !== 'object') return null;
  const { username, password, mobileNum, countryDialingCode } = read as Record<string, unknown>;
  const texts = [username, password, mobileNum, countryDialingCode];
  return texts.every((text) => typeof text === 'string') ? (read as RememberedLogin) : null;
}

function toText(nonce: Uint8Array, hidden: Uint8Array): string {
  return btoa(String.fromCharCode(...nonce, ...hidden));
}

function readCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1) || undefined;
}

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from Safari and Firefox
  document.cookie = `${cookieName}=${value}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`;
}
