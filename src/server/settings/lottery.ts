import { outsideAddress, outsideUrl, secret, secretAllowed } from './schemas.ts';

/** The settings of where lottery draws get their chance and their official results from. */
export const lotterySettings = {
  BEACON_URL: {
    default: '',
    meaning:
      'A relay of drand’s quicknet, which house draws are made with; without it drand’s own, and in the demonstration a sandbox.',
    allowed: outsideAddress,
    schema: outsideUrl,
  },
  RESULTS_URL: {
    default: '',
    meaning: 'The feed of official lottery results; without it operators enter them.',
    allowed: outsideAddress,
    schema: outsideUrl,
  },
  RESULTS_SECRET: {
    default: '',
    meaning: 'Signs what that feed answers; RESULTS_URL needs it.',
    allowed: secretAllowed,
    schema: secret,
    isSecret: true,
  },
};
