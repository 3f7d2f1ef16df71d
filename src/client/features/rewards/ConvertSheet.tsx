import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOfflineSince } from '#client/data/online.ts';
import { type FormFault, useCheckedForm } from '#client/features/forms/use-checked-form.ts';
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
  const converting = useConvert();
  const form = useCheckedForm<'points' | 'paymentPassword'>({
    initial: { points: takenOf(points, terms), paymentPassword: '' },
    check: (typed) => {
      const fault = faultOf(typed.points);
      return {
        ...(fault && { points: fault }),
        ...(typed.paymentPassword === '' && { paymentPassword: { kind: 'required' } }),
      };
    },
    send: (typed) => {
      if (isOffline || converting.isPending) return;
      converting.mutate(
        { points: takenOf(asked(typed.points), terms), paymentPassword: typed.paymentPassword },
        {
          onError: form.refuse,
          onSuccess: ({ amount }) => {
            const money = writeMoney(amount, currency, i18n.locale);
            toast(t`In your main wallet: ${money}`, { tone: 'good' });
            onClose();
          },
        },
      );
    },
  });
  const wanted = asked(form.values.points);
  return (
    <Form onSubmit={form.onSubmit}>
      <Note>
        <Trans>
          <PointsSum points={terms.points} /> become{' '}
          <Money minor={terms.amount} currency={currency} />, in steps of{' '}
          <PointsSum points={terms.step} />.
        </Trans>
      </Note>
      <Field
        {...form.bind('points')}
        label={t`Points to convert`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        onChange={({ target }) => form.set('points', target.value.replace(/\D/g, ''))}
      />
      <Facts>
        <Fact name={<Trans>Taken</Trans>}>
          <PointsSum points={takenOf(wanted, terms)} />
        </Fact>
        <Fact name={<Trans>You receive</Trans>} isSum>
          <Money minor={worthOf(wanted, terms)} currency={currency} />
        </Fact>
      </Facts>
      <PasswordField
        {...form.bind('paymentPassword')}
        label={t`Payment password`}
        autoComplete="off"
      />
      {isOffline ? <OfflineAlert /> : <ErrorAlert error={converting.error} />}
      <Button type="submit" size="l" isWide busy={converting.isPending}>
        <Trans>Convert</Trans>
      </Button>
    </Form>
  );

  function faultOf(typed: string): FormFault | undefined {
    if (BigInt(asked(typed)) > BigInt(points))
      return { words: t`You do not have enough points for this.`, isAtOnce: true };
    if (takenOf(asked(typed), terms) === '0')
      return { words: t`That is below the minimum. Choose more points.` };
    return undefined;
  }
}

/** What is typed, as points. */
function asked(typed: string): string {
  return /^[1-9]\d{0,14}$/.test(typed) ? typed : '0';
}
