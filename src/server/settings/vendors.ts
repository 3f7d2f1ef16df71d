import * as v from 'valibot';
import { wholeNumber } from './schemas.ts';

/** The settings of those whose games are played. */
export const vendorSettings = {
  VENDORS_SANDBOX_PORT: {
    default: '8091',
    meaning:
      'Where the demonstration’s own game vendor is reached; another where that is taken, 0 takes any, off leaves its games closed.',
    allowed: 'a whole number from 0 to 65535, or off',
    schema: v.union([v.literal('off'), wholeNumber(0, 65_535)]),
  },
};
