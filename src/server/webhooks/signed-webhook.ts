import type { Webhook, WebhookAnswer, WebhookRequest } from '#server/kernel/answer.ts';

/**
 * What differs between the companies that send us webhooks. The way of one is the same for all: raw
 * bytes, sender, signature, schema, verb, answer. Each step sees only what the step before let through.
 */
export interface SignedWebhook<Sender, Message, Result> {
  path: `/${string}`;
  /** Undefined when no such company is connected here. */
  findSender(parameters: PathParameters): Promise<Sender | undefined>;
  /** Judges the bytes as they came: nothing is parsed before their signature is known to be good. */
  verify(sender: Sender, request: WebhookRequest): Verification;
  /** Undefined when the body does not match the schema. */
  parse(context: WebhookContext<Sender>): Message | undefined;
  /** Resolves after its commit: a sender repeats what was not acknowledged. */
  receive(message: Message, context: WebhookContext<Sender>): Promise<Result>;
  refuse(reason: WebhookRefusal): Result;
  /** The nonce is undefined when there is none to answer under. */
  answer(result: Result, nonce: string | undefined): WebhookAnswer | Promise<WebhookAnswer>;
}

export type PathParameters = Readonly<Record<string, string>>;

export type Verification =
  | { isGood: true; nonce: string | undefined }
  | { isGood: false; reason: SignatureFault; nonce: string | undefined };

export type SignatureFault = 'missing' | 'stale' | 'wrong';
export type WebhookRefusal = 'unknown-sender' | 'unreadable' | SignatureFault;

export interface WebhookContext<Sender> {
  sender: Sender;
  parameters: PathParameters;
  body: Buffer;
  nonce: string | undefined;
}

/** The route of one kind of webhook. A refused request leaves no trace but a line in the log. */
export function signedWebhook<Sender, Message, Result>(
  webhook: SignedWebhook<Sender, Message, Result>,
): Webhook {
  return {
    path: webhook.path,
    async receive(parameters, request) {
      const sender = await webhook.findSender(parameters);
      if (sender === undefined) return webhook.answer(webhook.refuse('unknown-sender'), undefined);
      const verified = webhook.verify(sender, request);
      const { nonce } = verified;
      if (!verified.isGood) return webhook.answer(webhook.refuse(verified.reason), nonce);
      const context = { sender, parameters, body: request.body, nonce };
      const message = webhook.parse(context);
      if (message === undefined) return webhook.answer(webhook.refuse('unreadable'), nonce);
      return webhook.answer(await webhook.receive(message, context), nonce);
    },
  };
}
