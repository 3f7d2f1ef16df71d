/** How many minor units one unit of a currency has; a merchant's own points count in hundredths. */
export function oneUnitOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  } catch {
    return 100;
  }
}
