import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ProofStep } from '#client/features/proof/ProofStep.tsx';
import { useProvedChange } from '#client/features/proof/use-proved-change.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Choice, Choices } from '#client/ui/Choice.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Form } from '#client/ui/Stack.tsx';
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
import { accountsQuery, refreshWithdrawals } from './withdraw-queries.ts';

/** Another place for one's money: the way, the number, and the proof. The name is the one on file. */
export function AddAccount() {
  const query = useQuery(accountsQuery(useMemberId()));
  return (
    <Loaded of={query} cards={2}>
      {(places) =>
        places.holder === null ? <NeedsName /> : <AddForm places={places} holder={places.holder} />
      }
    </Loaded>
  );
}

function NeedsName() {
  const open = useOpenOverlay();
  return (
    <Card look="info">
      <h2>
        <Trans>First, your full name</Trans>
      </h2>
      <p>
        <Trans>
          We only pay to accounts in your own name. Write it as on your identity document.
        </Trans>
      </p>
      <Button isWide aria-haspopup="dialog" onClick={() => open({ kind: 'profile' })}>
        <Trans>Open your profile</Trans>
      </Button>
    </Card>
  );
}

interface AddFormProps {
  places: ValueOf<typeof payoutAccounts>;
  holder: string;
}

function AddForm({ places: { methods, restHours }, holder }: AddFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const memberId = useMemberId();
  const toast = useToast();
  const { leave } = useWithdrawPlace();
  const numberKind = (code: string): PayoutNumber =>
    methods.find((method) => method.code === code)?.number ?? 'bank-account';
  const change = useProvedChange<Record<'method' | 'number', string>>({
    send: (values, proof) => ask(addPayoutAccount, { ...values, proof: proof as StrongProof }),
    onDone: () => {
      toast(t`Account added.`, { tone: 'good' });
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
        action={t`Add account`}
        purpose="payout"
        onBack={change.back}
        onProof={change.prove}
        isPending={change.isPending}
        error={change.error}
      >
        <Card look="raised" as="div">
          <b>{methods.find((method) => method.code === code)?.name}</b>
          <span>{form.values.number}</span>
          <Note as="span">{holder}</Note>
        </Card>
      </ProofStep>
    );
  }
  return (
    <Form onSubmit={form.onSubmit}>
      <MethodPicker
        methods={methods}
        chosen={code}
        onChoose={(method) => form.set('method', method)}
      />
      <NumberField kind={numberKind(code)} bound={form.bind('number')} />
      <Card look="raised" as="div">
        <Note as="span">
          <Trans>In the name of</Trans>
        </Note>
        <b>{holder}</b>
      </Card>
      {restHours > 0 && (
        <Note>
          <Plural
            value={restHours}
            one="For your safety, it can receive money after one hour."
            other="For your safety, it can receive money after # hours."
          />
        </Note>
      )}
      <ErrorAlert error={change.loose} />
      <Button type="submit" size="l" isWide>
        <Trans>Continue</Trans>
      </Button>
    </Form>
  );
}

interface MethodPickerProps {
  methods: readonly PayoutMethod[];
  chosen: string;
  onChoose: (code: string) => void;
}

function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  return (
    <Choices legend={<Trans>Bank or wallet</Trans>} hasColumns>
      {methods.map(({ code, kind, name }) => (
        <Choice
          key={code}
          name="method"
          value={code}
          isChosen={code === chosen}
          onChoose={onChoose}
          icon={kindIcons[kind]}
        >
          {name}
        </Choice>
      ))}
    </Choices>
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
    mobile: t`10 digits, starting with 3`,
    'tron-address': t`34 characters, starting with T. Money sent to a wrong address is lost.`,
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
