import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { AmountPad } from '#client/ui/AmountPad.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { minorUnitsOf } from '#client/ui/format-money.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { QuickChoices } from '#client/ui/QuickChoices.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { minorOfTyped, typedOfMinor } from '#client/ui/typed-amount.ts';
import { type Balance, moveFunds, type VendorWallet } from '#contract/wallet.ts';
import { writeMoney } from '#contract/write-money.ts';
import styles from './MoveFundsSheet.module.css';
import { quickAmounts } from './quick-amounts.ts';
import { useIntent } from './use-intent.ts';
import { useRefreshBalance } from './use-refresh-balance.ts';
import { useBalance } from './wallet-queries.ts';

type Direction = 'in' | 'out';

/** Between the main wallet and one vendor's, either way. */
export function MoveFundsSheet({ vendor, direction }: { vendor: string; direction: Direction }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const { data } = useBalance();
  const wallet = data?.vendors.find((one) => one.vendor === vendor);
  return (
    <Sheet title={t`Move money`} onClose={close}>
      {data && wallet ? (
        <MoveForm balance={data} wallet={wallet} begin={direction} onDone={close} />
      ) : (
        <Spinner />
      )}
    </Sheet>
  );
}

interface MoveFormProps {
  balance: Balance;
  wallet: VendorWallet;
  begin: Direction;
  onDone: () => void;
}

function MoveForm({ balance, wallet, begin, onDone }: MoveFormProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const refresh = useRefreshBalance();
  const intent = useIntent('move');
  const [direction, setDirection] = useState(begin);
  const { currency } = balance;
  const available = direction === 'in' ? balance.main : wallet.amount;
  const move = useMutation({
    mutationFn: (amount: string) => {
      const request = { vendor: wallet.vendor, direction, amount };
      return ask(moveFunds, { ...request, requestId: intent.idFor(JSON.stringify(request)) });
    },
    onSuccess: ({ moved, state }) => {
      intent.settle();
      refresh();
      const money = writeMoney(moved, currency, i18n.locale);
      if (state === 'done') toast(t`Moved: ${money}`, { tone: 'good' });
      else if (state === 'pending')
        toast(t`On its way: ${money}. You will see here when it arrives.`);
      else toast(t`The provider did not accept it. Your money has not moved.`, { tone: 'bad' });
      onDone();
    },
    onError: refresh,
  });
  const form = useCheckedForm<'amount'>({
    initial: { amount: '' },
    check: (typed) => {
      const amount = minorOfTyped(typed.amount, currency);
      if (amount === null || amount === '0') return { amount: { words: t`Enter an amount.` } };
      if (BigInt(amount) <= BigInt(available)) return {};
      const words = t`There is not enough in this wallet. Choose a smaller amount.`;
      return { amount: { words, isAtOnce: true } };
    },
    send: (typed) => {
      const amount = minorOfTyped(typed.amount, currency);
      if (amount !== null && !move.isPending) move.mutate(amount);
    },
  });
  const { value: typed, error: amountFault } = form.bind('amount');
  const amount = minorOfTyped(typed, currency);
  const change = (next: string) => {
    move.reset();
    form.set('amount', next);
  };
  return (
    <Form onSubmit={form.onSubmit}>
      <Ways
        balance={balance}
        wallet={wallet}
        direction={direction}
        onTurn={() => {
          setDirection(direction === 'in' ? 'out' : 'in');
          move.reset();
          form.clear('amount');
        }}
      />
      <AmountPad
        label={t`Amount`}
        value={typed}
        currency={currency}
        onChange={change}
        isWrong={amountFault !== undefined}
        note={
          amountFault ?? (
            <Trans>
              There is <Money minor={available} currency={currency} /> in it.
            </Trans>
          )
        }
      />
      {direction === 'in' && (
        <Note size="xs">
          <Trans>Only your own money is moved. You cannot play bonus money there.</Trans>
        </Note>
      )}
      <QuickAmounts
        available={available}
        currency={currency}
        chosen={amount}
        onChoose={(minor) => change(typedOfMinor(minor, currency))}
      />
      <ErrorAlert error={move.error} />
      <Button type="submit" size="l" isWide busy={move.isPending}>
        <Trans>Move</Trans>
      </Button>
    </Form>
  );
}

interface QuickAmountsProps {
  available: string;
  currency: string;
  chosen: string | null;
  onChoose: (minor: string) => void;
}

/** Round parts of what there is, and all of it. */
function QuickAmounts({ available, currency, chosen, onChoose }: QuickAmountsProps) {
  const { t } = useLingui();
  if (available === '0') return null;
  return (
    <QuickChoices label={t`Quick amounts`}>
      {quickAmounts(available, BigInt(minorUnitsOf(currency))).map((quick) => (
        <Chip key={quick} isChosen={quick === chosen} onClick={() => onChoose(quick)}>
          <Money minor={quick} currency={currency} />
        </Chip>
      ))}
      <Chip isChosen={available === chosen} onClick={() => onChoose(available)}>
        <Trans>All of it</Trans>
      </Chip>
    </QuickChoices>
  );
}

interface WaysProps {
  balance: Balance;
  wallet: VendorWallet;
  direction: Direction;
  onTurn: () => void;
}

/** From where to where, and a way to turn it round. */
function Ways({ balance, wallet, direction, onTurn }: WaysProps) {
  const { t } = useLingui();
  const main = { name: t`Main wallet`, amount: balance.main };
  const [from, to] = direction === 'in' ? [main, wallet] : [wallet, main];
  return (
    <div className={styles.ways}>
      <dl className={styles.places}>
        <div className={styles.place}>
          <dt>
            <Trans context="wallet that money leaves">From</Trans>
          </dt>
          <dd>
            <b>{from.name}</b>
            <Money minor={from.amount} currency={balance.currency} />
          </dd>
        </div>
        <div className={styles.place}>
          <dt>
            <Trans context="wallet that money comes into">To</Trans>
          </dt>
          <dd>
            <b>{to.name}</b>
            <Money minor={to.amount} currency={balance.currency} />
          </dd>
        </div>
      </dl>
      {wallet.isOpen && (
        <button
          type="button"
          className={styles.turn}
          aria-label={t`The other way`}
          onClick={onTurn}
        >
          <Icon of={ArrowUpDown} size={22} />
        </button>
      )}
    </div>
  );
}
