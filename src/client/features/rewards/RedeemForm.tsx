import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { useOfflineSince } from '#client/data/online.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { Form } from '#client/ui/Stack.tsx';
import {
  type MallItem,
  ParcelAddress,
  type RedeemOrder,
  redeemedAtOnceMost,
} from '#contract/points.ts';
import { AddressFields, faultsOfAddress, untyped } from './AddressFields.tsx';
import styles from './ItemSheet.module.css';
import { NeedsPaymentPassword } from './NeedsPaymentPassword.tsx';
import { pointsConfigQuery } from './points-queries.ts';
import { PointsSum } from './RewardSum.tsx';
import { mostOf } from './standing-of.ts';
import { useRedeem } from './use-redeem.ts';

interface RedeemFormProps {
  item: MallItem;
  points: string;
  onDone: (order: RedeemOrder) => void;
}

/** How many, where to, and the payment password; what is typed stays until it was sent. */
export function RedeemForm({ item, points, onDone }: RedeemFormProps) {
  const { t } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const { data: config } = useQuery(pointsConfigQuery(member?.id ?? '', language));
  const isOffline = useOfflineSince() !== null;
  const [quantity, setQuantity] = useState(1);
  const redeem = useRedeem();
  const isParcel = item.kind === 'parcel';
  const form = useCheckedForm({
    initial: { ...untyped, paymentPassword: '' },
    check: (typed) => ({
      ...(isParcel && faultsOfAddress(typed)),
      ...(typed.paymentPassword === '' && { paymentPassword: { kind: 'required' } }),
    }),
    send: ({ paymentPassword, ...typed }) => {
      if (isOffline || redeem.isPending) return;
      const address = isParcel ? v.parse(ParcelAddress, typed) : undefined;
      redeem.mutate(
        { itemId: item.id, quantity, address, paymentPassword },
        { onError: form.refuse, onSuccess: onDone },
      );
    },
  });
  if (config?.hasPaymentPassword === false) return <NeedsPaymentPassword />;
  const most = mostOf(item, points, redeemedAtOnceMost);
  const cost = String(BigInt(item.pointsRequirement) * BigInt(quantity));
  return (
    <Form onSubmit={form.onSubmit}>
      {most > 1 && <Quantity count={quantity} most={most} onChange={setQuantity} />}
      {isParcel && <AddressFields bind={form.bind} />}
      <PasswordField
        {...form.bind('paymentPassword')}
        label={t`Payment password`}
        autoComplete="off"
      />
      {isOffline ? <OfflineAlert /> : <ErrorAlert error={redeem.error} />}
      <Button type="submit" size="l" isWide busy={redeem.isPending}>
        <Trans>
          Redeem for <PointsSum points={cost} />
        </Trans>
      </Button>
    </Form>
  );
}

interface QuantityProps {
  count: number;
  most: number;
  onChange: (count: number) => void;
}

function Quantity({ count, most, onChange }: QuantityProps) {
  const { t } = useLingui();
  return (
    <div className={styles.quantity}>
      <span id="redeem-quantity">
        <Trans>Quantity</Trans>
      </span>
      <fieldset className={styles.stepper} aria-labelledby="redeem-quantity">
        <IconButton
          label={t`One less`}
          icon={Minus}
          disabled={count <= 1}
          onClick={() => onChange(count - 1)}
        />
        <output className={styles.count}>{count}</output>
        <IconButton
          label={t`One more`}
          icon={Plus}
          disabled={count >= most}
          onClick={() => onChange(count + 1)}
        />
      </fieldset>
    </div>
  );
}
