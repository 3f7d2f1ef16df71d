import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BonusScreen } from '#client/features/records/BonusScreen.tsx';
import { beginBonuses } from '#client/features/records/begin-records.ts';
import { recordWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/bonusDetails')({
  staticData: { title: msg`Bonuses`, paint: 'device', needs: 'bonuses' },
  validateSearch: v.object(recordWords),
  loaderDeps: ({ search }) => search,
  loader: beginBonuses,
  component: BonusScreen,
});
