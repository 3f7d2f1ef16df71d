/**
 * Where an event stands in the one order that all gateways read in: the transaction order number of
 * `event.order_xid`, then the event's own number.
 */
export interface EventPosition {
  orderXid: number;
  id: number;
}

/** Before every event there is or will be. */
export const firstPosition: EventPosition = { orderXid: 0, id: 0 };

/** An event's id on the wire. Clients repeat it as `after` and read nothing in it. */
export function writePosition({
  orderXid,
  id,
}: {
  orderXid: string | number;
  id: string | number;
}) {
  return `${orderXid}-${id}`;
}

/** Undefined for what no gateway wrote. */
export function readPosition(text: string): EventPosition | undefined {
  const match = /^(\d{1,15})-(\d{1,15})$/.exec(text);
  return match ? { orderXid: Number(match[1]), id: Number(match[2]) } : undefined;
}

export function isAfter(one: EventPosition, other: EventPosition): boolean {
  return one.orderXid === other.orderXid ? one.id > other.id : one.orderXid > other.orderXid;
}
