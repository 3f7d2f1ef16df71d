import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { serve } from './serve.ts';

/** What an id token says; left out is what the standard wants left out. */
export type Claims = Record<string, unknown>;

export interface LyingIssuer {
  origin: string;
  /** What the next token endpoint's answer holds, and by whose key it is signed. */
  say(claims: Claims, by?: 'own' | 'stranger' | 'nobody'): void;
  close(): Promise<void>;
}

/** Speaks OpenID Connect and signs whatever a test wants signed. */
export async function lyingIssuer(): Promise<LyingIssuer> {
  const own = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let next: { claims: Claims; by: 'own' | 'stranger' | 'nobody' } = { claims: {}, by: 'own' };

  async function idToken(): Promise<string> {
    const { claims, by } = next;
    if (by === 'nobody') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    const signer = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' });
    return signer.sign(by === 'own' ? own.privateKey : stranger.privateKey);
  }

  const served = await serve(async (origin) => (request, response) => {
    const send = (value: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.url === '/.well-known/openid-configuration') {
      return send({
        issuer: origin,
        authorization_endpoint: `${origin}/auth`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (request.url === '/keys') return send({ keys: [key] });
    idToken().then((token) =>
      send({ access_token: 'nothing', token_type: 'bearer', expires_in: 60, id_token: token }),
    );
  });
  return {
    origin: served.origin,
    say(claims, by = 'own') {
      next = { claims, by };
    },
    close: served.close,
  };
}
