import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useSession } from '#client/ground/session/session-atom.ts';

/** Who asks. */
export function useMemberId(): string {
  return useSession().member?.id ?? '';
}

/** Names a place on the page beside the form: the accounts, the form for another, what came. */
export type WithdrawWay = 'accounts' | 'add' | 'receipt';

/** Where on the page one is; each place has an address, so that the back gesture leads out of it. */
export function useWithdrawPlace() {
  const { withdrawal, way } = useSearch({ from: '/_apart/_member/_account/member/withdraw' });
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const go = (
    place: { withdrawal?: string; way?: WithdrawWay },
    options: { replace?: boolean } = {},
  ) => navigate({ to: '/member/withdraw', search: place, ...options });
  return {
    withdrawal,
    way,
    go,
    /** Out of a place; who came by its address is led to the one that it belongs to. */
    leave: (place: { withdrawal?: string; way?: WithdrawWay }) => {
      if (canGoBack) router.history.back();
      else void go(place, { replace: true });
    },
  };
}
