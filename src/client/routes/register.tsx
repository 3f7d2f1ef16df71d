import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { HomeScreen } from '#client/features/lobby/HomeScreen.tsx';
import { loadHome } from '#client/features/lobby/home-queries.ts';
import { Code } from '#contract/values.ts';

const Search = v.object({ referralCode: v.fallback(v.optional(Code), undefined) });

/** Home; that the register popup lies over it follows from the address (ground/overlay/overlay.ts). */
export const Route = createFileRoute('/register')({
  staticData: { title: msg`Sign up`, paint: 'gateway' },
  validateSearch: Search,
  loader: ({ context }) => loadHome(context),
  component: HomeScreen,
});
