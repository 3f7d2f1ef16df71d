/** Fetched by the first who holds a passkey: at rest the library would keep twelve megabytes. */
export function passkeyRules(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
