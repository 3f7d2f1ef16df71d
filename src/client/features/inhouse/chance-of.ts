/** Where a game's chance comes from: one's own seeds, a table that many share, a pool of tickets. */
export function chanceOf(rules: string): 'own' | 'chain' | 'pool' {
  if (rules === 'VB_CRASH' || rules === 'VB_BINGO') return 'chain';
  return rules.startsWith('VB_SCRATCH_') ? 'pool' : 'own';
}
