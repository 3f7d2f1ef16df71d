import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadPromotions } from '#client/features/content/load-promotions.ts';
import { PromotionsScreen } from '#client/features/promotions/PromotionsScreen.tsx';
import { Code, type Language } from '#contract/values.ts';

/** What does not read as an id is left out, so that an old or mistyped link still shows the list. */
const Search = v.object({
  id: v.fallback(v.optional(Code), undefined),
  category: v.fallback(v.optional(Code), undefined),
});

export const Route = createFileRoute('/_apart/promotions')({
  staticData: { title: msg`Promotions`, paint: 'gateway' },
  validateSearch: Search,
  loader: ({ context }) => loadPromotions(context.queryClient, context.i18n.locale as Language),
  component: PromotionsScreen,
});
