import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';
import { PresenceContext } from '#client/ui/presence.ts';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { Code } from '#contract/values.ts';

const route = getRouteApi('/_apart/promotions');
const PromotionDetails = lazy(async () => ({
  default: (await import('./PromotionDetails.tsx')).PromotionDetails,
}));

interface PromotionByAddressProps {
  /** A card of this screen opened it, so the list is one step back in the history. */
  hasOpened: boolean;
}

/** The promotion that the address names, by `id` or, in older links, behind the #. */
export function PromotionByAddress({ hasOpened }: PromotionByAddressProps) {
  const { id } = route.useSearch();
  const isHydrated = useHydrated();
  useHashAsId();
  if (!isHydrated || id === undefined) return null;
  return (
    <Suspense>
      <Opened key={id} id={id} hasOpened={hasOpened} />
    </Suspense>
  );
}

function Opened({ id, hasOpened }: { id: string; hasOpened: boolean }) {
  const router = useRouter();
  const navigate = route.useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const cleanAddress = () =>
    navigate({ search: ({ category }) => ({ category }), replace: true, resetScroll: false });
  const onGone = () => {
    if (hasOpened) router.history.back();
    else void cleanAddress();
  };
  return (
    <PresenceContext value={{ isLeaving, onGone }}>
      <PromotionDetails id={id} onClose={() => setLeaving(true)} beforeOverlay={cleanAddress} />
    </PresenceContext>
  );
}

/** One form of the address is enough to share, so the older one becomes the newer. */
function useHashAsId(): void {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = route.useNavigate();
  useEffect(() => {
    const named = v.safeParse(Code, decodeURIComponent(hash));
    if (!named.success) return;
    void navigate({
      search: (search) => ({ ...search, id: named.output }),
      hash: '',
      replace: true,
      resetScroll: false,
    });
  }, [hash, navigate]);
}
