import { signInParameter } from '#contract/sign-in.ts';
import type { Provider } from '#contract/system.ts';
import type { Landing, Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openSignIn } from '#server/ports/sign-in/open-sign-in.ts';
import type { SignInRefusal } from '#server/ports/sign-in/sign-in.ts';
import { hashOf } from '#server/secrets/token.ts';
import { takeAttempt } from './attempt-store.ts';
import { boundBrowser } from './bind-browser.ts';
import { verifierPlace } from './locked-places.ts';
import { keepVoucher } from './vouchers.ts';

type Landed = Awaited<ReturnType<Landing['land']>>;

/**
 * Back from a provider. Whatever the address says, it counts only in the browser that was sent away,
 * once; and nobody is logged in by an address: the page exchanges what it is given by a call.
 */
export async function land(
  app: AppContext,
  provider: Provider,
  { query, visit }: { query: URLSearchParams; visit: Visit },
): Promise<Landed> {
  const state = query.get('state') ?? '';
  const stateHash = hashOf(state);
  const cookieHash = boundBrowser(visit);
  const now = app.clock.now();
  const attempt =
    stateHash &&
    cookieHash &&
    (await takeAttempt(app.database, { stateHash, cookieHash, provider, now }));
  if (!attempt) return withoutWord('/', 'provider.over');
  const { nonce, returnAddress, entrance, playerId } = attempt;
  const wayBack = wayBackOf(attempt);
  const port = openSignIn(app, provider);
  if (!port) return withoutWord(wayBack, 'provider.failed');
  const verifier = app.vault.unlock(attempt.lockedVerifier, verifierPlace(stateHash));
  const finished = await port.finish({ query, state, nonce, verifier, returnAddress });
  if (!finished.done) return withoutWord(wayBack, finished.code);
  const person = finished.value;
  const code = await keepVoucher(app, 'code', cookieHash, {
    provider,
    person,
    entrance,
    playerId,
  });
  return { to: `${wayBack}?${signInParameter}=${code}` };
}

/** From why somebody went there, and never from what an address says. */
function wayBackOf(attempt: { entrance: string; playerId: string | null }): `/${string}` {
  if (attempt.playerId !== null) return '/member';
  return attempt.entrance === 'agent' ? '/agent' : '/';
}

function withoutWord(wayBack: `/${string}`, code: SignInRefusal | 'provider.over'): Landed {
  const reason = code.slice(code.indexOf('.') + 1);
  return { to: `${wayBack}?${signInParameter}=${reason}`, refusedWith: code };
}
