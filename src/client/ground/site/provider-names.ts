import type { Provider } from '#contract/system.ts';

/** What they call themselves, in every language. */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};
