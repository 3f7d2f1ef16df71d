import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Language, Moment, NodeId, Nothing } from './values.ts';
import { worded } from './worded.ts';

/** What a message is about; each can be wanted as a push or not. */
export const messageKinds = ['money', 'security', 'promotions'] as const;
export const MessageKind = v.picklist(messageKinds);
export type MessageKind = v.InferOutput<typeof MessageKind>;

export const messagesAtOnce = 20;

/** A page of our own: a message never leads anywhere else. */
export const Inside = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\s\\]*$/));

export const Message = v.object({
  id: NodeId,
  kind: MessageKind,
  title: v.string(),
  text: v.string(),
  /** What the merchant wrote, cleaned when it was stored and cleaned again where it is shown. */
  content: v.nullable(v.string()),
  link: v.nullable(Inside),
  at: Moment,
  isRead: v.boolean(),
});
export type Message = v.InferOutput<typeof Message>;

const Unread = v.object({ unread: v.number() });

export const messages = defineCall({
  name: 'messages',
  summary: 'Messages of the house to the caller, the newest first, in the language asked for',
  method: 'GET',
  path: '/wps/messages',
  who: 'real-member',
  request: v.strictObject({
    kind: v.optional(MessageKind),
    /** Goes on below a message of an earlier answer. */
    before: v.optional(NodeId),
    language: Language,
  }),
  value: v.object({ list: v.array(Message), next: v.nullable(NodeId), unread: v.number() }),
  refuses: [],
});

export const unreadMessages = defineCall({
  name: 'unreadMessages',
  summary: 'How many messages the caller has not read',
  method: 'GET',
  path: '/wps/messages/unread',
  who: 'real-member',
  request: Nothing,
  value: Unread,
  refuses: [],
});

export const readMessage = defineCall({
  name: 'readMessage',
  summary: 'Counts one message as read',
  method: 'POST',
  path: '/wps/messages/read',
  who: 'real-member',
  request: v.strictObject({ id: NodeId }),
  value: Unread,
  refuses: ['message.unknown'],
});

export const readAllMessages = defineCall({
  name: 'readAllMessages',
  summary: 'Counts every message up to one as read: what came meanwhile stays unread',
  method: 'POST',
  path: '/wps/messages/read-all',
  who: 'real-member',
  request: v.strictObject({ upTo: NodeId }),
  value: Unread,
  refuses: [],
});

export const deleteMessage = defineCall({
  name: 'deleteMessage',
  summary: 'Takes one message away; asked again, it is still gone',
  method: 'DELETE',
  path: '/wps/messages',
  who: 'real-member',
  request: v.strictObject({ id: NodeId }),
  value: Unread,
  refuses: ['message.unknown'],
});

const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));
const content = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10_000));

export const notifyPlayers = defineCall({
  name: 'notifyPlayers',
  summary: 'Writes to up to a hundred players; promotions reach nobody who takes a break',
  method: 'POST',
  path: '/wps/operator/messages',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({
    /** Made once for each message: sent again, it reaches nobody twice. */
    requestId: v.pipe(v.string(), v.uuid()),
    accounts: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
      v.minLength(1),
      v.maxLength(100),
    ),
    kind: MessageKind,
    title: worded(title),
    content: worded(content),
    link: v.optional(Inside),
  }),
  value: v.object({ sent: v.number(), unknown: v.array(v.string()), spared: v.number() }),
  refuses: [],
});
