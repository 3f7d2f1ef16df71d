import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginLottery } from '#client/features/lottery/begin-lottery.ts';
import { LotteryDoor } from '#client/features/lottery/LotteryDoor.tsx';
import { anyCode } from '#client/ground/page/any-code.ts';
import { Code } from '#contract/values.ts';

const Search = v.object({ gameCode: v.fallback(v.optional(Code), undefined) });

export const Route = createFileRoute('/_apart/_member/lottery')({
  staticData: {
    title: msg`Lottery`,
    paint: 'device',
    frame: 'no-footer',
    aheadFor: [{}, { gameCode: anyCode }],
  },
  validateSearch: Search,
  loaderDeps: ({ search: { gameCode } }) => ({ gameCode }),
  loader: beginLottery,
  component: Room,
});

const vassalages = ['LOTT', 'ELOTT'];

function Room() {
  return <LotteryDoor gameCode={Route.useSearch().gameCode} vassalages={vassalages} />;
}
