import type { Row } from './store.ts';

/**
 * The demonstration asks for no turnover and lets no new account rest, so that a newcomer can try deposit
 * and withdrawal at one sitting. A real house keeps the table's defaults: every deposit staked once, and a
 * day of rest.
 */
export const withdrawalTerms: Row<'withdrawal_setting'> = {
  per_day: 10,
  turnover_basis_points: 0,
  receive_minutes: 1_440,
  two_people_above: '500000000',
  account_rest_hours: 0,
};
