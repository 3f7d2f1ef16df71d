import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import type { ValueOf } from '#contract/call.ts';
import {
  deleteMessage,
  type Message,
  messages,
  readAllMessages,
  readMessage,
} from '#contract/notices.ts';
import { refreshMessages, unreadQuery } from './notice-queries.ts';

/** One after the other: a message is deleted by who has just opened it, and what is gone cannot be read. */
const scope = { id: 'messages' };
const mutationKey = ['messages'];

type Pages = InfiniteData<ValueOf<typeof messages>>;

/** Reads and deletes; the glass follows at once, and what the gateway answers is how many wait. */
export function useChangeMessages() {
  const client = useQueryClient();
  const { member } = useSession();
  const memberId = member?.id ?? '';
  const sayFailed = useSayError();
  const change = async (turn: (list: Message[]) => Message[]) => {
    const lists = { queryKey: [...ownKey(memberId, messages), 'list'] };
    // A list that was asked for before this change would bring back what it takes away.
    await client.cancelQueries(lists);
    client.setQueriesData<Pages>(lists, (kept) => {
      if (!kept) return kept;
      return { ...kept, pages: kept.pages.map((page) => ({ ...page, list: turn(page.list) })) };
    });
  };
  const onSuccess = ({ unread }: { unread: number }) => {
    client.setQueryData(unreadQuery(memberId).queryKey, { unread });
  };
  const onSettled = () => {
    if (client.isMutating({ mutationKey }) === 1) refreshMessages(client, memberId);
  };
  const read = useMutation({
    scope,
    mutationKey,
    mutationFn: (id: string) => ask(readMessage, { id }),
    onMutate: (id) =>
      change((list) => list.map((one) => (one.id === id ? { ...one, isRead: true } : one))),
    onSuccess,
    onSettled,
  });
  const readAll = useMutation({
    scope,
    mutationKey,
    mutationFn: (upTo: string) => ask(readAllMessages, { upTo }),
    onMutate: (upTo) =>
      change((list) =>
        list.map((one) => (BigInt(one.id) <= BigInt(upTo) ? { ...one, isRead: true } : one)),
      ),
    onSuccess,
    onError: sayFailed,
    onSettled,
  });
  const remove = useMutation({
    scope,
    mutationKey,
    mutationFn: (id: string) => ask(deleteMessage, { id }),
    onMutate: (id) => change((list) => list.filter((one) => one.id !== id)),
    onSuccess,
    onError: sayFailed,
    onSettled,
  });
  return { read: read.mutate, readAll: readAll.mutate, remove: remove.mutate };
}
