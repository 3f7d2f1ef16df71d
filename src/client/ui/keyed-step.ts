/** Where an arrow, Home or End leads in a row of choices; null for every other key. */
export function keyedStep(
  key: string,
  place: number,
  count: number,
  { direction }: { direction: string },
): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'ArrowDown') return (place + 1) % count;
  if (key === backward || key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
