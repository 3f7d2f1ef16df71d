import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { type MessageKind, messages, unreadMessages } from '#contract/notices.ts';
import { pushSettings } from '#contract/push.ts';
import type { Language } from '#contract/values.ts';

interface Wanted {
  memberId: string;
  language: Language;
  kind: MessageKind | undefined;
}

/** Messages tell of money, so none of them is kept on the device. */
export function messagesQuery({ memberId, language, kind }: Wanted) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, messages), 'list', language, kind ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      ask(messages, { kind, language, before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    meta: { changedBy: ['message.new'] },
  });
}

/** One of them by its number, for who comes from a notification; null where it is gone. */
export function messageQuery(memberId: string, language: Language, id: string) {
  return queryOptions({
    queryKey: [...ownKey(memberId, messages), 'one', language, id],
    queryFn: async ({ signal }) => {
      const before = String(BigInt(id) + 1n);
      const { list } = await ask(messages, { language, before }, signal);
      return list.find((message) => message.id === id) ?? null;
    },
    staleTime: 0,
    meta: { changedBy: ['message.new'] },
  });
}

export function unreadQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, unreadMessages),
    queryFn: ({ signal }) => ask(unreadMessages, {}, signal),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    meta: { changedBy: ['message.new'] },
  });
}

/** Nobody on trial is written to, and so none of them asks. */
export function useUnread(): number {
  const { member, isTrial } = useSession();
  const { data } = useQuery({
    ...unreadQuery(member?.id ?? ''),
    enabled: member !== null && !isTrial,
  });
  return data?.unread ?? 0;
}

export function pushSettingsQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, pushSettings),
    queryFn: ({ signal }) => ask(pushSettings, {}, signal),
    staleTime: 0,
  });
}

/** Everything that was told anew: the lists that are on the glass, and the count. */
export function refreshMessages(client: QueryClient, memberId: string): void {
  for (const call of [messages, unreadMessages]) {
    void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
  }
}
