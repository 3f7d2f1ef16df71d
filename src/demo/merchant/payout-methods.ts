import type { Insertable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** Where Colombians keep their money; amounts in minor units. */
export function payoutMethodRows(): Insertable<Tables['payout_method']>[] {
  return methods.map((method, place) => ({ ...method, place, enabled: true }));
}

const bank = {
  kind: 'bank',
  number_kind: 'bank-account',
  minimum: '2000000',
  maximum: '2000000000',
  fee_fixed: '0',
  fee_basis_points: 0,
} as const;

const wallet = {
  kind: 'e-wallet',
  number_kind: 'mobile',
  minimum: '1000000',
  maximum: '300000000',
  fee_fixed: '0',
  fee_basis_points: 0,
} as const;

const methods = [
  { ...bank, code: 'BANCOLOMBIA', name: 'Bancolombia' },
  { ...bank, code: 'DAVIVIENDA', name: 'Davivienda' },
  { ...bank, code: 'BBVA', name: 'BBVA Colombia' },
  { ...bank, code: 'BANCO_BOGOTA', name: 'Banco de Bogotá' },
  { ...wallet, code: 'NEQUI', name: 'Nequi' },
  { ...wallet, code: 'DAVIPLATA', name: 'DaviPlata' },
  {
    code: 'USDT_TRC20',
    name: 'USDT (TRC20)',
    kind: 'crypto',
    number_kind: 'tron-address',
    minimum: '8000000',
    maximum: '4000000000',
    fee_fixed: '600000',
    fee_basis_points: 50,
  },
] as const;
