import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { Field } from '#client/ui/Field.tsx';
import { ParcelAddress } from '#contract/points.ts';

export type TypedAddress = Record<keyof ParcelAddress, string>;

export const untyped: TypedAddress = { name: '', phone: '', address: '', city: '' };

/** Undefined while something of it is missing or wrong. */
export function addressOf(typed: TypedAddress): ParcelAddress | undefined {
  const read = v.safeParse(ParcelAddress, typed);
  return read.success ? read.output : undefined;
}

interface AddressFieldsProps {
  typed: TypedAddress;
  onType: (typed: TypedAddress) => void;
  /** It was sent once: what is missing is said. */
  isChecked: boolean;
}

/** Where a parcel goes. The browser may fill it in; we keep it with the order alone. */
export function AddressFields({ typed, onType, isChecked }: AddressFieldsProps) {
  const { t } = useLingui();
  const isWrong = (name: keyof ParcelAddress) =>
    isChecked && !v.is(ParcelAddress.entries[name], typed[name]);
  const field = (name: keyof ParcelAddress) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onType({ ...typed, [name]: target.value }),
  });
  const missing = (name: keyof ParcelAddress) =>
    isWrong(name) ? t`Input cannot be empty` : undefined;
  return (
    <>
      <Field
        {...field('name')}
        label={t`Who receives it`}
        autoComplete="name"
        maxLength={100}
        error={missing('name')}
      />
      <Field
        {...field('phone')}
        label={t`Phone for the courier`}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        error={isWrong('phone') ? t`Please enter a valid mobile number` : undefined}
      />
      <Field
        {...field('address')}
        label={t`Street, number, flat`}
        autoComplete="street-address"
        maxLength={200}
        error={missing('address')}
      />
      <Field
        {...field('city')}
        label={t`City`}
        autoComplete="address-level2"
        maxLength={100}
        error={missing('city')}
      />
    </>
  );
}
