import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type createStore, Provider } from 'jotai';
import { useEffect } from 'react';
import type { createAppRouter } from './router.tsx';

export interface AppParts {
  queryClient: QueryClient;
  i18n: I18n;
  store: ReturnType<typeof createStore>;
  router: ReturnType<typeof createAppRouter>;
  /** The whole page is drawn, or taken over from the gateway's drawing. */
  onAlive?: () => void;
}

/** The same tree in the browser and in the gateway, so that hydration finds what was rendered. */
export function App({ queryClient, i18n, store, router, onAlive }: AppParts) {
  useEffect(() => {
    // From here on a touch is answered by the program; the browser walks wait for it.
    document.documentElement.dataset.alive = '';
    onAlive?.();
  }, [onAlive]);
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </QueryClientProvider>
    </Provider>
  );
}
