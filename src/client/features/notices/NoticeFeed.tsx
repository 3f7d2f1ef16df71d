import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useUnread } from './notice-queries.ts';
import { countOnIcon, renewListening } from './push-device.ts';

/** Counts what is unread on the page's icon, and goes where a notification that was touched leads. Draws nothing. */
export function NoticeFeed({ memberId }: { memberId: string }): null {
  const router = useRouter();
  const { isTrial } = useSession();
  const unread = useUnread();
  useEffect(() => void countOnIcon(unread), [unread]);
  useEffect(() => {
    // What cannot be renewed now is at the next start.
    if (!isTrial && memberId !== '') renewListening().catch(() => undefined);
  }, [isTrial, memberId]);
  useEffect(() => {
    const follow = ({ data, ports }: MessageEvent) => {
      if (!isOpen(data)) return;
      ports[0]?.postMessage('gone there');
      router.history.push(data.link);
    };
    navigator.serviceWorker?.addEventListener('message', follow);
    return () => navigator.serviceWorker?.removeEventListener('message', follow);
  }, [router]);
  return null;
}

/** What the worker says when a notification was touched. */
function isOpen(data: unknown): data is { link: string } {
  if (typeof data !== 'object' || data === null || !('type' in data && 'link' in data))
    return false;
  return data.type === 'OPEN' && typeof data.link === 'string' && data.link.startsWith('/');
}
