import type { Choice, Play, Result } from '#lottery/types.ts';

/** Which of the picks had a part in what a draw won, row by row; a stake that is returned is no win. */
export function hitPicks(play: Play, choice: Choice, result: Result): Choice {
  const won = notesWonBy(play, choice, result);
  if (won === 0) return choice.map(() => []);
  // A number that was typed is a bet by itself, and there may be thousands of them.
  if (play.picker.kind === 'text') {
    return choice.map((row) => row.filter((symbol) => notesWonBy(play, [[symbol]], result) > 0));
  }
  return choice.map((row, at) =>
    row.filter((symbol) => {
      const without = choice.map((other, index) =>
        index === at ? other.filter((one) => one !== symbol) : other,
      );
      return notesWonBy(play, without, result) < won;
    }),
  );
}

function notesWonBy(play: Play, choice: Choice, result: Result): number {
  return notesOf(play, play.match(choice, result)).won;
}

/** How many of a line's hits are wins, and how many are stakes that came back. */
export function notesOf(
  play: Play | undefined,
  hits: readonly { tier: string; notes: number }[],
): { won: number; returned: number } {
  const pushes = new Set(
    play?.tiers.filter(({ pays }) => pays === 'push').map(({ code }) => code) ?? [],
  );
  const notes = { won: 0, returned: 0 };
  for (const hit of hits) notes[pushes.has(hit.tier) ? 'returned' : 'won'] += hit.notes;
  return notes;
}
