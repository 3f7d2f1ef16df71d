import { outsideAddress, outsideUrl, secret, secretAllowed, wholeNumber } from './schemas.ts';

/** The settings of those who move money for the house, in and out. */
export const paymentSettings = {
  PAYMENTS_URL: {
    default: '',
    meaning: 'The payment provider that deposits are paid through.',
    allowed: outsideAddress,
    schema: outsideUrl,
  },
  PAYMENTS_SECRET: {
    default: '',
    meaning: 'Signs what is asked of that provider, and what it tells; PAYMENTS_URL needs it.',
    allowed: secretAllowed,
    schema: secret,
    isSecret: true,
  },
  PAYMENTS_SANDBOX_PORT: {
    default: '0',
    meaning:
      'Where the demonstration’s own payment provider shows its pages; 0 takes any free port.',
    allowed: 'a whole number from 0 to 65535',
    schema: wholeNumber(0, 65_535),
  },
  PAYOUTS_URL: {
    default: '',
    meaning: 'The payout provider that withdrawals can be sent through.',
    allowed: outsideAddress,
    schema: outsideUrl,
  },
  PAYOUTS_SECRET: {
    default: '',
    meaning: 'Signs what is asked of that provider, and what it tells; PAYOUTS_URL needs it.',
    allowed: secretAllowed,
    schema: secret,
    isSecret: true,
  },
};
