import type { Row } from './store.ts';

/**
 * Made for trying it out. Nothing has to be played first, because there is nothing to play with money
 * yet; a new account does not rest, so that the way can be walked at one sitting. A real house keeps
 * what the table says by itself: once through, and a day of rest.
 */
export const withdrawalTerms: Row<'withdrawal_setting'> = {
  per_day: 10,
  turnover_basis_points: 0,
  receive_minutes: 1_440,
  two_people_above: '500000000',
  account_rest_hours: 0,
};
