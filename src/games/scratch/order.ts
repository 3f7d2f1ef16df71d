import { scaled } from '../draw.ts';
import type { Draw } from '../game.ts';
import type { ScratchPool } from './pools.ts';

/**
 * Which ticket bears which prize: places in the pool's prize list from 1 on, 0 for none. Shuffled once
 * from the pool's seed, which was committed to before the first sale; ticket n is the n-th that is sold.
 */
export function orderOf(pool: ScratchPool, draw: Draw): Uint8Array {
  const known = orders.get(draw);
  if (known?.pool === pool) return known.order;
  const order = shuffled(printed(pool), draw);
  orders.set(draw, { pool, order });
  return order;
}

/** How many tickets of each prize are left, in the pool's order, when so many have been sold. */
export function remainingPrizes(
  pool: ScratchPool,
  order: Uint8Array,
  sold: number,
): readonly number[] {
  const left = pool.prizes.map(() => 0);
  for (const prize of order.subarray(sold)) {
    if (prize > 0) left[prize - 1] = (left[prize - 1] ?? 0) + 1;
  }
  return left;
}

/** A pool is shuffled with hundreds of thousands of floats, and asked for every ticket that is sold. */
const orders = new WeakMap<Draw, { pool: ScratchPool; order: Uint8Array }>();

function printed(pool: ScratchPool): Uint8Array {
  const tickets = new Uint8Array(pool.tickets);
  let next = 0;
  pool.prizes.forEach((prize, place) => {
    tickets.fill(place + 1, next, next + prize.tickets);
    next += prize.tickets;
  });
  return tickets;
}

/** Each ticket is drawn from those that are left; the one it takes the place of goes where it was. */
function shuffled(tickets: Uint8Array, draw: Draw): Uint8Array {
  for (let ticket = 0; ticket < tickets.length; ticket += 1) {
    const other = ticket + scaled(draw(ticket), tickets.length - ticket);
    const taken = tickets[other] ?? 0;
    tickets[other] = tickets[ticket] ?? 0;
    tickets[ticket] = taken;
  }
  return tickets;
}
