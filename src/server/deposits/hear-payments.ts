import type { Transaction } from '#server/db/open.ts';
import { reportIncident } from '#server/incidents/incidents.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PaymentWord } from '#server/ports/payments/payments.ts';
import type { HeardWord } from './apply-word.ts';
import { hear } from './hear-provider.ts';
import type { DepositRow } from './store.ts';
import type { Teller } from './tell.ts';

/**
 * A provider's words as ours. A payment in another currency is nothing that could be booked: a person
 * looks at it, and neither its webhook nor what else is said has to wait for that.
 */
export async function hearPayments(
  app: Teller & Pick<AppContext, 'clock'>,
  transaction: Transaction,
  deposit: DepositRow,
  said: readonly PaymentWord[],
): Promise<void> {
  const { provider, session, id: depositId } = deposit;
  const words: HeardWord[] = [];
  for (const word of said) {
    if (word.kind !== 'paid') {
      words.push(word);
      continue;
    }
    const { amount, currency, payment: paymentId } = word;
    if (currency === deposit.currency) {
      words.push({ kind: 'paid', amount, provider, paymentId });
      continue;
    }
    const now = app.clock.now();
    const money = { provider, paymentId, session, depositId, amount, currency, now };
    await reportIncident(transaction, { kind: 'other-currency', ...money });
  }
  if (words.length === 0) return;
  await hear(app, transaction, deposit, { words, actor: `provider:${provider}` });
}
