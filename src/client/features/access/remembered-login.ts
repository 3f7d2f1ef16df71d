import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** What the login popup fills in again on this device, for a day: each form's own, side by side. */
export interface Remembered {
  name: { username: string; password: string };
  number: { mobileNum: string; countryDialingCode: string };
}
export type RememberedForm = keyof Remembered;

/**
 * The cookie holds ciphertext; its key lies in IndexedDB, made so that no script can read it out. Who
 * copies the cookie has nothing, and a day later nobody has.
 */
export async function rememberLogin<Form extends RememberedForm>(
  form: Form,
  login: Remembered[Form],
): Promise<void> {
  const key = await freshKey(form);
  if (!key) return;
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const text = new TextEncoder().encode(JSON.stringify(login));
  const hidden = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text);
  writeCookie(form, toText(nonce, new Uint8Array(hidden)), daySeconds);
}

/** Without what was not remembered, and without what has lost its key. */
export async function readRemembered(): Promise<Partial<Remembered>> {
  const [name, number] = await Promise.all([read('name'), read('number')]);
  return { ...(name ? { name } : {}), ...(number ? { number } : {}) };
}

/** What the other form remembers stays. */
export async function forgetRemembered(form: RememberedForm): Promise<void> {
  writeCookie(form, '', 0);
  await del(places[form].key, keyStore()).catch(() => undefined);
}

const places = {
  name: { cookie: 'remembered', key: 'key', fields: ['username', 'password'] },
  number: {
    cookie: 'remembered-number',
    key: 'number-key',
    fields: ['mobileNum', 'countryDialingCode'],
  },
} as const;
const daySeconds = 24 * 60 * 60;
const nonceBytes = 12;

let opened: UseStore | undefined;

/** A room of its own: emptying what is kept for members must not take half of this away. */
function keyStore(): UseStore {
  opened ??= createStore('verbena-remembered', 'keys');
  return opened;
}

/** A new one each time: what an older cookie held is unreadable from then on. */
async function freshKey(form: RememberedForm): Promise<CryptoKey | null> {
  try {
    const algorithm = { name: 'AES-GCM', length: 256 };
    const key = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
    await set(places[form].key, key, keyStore());
    return key;
  } catch {
    // Private windows and full disks keep nothing: then the form is simply empty next time.
    return null;
  }
}

async function read<Form extends RememberedForm>(form: Form): Promise<Remembered[Form] | null> {
  const kept = readCookie(form);
  if (!kept) return null;
  try {
    const key = await get<CryptoKey>(places[form].key, keyStore());
    const bytes = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0));
    if (!key || bytes.length <= nonceBytes) return null;
    const iv = bytes.subarray(0, nonceBytes);
    const hidden = bytes.subarray(nonceBytes);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, hidden);
    const login = JSON.parse(new TextDecoder().decode(text));
    return places[form].fields.every((field) => typeof login[field] === 'string') ? login : null;
  } catch {
    return null;
  }
}

function toText(nonce: Uint8Array, hidden: Uint8Array): string {
  return btoa(String.fromCharCode(...nonce, ...hidden));
}

function readCookie(form: RememberedForm): string | undefined {
  const { cookie } = places[form];
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
  return pair?.slice(cookie.length + 1) || undefined;
}

function writeCookie(form: RememberedForm, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from Safari and Firefox
  document.cookie = `${places[form].cookie}=${value}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`;
}
