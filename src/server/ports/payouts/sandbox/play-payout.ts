import { randomBytes } from 'node:crypto';
import { describePayout, outcomeOf, type PayoutBooks, type SandboxPayout } from './payout-books.ts';

interface Stage {
  books: PayoutBooks;
  tell(hook: object, isForged?: boolean): Promise<void>;
  wait(): Promise<void>;
}

/** Carries out what its amount says, and tells of it as a real provider would. */
export async function playPayout(
  { books, tell, wait }: Stage,
  payout: SandboxPayout & { asked: string },
): Promise<void> {
  const asked = BigInt(payout.asked);
  const hook = (as: Partial<SandboxPayout> = {}) => ({
    id: `evt_${randomBytes(16).toString('hex')}`,
    ...describePayout(payout),
    ...as,
  });
  const pay = (amount = asked) => books.pay(payout, amount);
  switch (outcomeOf(payout.asked)) {
    case 'success':
    case 'lost-reply':
      pay();
      return tell(hook());
    case 'delay':
      await tell(hook());
      await wait();
      pay();
      return tell(hook());
    case 'failed-later':
      await wait();
      books.fail(payout, 'account-closed');
      return tell(hook());
    case 'twice': {
      pay();
      const [first, second] = [hook(), hook()];
      for (const each of [first, first, second, first]) await tell(each);
      return;
    }
    case 'out-of-order': {
      const early = hook();
      pay();
      await tell(hook({ state: 'failed', reason: 'limit' }));
      await tell(hook());
      return tell(early);
    }
    case 'wrong-signature':
      pay();
      return tell(hook(), true);
    case 'partial':
      pay((asked * 6n) / 10n || 1n);
      return tell(hook());
    case 'refused':
      return;
  }
}
