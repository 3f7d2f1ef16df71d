import type { Provider } from '#contract/system.ts';
import type { Player, Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { beginAtProvider } from '#server/sign-in/begin-sign-in.ts';
import { land } from '#server/sign-in/land.ts';
import { take } from '#server/sign-in/take-sign-in.ts';
import { createBrowser } from './browse.ts';

/** One browser of one person, on its way to a provider and back. */
export function signInWalk(app: AppContext, visit: Visit) {
  const browser = createBrowser();
  let signIn: string | undefined;
  const here = (): Visit => ({ ...visit, signIn });

  async function begin(provider: Provider = 'google', entrance: 'site' | 'agent' = 'site') {
    const begun = await beginAtProvider(app, { provider, entrance }, here());
    if (!begun.done) throw new Error(begun.code);
    signIn = begun.cookies?.[0]?.value;
    return begun.value.address;
  }

  const consent = (address: string, who: string) => browser.consent(address, visit.origin, who);

  /** Where the gateway leads on to, and the code in it. */
  async function comeBack(query: URLSearchParams, provider: Provider = 'google', as = here()) {
    const landed = await land(app, provider, { query, visit: as });
    const to = new URL(landed.to, visit.origin);
    return { path: to.pathname, code: to.searchParams.get('signin') ?? '', ...landed };
  }

  const exchange = (code: string, player: Player | null = null, as = here()) =>
    take(app, { code, client: 'program' }, player, as);

  return {
    here,
    begin,
    consent,
    comeBack,
    exchange,
    /** The binding that a begun link has brought. */
    bind(value: string | undefined) {
      signIn = value;
    },
    /** All the way: what the page is told at its end. */
    async signIn(who: string, provider: Provider = 'google', entrance: 'site' | 'agent' = 'site') {
      const query = await consent(await begin(provider, entrance), who);
      const { code } = await comeBack(query, provider);
      return exchange(code);
    },
  };
}
