import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { sayRefusal } from '#client/features/access/say-refusal.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useOpenOverlay } from '#client/features/frame/overlay.ts';
import { ProofStep } from '#client/features/profile/ProofStep.tsx';
import { useProvedChange } from '#client/features/profile/use-proved-change.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useToast } from '#client/ui/toasts.ts';
import type { ValueOf } from '#contract/call.ts';
import {
  addPayoutAccount,
  type PayoutMethod,
  type PayoutNumber,
  type payoutAccounts,
} from '#contract/payout-accounts.ts';
import { cleanPayoutNumber, payoutNumberFault } from '#contract/payout-number.ts';
import type { StrongProof } from '#contract/proof.ts';
import { kindIcons } from './kind-icons.ts';
import { useMemberId, useWithdrawPlace } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';
import { accountsQuery, refreshWithdrawals } from './withdraw-queries.ts';

/** Another place for one's money: the way, the number, and the proof. The name is the one on file. */
export function AddAccount() {
  const { data } = useQuery(accountsQuery(useMemberId()));
  if (!data) return <Skeleton shape="card" count={2} />;
  if (data.holder === null) return <NeedsName />;
  return <AddForm places={data} holder={data.holder} />;
}

function NeedsName() {
  const open = useOpenOverlay();
  return (
    <section className={styles.obstacle}>
      <h2 className={styles.heading}>
        <Trans>First, your real name</Trans>
      </h2>
      <p>
        <Trans>Money goes to accounts in your own name only. Write it as your papers say it.</Trans>
      </p>
      <Button isWide aria-haspopup="dialog" onClick={() => open({ kind: 'profile' })}>
        <Trans>Open your profile</Trans>
      </Button>
    </section>
  );
}

interface AddFormProps {
  places: ValueOf<typeof payoutAccounts>;
  holder: string;
}

function AddForm({ places: { methods, restHours }, holder }: AddFormProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const memberId = useMemberId();
  const toast = useToast();
  const { leave } = useWithdrawPlace();
  const numberKind = (code: string): PayoutNumber =>
    methods.find((method) => method.code === code)?.number ?? 'bank-account';
  const change = useProvedChange<Record<'method' | 'number', string>>({
    send: (values, proof) => ask(addPayoutAccount, { ...values, proof: proof as StrongProof }),
    onDone: () => {
      toast(t`It is on your list.`, { tone: 'good' });
      refreshWithdrawals(client, memberId);
      leave({});
    },
    onRefused: (error) => {
      form.refuse(error);
      return false;
    },
  });
  const form = useCheckedForm<'method' | 'number'>({
    initial: { method: methods[0]?.code ?? '', number: '' },
    check: ({ method, number }) => {
      const kind = numberKind(method);
      const fault = payoutNumberFault(kind, cleanPayoutNumber(kind, number));
      return fault ? { number: fault } : {};
    },
    send: change.askProof,
  });
  const { method: code } = form.values;
  if (change.isProving) {
    return (
      <ProofStep
        action={t`Add it`}
        purpose="payout"
        onBack={change.back}
        onProof={change.prove}
        isPending={change.isPending}
        error={change.error}
      >
        <p className={styles.told}>
          <b>{methods.find((method) => method.code === code)?.name}</b>
          <span className={styles.hint}>{form.values.number}</span>
          <span className={styles.quiet}>{holder}</span>
        </p>
      </ProofStep>
    );
  }
  return (
    <form className={styles.stack} onSubmit={form.onSubmit} noValidate>
      <MethodPicker
        methods={methods}
        chosen={code}
        onChoose={(method) => form.set('method', method)}
      />
      <NumberField kind={numberKind(code)} bound={form.bind('number')} />
      <div className={styles.told}>
        <span className={styles.quiet}>
          <Trans>In the name of</Trans>
        </span>
        <b>{holder}</b>
      </div>
      {restHours > 0 && (
        <p className={styles.quiet}>
          <Plural
            value={restHours}
            one="It rests for an hour before money goes to it, so that a thief cannot use it at once."
            other="It rests for # hours before money goes to it, so that a thief cannot use it at once."
          />
        </p>
      )}
      {change.loose && (
        <p role="alert" className={styles.refusal}>
          {sayRefusal(change.loose, i18n)}
        </p>
      )}
      <Button type="submit" size="l" isWide>
        <Trans>Go on</Trans>
      </Button>
    </form>
  );
}

interface MethodPickerProps {
  methods: readonly PayoutMethod[];
  chosen: string;
  onChoose: (code: string) => void;
}

function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>
        <Trans>Bank or wallet</Trans>
      </legend>
      {methods.map(({ code, kind, name }) => (
        <label key={code} className={styles.card}>
          <input
            type="radio"
            name="method"
            value={code}
            checked={code === chosen}
            onChange={() => onChoose(code)}
          />
          <Icon of={kindIcons[kind]} size={20} />
          <span className={styles.cardWords}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface NumberFieldProps {
  kind: PayoutNumber;
  bound: ReturnType<ReturnType<typeof useCheckedForm<'method' | 'number'>>['bind']>;
}

function NumberField({ kind, bound }: NumberFieldProps) {
  const { t } = useLingui();
  const labels: Record<PayoutNumber, string> = {
    'bank-account': t`Account number`,
    mobile: t`Mobile number of the wallet`,
    'tron-address': t`Address (TRC20 network)`,
  };
  const hints: Record<PayoutNumber, string> = {
    'bank-account': t`8 to 20 digits`,
    mobile: t`10 digits, the first is a 3`,
    'tron-address': t`34 characters, the first is a T. Money sent to a wrong address is lost.`,
  };
  return (
    <Field
      {...bound}
      label={labels[kind]}
      hint={hints[kind]}
      inputMode={kind === 'tron-address' ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
    />
  );
}
