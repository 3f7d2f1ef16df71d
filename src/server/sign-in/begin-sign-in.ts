import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { beginLink, beginSignIn } from '#contract/sign-in.ts';
import type { Provider } from '#contract/system.ts';
import { proveSelf } from '#server/identity/factors/prove-self.ts';
import { done, type Outcome, type Player, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openSignIn } from '#server/ports/sign-in/open-sign-in.ts';
import type { SignIn } from '#server/ports/sign-in/sign-in.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { insertAttempt } from './attempt-store.ts';
import { bindBrowser } from './bind-browser.ts';
import { verifierPlace } from './locked-places.ts';
import { selectOwnLinked } from './store.ts';

type Begin = typeof beginSignIn;

/** Sends somebody away to a provider, and remembers which browser they went from. */
export async function beginAtProvider(
  app: AppContext,
  { provider, entrance }: RequestOf<Begin>,
  visit: Visit,
): Promise<Outcome<AnswerOf<Begin>, Begin['refuses'][number]>> {
  const port = openSignIn(app, provider);
  if (!port) return refuse('provider.off');
  return sendAway(app, port, visit, { provider, entrance, playerId: null });
}

type Link = typeof beginLink;

/** Asked for after a proof: a stranger with an unlocked phone must not give themselves a way in for ever. */
export async function beginOwnLink(
  app: AppContext,
  { provider, proof }: RequestOf<Link>,
  player: Player,
  visit: Visit,
): Promise<Outcome<AnswerOf<Link>, Link['refuses'][number]>> {
  const port = openSignIn(app, provider);
  if (!port) return refuse('provider.off');
  const linked = await selectOwnLinked(app.database, player.id);
  if (linked.some((one) => one.provider === provider)) return refuse('provider.exists');
  const proved = await proveSelf(app, player, proof);
  if (!proved.done) return proved;
  return sendAway(app, port, visit, { provider, entrance: 'site', playerId: player.id });
}

interface Purpose {
  provider: Provider;
  entrance: 'site' | 'agent';
  playerId: string | null;
}

async function sendAway(
  app: AppContext,
  port: SignIn,
  visit: Visit,
  { provider, entrance, playerId }: Purpose,
): Promise<Outcome<{ address: string }, 'provider.away'>> {
  const [state, nonce, verifier] = [newToken(), newToken(), newToken()];
  const stateHash = hashOf(state);
  if (!stateHash) throw new Error('A new token does not look like a token.');
  const returnAddress = `${visit.origin}${landingPath(provider)}`;
  const { language } = visit;
  const begun = await port.begin({ state, nonce, verifier, returnAddress, language });
  if (!begun.done) return begun;
  const { cookieHash, cookies } = bindBrowser(visit);
  const now = app.clock.now();
  await insertAttempt(app.database, {
    stateHash,
    cookieHash,
    provider,
    nonce,
    lockedVerifier: app.vault.lock(verifier, verifierPlace(stateHash)),
    returnAddress,
    entrance,
    playerId,
    expiresAt: new Date(now.getTime() + attemptMs),
    now,
  });
  return done({ address: begun.value.href }, cookies);
}

/** Long enough to find a password and a second factor over there. */
const attemptMs = 10 * 60_000;

/** What has to be entered at the provider, behind the site's origin. */
export function landingPath(provider: Provider): `/${string}` {
  return `/wps/session/provider/callback/${provider}`;
}
