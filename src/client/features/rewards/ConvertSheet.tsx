import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { showFirstFault } from '#client/ui/show-first-fault.ts';
import { useToast } from '#client/ui/toasts.ts';
import { writeMoney } from '#contract/write-money.ts';
import { NeedsPaymentPassword } from './NeedsPaymentPassword.tsx';
import { pointsConfigQuery } from './points-queries.ts';
import { PointsSum } from './RewardSum.tsx';
import { useConvert } from './use-redeem.ts';
import { type ConvertTerms, takenOf, worthOf } from './worth-of.ts';

interface ConvertSheetProps {
  points: string;
  terms: ConvertTerms;
  currency: string;
  onClose: () => void;
}

/** Points into money: what is taken and what it brings is seen before the password is typed. */
export function ConvertSheet(props: ConvertSheetProps) {
  const { t } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const { data: config } = useQuery(pointsConfigQuery(member?.id ?? '', language));
  return (
    <Sheet title={t`Convert points`} onClose={props.onClose}>
      {config?.hasPaymentPassword === false ? <NeedsPaymentPassword /> : <ConvertForm {...props} />}
    </Sheet>
  );
}

function ConvertForm({ points, terms, currency, onClose }: ConvertSheetProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const isOffline = useOfflineSince() !== null;
  const [typed, setTyped] = useState(takenOf(points, terms));
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const converting = useConvert();
  const asked = /^[1-9]\d{0,14}$/.test(typed) ? typed : '0';
  const taken = takenOf(asked, terms);
  const isShort = BigInt(asked) > BigInt(points);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (isShort || taken === '0' || password === '') return showFirstFault(event.currentTarget);
    if (isOffline || converting.isPending) return;
    converting.mutate(
      { points: taken, paymentPassword: password },
      {
        onSuccess: ({ amount }) => {
          const money = writeMoney(amount, currency, i18n.locale);
          toast(t`In your main wallet: ${money}`, { tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <Form onSubmit={submit}>
      <Note>
        <Trans>
          <PointsSum points={terms.points} /> become{' '}
          <Money minor={terms.amount} currency={currency} />, in steps of{' '}
          <PointsSum points={terms.step} />.
        </Trans>
      </Note>
      <Field
        name="points"
        label={t`Points to convert`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        value={typed}
        error={faultOf()}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
      />
      <Facts>
        <Fact name={<Trans>Taken</Trans>}>
          <PointsSum points={taken} />
        </Fact>
        <Fact name={<Trans>You receive</Trans>} isSum>
          <Money minor={worthOf(asked, terms)} currency={currency} />
        </Fact>
      </Facts>
      <PasswordField
        name="paymentPassword"
        label={t`Payment password`}
        autoComplete="off"
        value={password}
        error={wasSent && password === '' ? t`Input cannot be empty` : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      {isOffline ? <OfflineAlert /> : <ErrorAlert error={converting.error} />}
      <Button type="submit" size="l" isWide busy={converting.isPending}>
        <Trans>Convert</Trans>
      </Button>
    </Form>
  );

  function faultOf() {
    if (isShort) return t`You do not have enough points for this.`;
    if (wasSent && taken === '0') return t`That is below the minimum. Choose more points.`;
    return undefined;
  }
}
