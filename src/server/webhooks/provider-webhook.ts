import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Webhook, type WebhookAnswer } from '#server/kernel/answer.ts';
import { signedWebhook, type WebhookRefusal } from './signed-webhook.ts';

interface ProviderWebhook<Message> {
  path: `/${string}`;
  database: Database;
  /** The one provider of this kind; undefined when none is set. */
  findProvider(): Promise<WebhookSender<Message> | undefined>;
  receive(transaction: Transaction, received: ReceivedWebhook<Message>): Promise<void>;
}

/** A payment or payout provider, as far as its webhooks are concerned. */
interface WebhookSender<Message> {
  code: string;
  verifyWebhook(body: Buffer, signature: string | undefined): 'good' | 'stale' | 'wrong';
  parseWebhook(body: Buffer): Message | undefined;
}

interface ReceivedWebhook<Message> {
  provider: string;
  message: Message;
  /** As it came, to be stored with the event. */
  body: string;
}

/**
 * A provider that moves money is acknowledged by a bare 200, and only after the commit: any other
 * answer makes it send the same event again.
 */
export function providerWebhook<Message>({
  path,
  database,
  findProvider,
  receive,
}: ProviderWebhook<Message>): Webhook {
  return signedWebhook<WebhookSender<Message>, Message, WebhookAnswer>({
    path,
    async findSender({ provider: code }) {
      const provider = await findProvider();
      return provider?.code === code ? provider : undefined;
    },
    verify(provider, { body, header }) {
      const verdict = provider.verifyWebhook(body, header('x-signature'));
      return verdict === 'good'
        ? { isGood: true, nonce: undefined }
        : { isGood: false, reason: verdict, nonce: undefined };
    },
    parse: ({ sender, body }) => sender.parseWebhook(body),
    async receive(message, { sender, body }) {
      await inTransaction(database, async (transaction) => {
        const received = { provider: sender.code, message, body: body.toString('utf8') };
        await receive(transaction, received);
        return done(null);
      });
      return { status: 200 };
    },
    refuse: (reason) => refusals[reason],
    answer: (answer) => answer,
  });
}

const refusals: Readonly<Record<WebhookRefusal, WebhookAnswer>> = {
  'unknown-sender': { status: 404, refusedWith: 'hook.unknown' },
  missing: { status: 401, refusedWith: 'hook.signature' },
  wrong: { status: 401, refusedWith: 'hook.signature' },
  stale: { status: 401, refusedWith: 'hook.stale' },
  unreadable: { status: 400, refusedWith: 'hook.unreadable' },
};
