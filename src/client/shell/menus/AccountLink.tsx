import type { MouseEvent, ReactNode } from 'react';
import type { GoOn } from '#client/ground/overlay/go-on.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Go, type Way } from '#client/ui/Go.tsx';

/** The way is where a member goes. */
type AccountLinkProps = Way & {
  /** Which popup a visitor is shown, over the screen they are on. */
  visitor?: 'login' | 'register';
  className?: string;
  children: ReactNode;
};

/** Leads a member on, and a visitor to logging in; without a script, to the address that means it. */
export function AccountLink(props: AccountLinkProps) {
  const { visitor = 'login', className, children, ...way } = props;
  const { isLogin } = useSession();
  const open = useOpenOverlay();
  if (isLogin) {
    return (
      <Go {...way} className={className}>
        {children}
      </Go>
    );
  }
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open({ kind: visitor, goOn: goOnOf(way.to) });
  };
  // No link of the router: at /login every one of these would say that the reader is there.
  return (
    <a href={`/${visitor}`} className={className} onClick={show}>
      {children}
    </a>
  );
}

/** After logging in it goes on to where the link leads; addresses are written as they stand outside. */
function goOnOf(to: string): GoOn | undefined {
  const page = /^\/member\/(\w+)$/.exec(to)?.[1];
  if (page)
    return { why: page === 'depositv2' ? 'deposit' : 'account', to: `/member?page=${page}` };
  return to === '/member' ? { why: 'account', to } : undefined;
}
