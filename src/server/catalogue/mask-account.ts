/** Enough to know oneself by, never the whole: of a short name only its beginning is shown. */
export function maskAccount(account: string): string {
  const signs = [...account];
  if (signs.length < 2) return '***';
  if (signs.length < 5) return `${signs[0]}***`;
  return `${signs[0]}${signs[1]}***${signs.at(-1)}`;
}
