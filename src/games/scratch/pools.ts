/**
 * A pool of tickets as it is printed: its prizes, and how many tickets bear each. The larger pools begin
 * from a one-dollar ticket as lotteries sell them, with more of the small and the middle prizes, so that
 * at least 85 % come back.
 */
export interface ScratchPool {
  code: string;
  /** In units of the merchant's cheapest ticket. */
  price: number;
  tickets: number;
  /** Greatest first. */
  prizes: readonly ScratchPrize[];
}

export interface ScratchPrize {
  /** Times the price. */
  times: number;
  tickets: number;
}

export const scratchPools: readonly ScratchPool[] = [
  pool('VB_SCRATCH_1', 1, 240_000, [
    [1_000, 4],
    [500, 10],
    [100, 60],
    [50, 200],
    [25, 500],
    [20, 600],
    [10, 1_600],
    [5, 4_000],
    [4, 5_000],
    [3, 8_000],
    [2, 20_000],
    [1, 39_000],
  ]),
  pool('VB_SCRATCH_2', 2, 120_000, [
    [2_500, 2],
    [500, 8],
    [100, 50],
    [50, 120],
    [20, 400],
    [10, 1_000],
    [5, 2_600],
    [4, 1_400],
    [3, 3_000],
    [2, 10_000],
    [1, 20_000],
  ]),
  pool('VB_SCRATCH_5', 5, 60_000, [
    [5_000, 1],
    [1_000, 2],
    [200, 15],
    [100, 30],
    [50, 80],
    [20, 250],
    [10, 600],
    [5, 1_000],
    [3, 2_000],
    [2, 4_500],
    [1, 6_000],
  ]),
  pool('VB_SCRATCH_10', 10, 24_000, [
    [2_500, 1],
    [500, 4],
    [100, 15],
    [50, 40],
    [25, 80],
    [10, 268],
    [5, 480],
    [2, 1_500],
    [1, 4_000],
  ]),
];

function pool(
  code: string,
  price: number,
  tickets: number,
  prizes: readonly (readonly [times: number, tickets: number])[],
): ScratchPool {
  return { code, price, tickets, prizes: prizes.map(([times, of]) => ({ times, tickets: of })) };
}
