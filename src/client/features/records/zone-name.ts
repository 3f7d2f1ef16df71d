/** Minutes ahead of Greenwich as clocks are named everywhere: −300 is UTC−5, 330 is UTC+5:30. */
export function zoneName(minutesEast: number): string {
  if (minutesEast === 0) return 'UTC';
  const off = Math.abs(minutesEast);
  const minutes = off % 60 === 0 ? '' : `:${String(off % 60).padStart(2, '0')}`;
  return `UTC${minutesEast < 0 ? '−' : '+'}${Math.floor(off / 60)}${minutes}`;
}
