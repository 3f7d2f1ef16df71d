import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onServerEvent } from '#client/data/server-events.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { refreshMessages, useUnread } from './notice-queries.ts';
import { countOnIcon, renewListening } from './push-device.ts';

/** Whatever is told, read or deleted somewhere is counted here at once, on the page and on its icon. */
export function NoticeFeed({ memberId }: { memberId: string }): null {
  const client = useQueryClient();
  const router = useRouter();
  const { isTrial } = useSession();
  const unread = useUnread();
  useEffect(() => {
    const refresh = () => refreshMessages(client, memberId);
    const stops = (['message.new', 'resync', 'hello'] as const).map((kind) =>
      onServerEvent(kind, refresh),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, memberId]);
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
