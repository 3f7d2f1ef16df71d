import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { done, refuse } from '#server/kernel/answer.ts';
import { askOutside } from '#server/ports/outgoing/ask-outside.ts';
import { calmly, fetchOutside, timeoutMs } from './calmly.ts';
import type { SignIn, Vouched } from './sign-in.ts';

interface FacebookSignInOptions {
  appId: string;
  appSecret: string;
  /** The page that asks the person. */
  dialog: URL;
  /** Where the code is exchanged, and where it is asked whose it was. */
  graph: URL;
}

/**
 * Facebook speaks OAuth 2 and signs nothing: who somebody is, is asked with the token that their code
 * was exchanged for. What it says of an e-mail proves nothing.
 */
export function facebookSignIn(options: FacebookSignInOptions): SignIn {
  const { appId, appSecret, dialog, graph } = options;

  async function configure() {
    const client = await import('openid-client');
    const server = {
      issuer: dialog.origin,
      authorization_endpoint: dialog.href,
      token_endpoint: under(graph, 'oauth/access_token').href,
    };
    const authentication = client.ClientSecretPost(appSecret);
    const configuration = new client.Configuration(server, appId, undefined, authentication);
    configuration[client.customFetch] = fetchOutside;
    configuration.timeout = timeoutMs / 1000;
    if (graph.protocol === 'http:') client.allowInsecureRequests(configuration);
    return { client, configuration };
  }

  async function readPerson(accessToken: string): Promise<Vouched> {
    const address = under(graph, 'me');
    address.searchParams.set('fields', 'id,name,email');
    // A token that was stolen elsewhere is worth nothing here without our own secret.
    const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
    address.searchParams.set('appsecret_proof', proof);
    const { status, text } = await askOutside({
      url: address,
      method: 'GET',
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      timeoutMs,
    });
    const { id, name, email } = v.parse(Person, status === 200 ? JSON.parse(text) : null);
    return { subject: id, email: email ?? null, isEmailProved: false, name: name ?? null };
  }

  return {
    async begin({ state, verifier, returnAddress }) {
      const { client, configuration } = await configure();
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: returnAddress,
        scope: 'email',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return done(address);
    },
    finish({ query, state, verifier, returnAddress }) {
      return calmly(async () => {
        const { client, configuration } = await configure();
        const given = new URL(returnAddress);
        given.search = query.toString();
        const tokens = await client.authorizationCodeGrant(configuration, given, {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        if (tokens.token_type !== 'bearer') return refuse('provider.failed');
        return done(await readPerson(tokens.access_token));
      });
    },
  };
}

/** Its ids are numbers too long for numbers. */
const Person = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,64}$/)),
  name: v.optional(v.pipe(v.string(), v.maxLength(300))),
  email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(254))),
});

function under(url: URL, path: string): URL {
  return new URL(`${url.href.replace(/\/$/, '')}/${path}`);
}
