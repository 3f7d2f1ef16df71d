import type { I18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import type { CallDeclaration } from '#contract/call.ts';
import type { AsksAhead, PageAsks } from '#contract/first-paint.ts';
import { gameByCode } from '#contract/game-by-code.ts';
import { type MemberInfo, memberInfo, trialType } from '#contract/member.ts';
import { systemStatus } from '#contract/system.ts';
import type { Language } from '#contract/values.ts';
import { balance } from '#contract/wallet.ts';
import { askThrough } from './data/ask.ts';
import { addressOf } from './data/fetch-transport.ts';
import { createQueryClient } from './data/query-client.ts';
import { anyCode } from './ground/page/any-code.ts';
import { memberQuery } from './ground/session/member-query.ts';
import { createAppRouter } from './router.tsx';

/**
 * What a shell asks while the program is still being fetched, but for what stands around every page.
 * The loaders say it: each runs with a transport that notes addresses and answers nothing.
 */
export async function shellAsks(i18n: I18n): Promise<Omit<AsksAhead, 'house'>> {
  const language = i18n.locale as Language;
  const everywhere = {
    who: addressOf(memberInfo, {}),
    money: addressOf(balance, { language }),
    status: addressOf(systemStatus, {}),
  };
  const router = createAppRouter(
    { queryClient: createQueryClient(), i18n },
    createMemoryHistory({ initialEntries: ['/'] }),
  );
  const pages: Record<string, PageAsks> = {};
  for (const { id, fullPath, options } of Object.values(router.routesById)) {
    const { paint, title, aheadFor = [{}] } = options.staticData ?? {};
    const { loader } = options as { loader?: Loader };
    if (paint !== 'device' || !loader || id === '__root__') continue;
    for (const search of aheadFor) {
      const known = new Set(Object.values(everywhere));
      const note = (type: number) => notedBy(loader, { i18n, search, type, known });
      const forMoney = await note(1);
      const forCoins = await note(trialType);
      const { publicHref } = router.buildLocation({ to: fullPath, search } as never);
      pages[publicHref] = {
        ...(title && { title: i18n._(title) }),
        ...(forMoney.game && { game: forMoney.game }),
        forMoney: forMoney.addresses,
        forCoins: forCoins.addresses,
      };
    }
  }
  const named = JSON.stringify(pages).replaceAll(anyCode, '{gameCode}');
  return { ...everywhere, pages: JSON.parse(named) };
}

type Loader = (parts: object) => Promise<unknown>;

interface NoteParts {
  i18n: I18n;
  search: object;
  /** The type of the member who asks. */
  type: number;
  /** What is asked on every page. */
  known: ReadonlySet<string>;
}

async function notedBy(loader: Loader, { i18n, search, type, known }: NoteParts) {
  const addresses = new Set<string>();
  let game: string | undefined;
  askThrough(async (call: CallDeclaration, request) => {
    const address = addressOf(call, request);
    if (call.name === gameByCode.name) {
      game = address;
      return { success: true, value: houseGame };
    }
    addresses.add(address);
    return { success: false, code: 'system.unavailable', message: '', requestId: '' };
  });
  const queryClient = createQueryClient();
  const asking: MemberInfo = { ...member, type };
  queryClient.setQueryData(memberQuery.queryKey, asking);
  await loader({ context: { queryClient, i18n }, deps: search });
  queryClient.clear();
  return { game, addresses: [...addresses].filter((address) => !known.has(address)) };
}

/** No address names whose answer it is. */
const member: MemberInfo = {
  ...{ id: '1', account: '', userName: '', nickname: '', type: 1, currencySymbol: '' },
  ...{
    iconVersion: null,
    hasVip: false,
    vipLabelName: null,
    availablePromo: { REFERRAL: { enabled: false } },
    mustChangePassword: false,
    mustConfirmAge: false,
  },
};

/** A table is asked for the house's own games only. */
const houseGame = {
  ...{ nodeId: '1', gameId: anyCode, vassalage: 'VB', vendorName: '', gameType: 'INHOUSE' },
  ...{ gameClassify: 'VB', gameCode: anyCode, gameName: '', iconUrl: '/', isHot: 0 },
  ...{ supportPlay: 0, isGame: 'GAME', lines: null, minimumBet: '1', currency: 'USD' },
  ...{ returnBasisPoints: null, volatility: null, rules: null },
};
