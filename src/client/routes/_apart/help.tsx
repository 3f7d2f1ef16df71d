import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { helpQuery } from '#client/features/content/announcement-queries.ts';
import { HelpScreen } from '#client/features/content/HelpScreen.tsx';
import type { Language } from '#contract/values.ts';

export const Route = createFileRoute('/_apart/help')({
  staticData: { title: msg`Help centre`, paint: 'gateway' },
  loader: ({ context }) =>
    context.queryClient.prefetchQuery(helpQuery(context.i18n.locale as Language)),
  component: HelpScreen,
});
