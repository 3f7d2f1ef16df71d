import { sealLetter } from '#client/data/seal-letter.ts';
import { type CallDeclaration, formType } from '#contract/call.ts';
import { sealing, systemKeys } from '#contract/keys.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';

export interface Reply {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
}

/** Sends a request as its declaration says: in the query, or as a body. */
export async function askSite(
  { gateway }: Pick<FreshSite, 'gateway'>,
  call: CallDeclaration,
  request: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const carriesQuery = call.method === 'GET' || call.method === 'DELETE';
  const { picture, ...rest } = request;
  if (call.takesPicture) {
    const response = await gateway.app.inject({
      method: call.method,
      url: `${call.path}?${queryOf(rest)}`,
      headers: { ...headers, 'content-type': 'image/png' },
      payload:
        picture instanceof Uint8Array ? Buffer.from(picture) : (JSON.stringify(picture) ?? ''),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }
  const sealed = call.sealed ? await sealFor(gateway, request) : undefined;
  const response = await gateway.app.inject({
    method: call.method,
    url: carriesQuery ? `${call.path}?${queryOf(request)}` : call.path,
    headers: { ...headers, ...typeOf(call) },
    ...(carriesQuery ? {} : { payload: sealed ?? (call.form ? `${queryOf(request)}` : request) }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

function typeOf({ sealed, form }: CallDeclaration): Record<string, string> {
  if (sealed) return { 'content-type': sealing.contentType };
  return form ? { 'content-type': formType } : {};
}

/** As the app does it: the newest key, the gateway's clock. */
export async function sealFor(gateway: FreshSite['gateway'], body: unknown): Promise<string> {
  const response = await gateway.app.inject({ method: 'GET', url: systemKeys.path });
  const { keys, serverTime } = response.json().value;
  return sealLetter({ key: keys[0], body, nowMs: Date.parse(serverTime) });
}

function queryOf(request: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    const values = Array.isArray(value) ? value : [value];
    for (const each of values) {
      query.append(name, typeof each === 'string' ? each : (JSON.stringify(each) ?? ''));
    }
  }
  return query;
}
