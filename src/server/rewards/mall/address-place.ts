/** Where the vault locks a parcel's address: it opens for this order alone. */
export function addressPlace(playerId: string, requestId: string): string {
  return `mall_order.address:${playerId}:${requestId}`;
}
