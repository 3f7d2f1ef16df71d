import * as v from 'valibot';
import { type CallDeclaration, formType } from '#contract/call.ts';
import { type Envelope, Refusal } from '#contract/envelope.ts';
import type { Transport } from './ask.ts';
import { countNetworkLosses, noteAnswered, noteUnanswered } from './online.ts';
import { NetworkFailed } from './refused.ts';

const timeoutMs = 15_000;

/** Speaks to the gateway that served this page. Cookies travel by themselves; nothing is retried here. */
export const fetchTransport: Transport = async (call, request, signal) => {
  if (call.sealed) {
    const { sendSealed } = await import('./send-sealed.ts');
    return sendSealed(request, (letter) => send(call, request, letter, signal));
  }
  return send(call, request, undefined, signal);
};

async function send(
  call: CallDeclaration,
  request: Record<string, unknown>,
  letter: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Envelope<unknown>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const address = addressOf(call, request);
  const losses = countNetworkLosses();
  const response = await (async () =>
    (await takeAskedAhead(call, address)) ??
    fetch(address, {
      method: call.method,
      credentials: 'same-origin',
      headers: headersOf(call),
      body: carriesBody(call) ? (letter ?? bodyOf(call, request)) : undefined,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }))().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    if (!timeout.aborted) noteUnanswered();
    throw new NetworkFailed(timeout.aborted ? 'slow' : 'abnormal');
  });
  noteAnswered(losses);
  return readEnvelope(response);
}

/**
 * Each is the answer to one question: who asks again wants to know anew. Once anything is sent, be it a
 * login, nothing that was asked before is true for certain.
 */
function takeAskedAhead(
  call: CallDeclaration,
  address: string,
): Promise<Response | null> | undefined {
  if (call.method !== 'GET') {
    delete window.askedAhead;
    return undefined;
  }
  const ahead = window.askedAhead?.[address];
  if (ahead) delete window.askedAhead?.[address];
  return ahead;
}

function carriesBody(call: CallDeclaration): boolean {
  return call.method === 'POST' || call.method === 'PUT';
}

function headersOf(call: CallDeclaration): Record<string, string> {
  const language = { accept: 'application/json', 'x-language': document.documentElement.lang };
  if (!carriesBody(call)) return language;
  if (call.form) return { ...language, 'content-type': formType };
  if (call.takesPicture) return { ...language, 'content-type': 'image/jpeg' };
  return { ...language, 'content-type': call.sealed ? 'application/jose' : 'application/json' };
}

function bodyOf(call: CallDeclaration, request: Record<string, unknown>): BodyInit {
  if (call.takesPicture) return request.picture as Uint8Array<ArrayBuffer>;
  if (!call.form) return JSON.stringify(request);
  return new URLSearchParams(request as Record<string, string>).toString();
}

/** Fields in a fixed order, so that the same question is the same address for every cache. */
export function addressOf(call: CallDeclaration, request: Record<string, unknown>): string {
  if (carriesBody(call) && !call.takesPicture) return call.path;
  const query = new URLSearchParams();
  for (const key of Object.keys(request).sort()) {
    // A picture is the body; what it belongs to stands in the address.
    if (call.takesPicture && key === 'picture') continue;
    const value = request[key];
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${call.path}?${text}` : call.path;
}

async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  const body: unknown = await response.json().catch(() => null);
  if (body && typeof body === 'object' && 'success' in body) {
    if (body.success === true && 'value' in body) return { success: true, value: body.value };
    const refusal = v.safeParse(Refusal, body);
    if (refusal.success) return refusal.output;
  }
  // A captive portal or a broken proxy answered in the gateway's place.
  throw new NetworkFailed('abnormal');
}
