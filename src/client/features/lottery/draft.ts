import type { Choice, Line, Picker, Play, Unit } from '#lottery/types.ts';
import { type ChasePlan, noChase } from './slip/chase-plan.ts';

/** What somebody is putting together: one play's picks, and the lines that wait to be bought. */
export interface Draft {
  play: string;
  /** A row for each row of the play's picker. */
  picks: Choice;
  unit: Unit;
  multiple: number;
  /** Null for the board's own proposal. */
  series: number | null;
  lines: readonly Line[];
  /** The draws that the slip repeats over. */
  chase: ChasePlan;
}

export type DraftChange =
  | { kind: 'play'; play: Play }
  | { kind: 'row'; row: number; symbols: readonly string[] }
  | { kind: 'picks'; picks: Choice }
  | { kind: 'unit'; unit: Unit }
  | { kind: 'multiple'; multiple: number }
  | { kind: 'series'; series: number }
  | { kind: 'chase'; plan: ChasePlan }
  | { kind: 'add' }
  | { kind: 'add-all'; choices: readonly Choice[] }
  | { kind: 'line'; index: number; change: Partial<Pick<Line, 'unit' | 'multiple'>> }
  | { kind: 'remove'; index: number }
  | { kind: 'clear' }
  | { kind: 'sold'; lines: readonly Line[] };

/** What any board takes at most. */
const mostMultiple = 9_999;

export function emptyDraft(play: Play): Draft {
  const stake = { unit: '1', multiple: 1, series: null } as const;
  return { play: play.code, picks: noPicks(play), ...stake, lines: [], chase: noChase };
}

/** Draws no conclusion about what may be bought: that is the slip's quote. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case 'play':
      return { ...draft, play: change.play.code, picks: noPicks(change.play) };
    case 'row':
      return {
        ...draft,
        picks: draft.picks.map((row, index) => (index === change.row ? change.symbols : row)),
      };
    case 'picks':
      return { ...draft, picks: change.picks };
    case 'unit':
      return { ...draft, unit: change.unit };
    case 'multiple':
      return { ...draft, multiple: withinMultiple(change.multiple) };
    case 'series':
      return { ...draft, series: change.series };
    case 'chase':
      return { ...draft, chase: change.plan };
    case 'add':
      return {
        ...draft,
        lines: [...draft.lines, lineOf(draft)],
        picks: draft.picks.map(() => []),
      };
    case 'add-all':
      return {
        ...draft,
        lines: [...draft.lines, ...change.choices.map((choice) => ({ ...lineOf(draft), choice }))],
      };
    case 'line':
      return {
        ...draft,
        lines: draft.lines.map((line, index) =>
          index === change.index ? { ...line, ...change.change } : line,
        ),
      };
    case 'remove':
      return { ...draft, lines: draft.lines.filter((_, index) => index !== change.index) };
    case 'clear':
      return { ...draft, picks: draft.picks.map(() => []) };
    case 'sold':
      // The next slip is not repeated unasked.
      return { ...draft, lines: withoutLines(draft.lines, change.lines), chase: noChase };
  }
}

export function lineOf({ play, picks, unit, multiple }: Draft): Line {
  return { play, choice: picks, unit, multiple };
}

export function hasPicks({ picks }: Draft): boolean {
  return picks.some((row) => row.length > 0);
}

export function rowsOf(picker: Picker): number {
  return picker.kind === 'text' ? 1 : picker.rows.length;
}

export function withinMultiple(multiple: number, most = mostMultiple): number {
  if (!Number.isFinite(multiple)) return 1;
  return Math.min(most, Math.max(1, Math.trunc(multiple)));
}

/** Each line that was sold is taken away once: what was added since stays. */
function withoutLines(lines: readonly Line[], sold: readonly Line[]): readonly Line[] {
  const gone = sold.map(lineText);
  return lines.filter((line) => {
    const index = gone.indexOf(lineText(line));
    if (index === -1) return true;
    gone.splice(index, 1);
    return false;
  });
}

function lineText({ play, choice, unit, multiple }: Line): string {
  return JSON.stringify([play, choice, unit, multiple]);
}

function noPicks({ picker }: Play): Choice {
  return Array.from({ length: rowsOf(picker) }, () => []);
}
