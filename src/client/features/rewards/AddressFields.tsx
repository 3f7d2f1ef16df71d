import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { CheckedForm, FormFault } from '#client/features/forms/use-checked-form.ts';
import { Field } from '#client/ui/Field.tsx';
import { ParcelAddress } from '#contract/points.ts';

type AddressName = keyof ParcelAddress;

export const untyped: Record<AddressName, string> = { name: '', phone: '', address: '', city: '' };

/** What is missing or wrong of it, by the gateway's own rules. */
export function faultsOfAddress(
  typed: Record<AddressName, string>,
): Partial<Record<AddressName, FormFault>> {
  const names = Object.keys(untyped) as AddressName[];
  const wrong = names.filter((name) => !v.is(ParcelAddress.entries[name], typed[name]));
  return Object.fromEntries(
    wrong.map((name) => [name, { kind: name === 'phone' ? 'mobile' : 'required' }]),
  );
}

interface AddressFieldsProps {
  /** As the form's own, which may have other fields besides. */
  bind: (name: AddressName) => ReturnType<CheckedForm<string>['bind']>;
}

/** Where a parcel goes. The browser may fill it in; we keep it with the order alone. */
export function AddressFields({ bind }: AddressFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field {...bind('name')} label={t`Who receives it`} autoComplete="name" maxLength={100} />
      <Field
        {...bind('phone')}
        label={t`Phone for the courier`}
        type="tel"
        autoComplete="tel"
        maxLength={24}
      />
      <Field
        {...bind('address')}
        label={t`Street, number, flat`}
        autoComplete="street-address"
        maxLength={200}
      />
      <Field {...bind('city')} label={t`City`} autoComplete="address-level2" maxLength={100} />
    </>
  );
}
