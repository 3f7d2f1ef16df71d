import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { vendorMovesQuery } from '#client/features/wallet/use-vendor-moves.ts';
import { WalletScreen } from '#client/features/wallet/WalletScreen.tsx';
import { readyBalance } from '#client/features/wallet/wallet-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/transferFund')({
  staticData: { title: msg`Wallet`, paint: 'device' },
  loader: begin(({ client, memberId, language }) => [
    readyBalance(client, memberId, language),
    client.prefetchQuery(vendorMovesQuery(memberId)),
  ]),
  component: WalletScreen,
});
