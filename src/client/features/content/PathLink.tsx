import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface PathLinkProps {
  /** Path and query of our own, as an editor wrote it. */
  path: string;
  className?: string;
  children: ReactNode;
  /** Done instead of following the link, where the app has something better than a page. */
  onFollow?: () => void;
}

/** A link whose path only content knows. It is a real link, and the router follows it without a reload. */
export function PathLink({ path, className, children, onFollow }: PathLinkProps) {
  const router = useRouter({ warn: false });
  const follow = (event: MouseEvent) => {
    const wantsWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || wantsWindow || event.defaultPrevented) return;
    event.preventDefault();
    if (onFollow) onFollow();
    else void router.navigate({ href: path });
  };
  return (
    <a href={path} className={className} onClick={follow}>
      {children}
    </a>
  );
}
