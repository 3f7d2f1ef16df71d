import type { Configuration } from 'openid-client';
import * as v from 'valibot';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { calmly, fetchOutside, timeoutMs } from './calmly.ts';
import type { SignIn, SignInRefusal } from './sign-in.ts';

interface OidcSignInOptions {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  clock: Clock;
}

/** OpenID Connect, by its code flow: state, nonce and PKCE, and a signed answer for us alone. */
export function oidcSignIn(options: OidcSignInOptions): SignIn {
  const configure = keptConfiguration(options);
  return {
    async begin({ state, nonce, verifier, returnAddress, language }) {
      const begun = await calmly(async () => {
        const client = await import('openid-client');
        const address = client.buildAuthorizationUrl(await configure(), {
          redirect_uri: returnAddress,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          // On a phone that several people use, the one who asks has to say which they are.
          prompt: 'select_account',
          ui_locales: language,
        });
        return done(address);
      });
      return begun.done ? begun : refuse('provider.away');
    },
    finish({ query, state, nonce, verifier, returnAddress }) {
      return calmly(async () => {
        const client = await import('openid-client');
        const given = new URL(returnAddress);
        given.search = query.toString();
        const tokens = await client.authorizationCodeGrant(await configure(), given, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return read(tokens.claims());
      });
    },
  };
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(254))),
  email_verified: v.optional(v.boolean(), false),
});

function read(claims: unknown): Outcome<import('./sign-in.ts').Vouched, SignInRefusal> {
  const { sub, email, email_verified } = v.parse(Claims, claims);
  return done({
    subject: sub,
    email: email ?? null,
    isEmailProved: email !== undefined && email_verified,
    name: null,
  });
}

/** The issuer's own description, read once a day; a read that failed is tried again. */
function keptConfiguration(options: OidcSignInOptions): () => Promise<Configuration> {
  const { issuer, clientId, clientSecret, clock } = options;
  let kept: { since: number; configuration: Promise<Configuration> } | undefined;
  const ask = async () => {
    const client = await import('openid-client');
    // Plain http only where the operator has named this very machine, which the settings see to.
    const execute = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    return client.discovery(
      issuer,
      clientId,
      // Its signature is checked even though it comes straight from the issuer.
      undefined,
      client.ClientSecretPost(clientSecret),
      {
        [client.customFetch]: fetchOutside,
        execute: [...execute, client.enableNonRepudiationChecks],
        timeout: timeoutMs / 1000,
      },
    );
  };
  return () => {
    const now = clock.elapsedMs();
    if (kept && now - kept.since < dayMs) return kept.configuration;
    const configuration = ask();
    kept = { since: now, configuration };
    configuration.catch(() => {
      kept = undefined;
    });
    return configuration;
  };
}

const dayMs = 24 * 60 * 60_000;
