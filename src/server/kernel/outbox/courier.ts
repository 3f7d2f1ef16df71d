export type MessageKind = 'sms' | 'mail';

/** A message on its way out, as its row holds it. */
export interface OutgoingMessage {
  /** The same at every try: by it a provider recognises what it has taken already. */
  id: string;
  kind: MessageKind;
  to: string;
  subject: string | null;
  text: string;
}

/**
 * The result of an attempt. A reason is one of our codes: a provider's text may repeat the
 * recipient, and reasons are logged.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'kept' }
  | { kind: 'later'; reason: string; notBeforeMs?: number }
  | { kind: 'never'; reason: string };

/** Delivers messages: a port to a company, or `keepingCourier`. */
export interface Courier {
  send(message: OutgoingMessage): Promise<Delivery>;
  close(): void;
}

/** Where no company is set: messages stay in their table, for the operator to read. */
export const keepingCourier: Courier = {
  send: async () => ({ kind: 'kept' }),
  close: () => undefined,
};
