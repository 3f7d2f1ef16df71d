import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';

/** Stands in the address in the place of a way to pay, for money that is on its way already. */
export const claimWay = 'claim';

/** Who asks, in which language. */
export function useWhose() {
  const { member } = useSession();
  return { memberId: member?.id ?? '', language: useLanguage() };
}

interface Place {
  deposit?: string | undefined;
  way?: string | undefined;
}

/** Where on the page one is; each place has an address, so that the back gesture leads out of it. */
export function useDepositPlace() {
  const { deposit, way } = useSearch({ from: '/_apart/_member/_account/member/depositv2' });
  const navigate = useNavigate();
  return {
    deposit,
    way,
    go: (place: Place, options: { replace?: boolean } = {}) =>
      navigate({ to: '/member/depositv2', search: place, ...options }),
  };
}
