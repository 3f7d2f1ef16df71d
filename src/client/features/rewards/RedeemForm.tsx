import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { showFirstFault } from '#client/ui/show-first-fault.ts';
import { type MallItem, type RedeemOrder, redeemedAtOnceMost } from '#contract/points.ts';
import { AddressFields, addressOf, type TypedAddress, untyped } from './AddressFields.tsx';
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
  const [typed, setTyped] = useState<TypedAddress>(untyped);
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const redeem = useRedeem();
  if (config?.hasPaymentPassword === false) return <NeedsPaymentPassword />;
  const isParcel = item.kind === 'parcel';
  const address = isParcel ? addressOf(typed) : undefined;
  const most = mostOf(item, points, redeemedAtOnceMost);
  const cost = String(BigInt(item.pointsRequirement) * BigInt(quantity));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (password === '' || (isParcel && !address)) return showFirstFault(event.currentTarget);
    if (isOffline || redeem.isPending) return;
    const wish = { itemId: item.id, quantity, address, paymentPassword: password };
    redeem.mutate(wish, { onSuccess: onDone });
  };
  return (
    <Form onSubmit={submit}>
      {most > 1 && <Quantity count={quantity} most={most} onChange={setQuantity} />}
      {isParcel && <AddressFields typed={typed} onType={setTyped} isChecked={wasSent} />}
      <PasswordField
        name="paymentPassword"
        label={t`Payment password`}
        autoComplete="off"
        value={password}
        error={wasSent && password === '' ? t`Input cannot be empty` : undefined}
        onChange={({ target }) => setPassword(target.value)}
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
