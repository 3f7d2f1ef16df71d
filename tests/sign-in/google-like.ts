/// <reference path="./oidc-provider.d.ts" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import { serve } from './serve.ts';

export interface Person {
  email?: string;
  isEmailProved?: boolean;
}

export interface GoogleLike {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** By what they are called there, and shown by it on the page that asks. */
  people: Map<string, Person>;
  close(): Promise<void>;
}

const clientId = 'play.apps.example';
const clientSecret = 'a-client-secret-of-the-tests';

/** A real OpenID Connect provider that asks on a page of its own who one is. */
export async function googleLike(returnAddresses: () => string[]): Promise<GoogleLike> {
  const people = new Map<string, Person>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const policy = interactionPolicy.base();
  // Asked for by who wants people to choose, which its own list does not hold.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const served = await serve(async (origin) => {
    const provider = new Provider(origin, {
      jwks: { keys: [key] },
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: returnAddresses(),
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      // As Google does it: the e-mail stands in what is signed.
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      cookies: { keys: ['a-key-of-the-tests'] },
      ttl: {
        AccessToken: 60,
        AuthorizationCode: 60,
        Grant: 60,
        IdToken: 60,
        Interaction: 60,
        Session: 60,
      },
      features: { devInteractions: { enabled: false } },
      interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/ask/${uid}` },
      findAccount: (_: unknown, accountId: string) => ({
        accountId,
        claims: () => ({
          sub: accountId,
          email: people.get(accountId)?.email,
          email_verified: people.get(accountId)?.isEmailProved ?? false,
        }),
      }),
      async loadExistingGrant(context: {
        oidc: { session: { accountId: string }; client: { clientId: string } };
      }) {
        const { session, client } = context.oidc;
        const grant = new provider.Grant({
          accountId: session.accountId,
          clientId: client.clientId,
        });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    return (request, response) => {
      // A browser looks for one by itself, and complains where there is none.
      if (request.url === '/favicon.ico') return response.writeHead(204).end();
      if (!request.url?.startsWith('/ask/')) return answer(request, response);
      ask(provider, request, response).catch((cause) => response.writeHead(500).end(String(cause)));
    };
  });

  async function ask(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    const { uid } = await provider.interactionDetails(request, response);
    if (request.method === 'GET') return showPage(uid, response);
    const chosen = new URLSearchParams(await bodyOf(request)).get('who') ?? '';
    const result = people.has(chosen)
      ? { login: { accountId: chosen }, select_account: {} }
      : { error: 'access_denied', error_description: 'They said no.' };
    return provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: false,
    });
  }

  function showPage(uid: string, response: ServerResponse) {
    const buttons = [...people.keys(), 'Cancel'].map(
      (name) => `<button name="who" value="${name}">${name}</button>`,
    );
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><form method="post" action="/ask/${uid}">${buttons.join('')}</form>`);
  }

  return { issuer: served.origin, clientId, clientSecret, people, close: served.close };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
