/** What coins are counted in, where money would say its currency. */
export const coinCurrency = 'COINS';

/** What a purse of coins holds when it is new or filled again. */
export const fullPurse = 10_000_000n;
