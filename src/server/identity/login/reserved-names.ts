/** Names under which somebody could speak for the house. */
export function isReservedName(account: string): boolean {
  const bare = account.toLowerCase().replace(/[^a-z]/g, '');
  return reserved.has(bare) || beginnings.some((beginning) => bare.startsWith(beginning));
}

const reserved: ReadonlySet<string> = new Set([
  'system',
  'sistema',
  'security',
  'seguridad',
  'verbena',
  'official',
  'oficial',
  'cashier',
  'cajero',
  'root',
  'null',
  'undefined',
]);

/** Trial accounts are called so by the house itself. */
const beginnings = ['admin', 'support', 'soporte', 'moderator', 'customerservice', 'trial'];
