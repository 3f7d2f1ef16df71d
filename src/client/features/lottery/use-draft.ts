import { useEffect, useReducer } from 'react';
import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { memberStorageKey } from '#client/ground/session/forgotten-with-member.ts';
import { mostChased } from '#contract/lottery-tickets.ts';
import { type Line, type Play, units } from '#lottery/types.ts';
import { changeDraft, type Draft, type DraftChange, emptyDraft, rowsOf } from './draft.ts';

const Rows = v.array(v.array(v.string()));
const KeptLine = v.object({
  play: v.string(),
  choice: Rows,
  unit: v.picklist(units),
  multiple: v.number(),
});
const KeptChase = v.object({
  multiples: v.pipe(v.array(v.number()), v.maxLength(mostChased)),
  stopsOnWin: v.boolean(),
});
const KeptDraft = v.nullable(
  v.object({
    play: v.string(),
    picks: Rows,
    unit: v.picklist(units),
    multiple: v.number(),
    series: v.nullable(v.number()),
    lines: v.array(KeptLine),
    // A slip of before knows no repeat.
    chase: v.optional(KeptChase, { multiples: [], stopsOnWin: true }),
  }),
);

/** A game's slip outlives a reload and a lost network on this device, and goes with the member. */
export function useDraft(
  memberId: string,
  game: string,
  plays: readonly Play[],
): [Draft, (change: DraftChange) => void] {
  const key = memberStorageKey(memberId, `lottery-slip:${game}`);
  const [draft, change] = useReducer(changeDraft, null, () => readDraft(key, plays));
  useEffect(() => storage.setItem(key, draft as v.InferOutput<typeof KeptDraft>), [key, draft]);
  return [draft, change];
}

/** Lines of plays that are no longer offered are left out. */
function readDraft(key: string, plays: readonly Play[]): Draft {
  const kept = storage.getItem(key, null);
  const [first] = plays;
  if (!first) throw new Error('a game without plays has no slip');
  const isOffered = ({ play }: Pick<Line, 'play'>) => plays.some(({ code }) => code === play);
  if (!kept) return emptyDraft(first);
  const lines = kept.lines.filter(isOffered);
  const play = plays.find(({ code }) => code === kept.play);
  const fits = play !== undefined && kept.picks.length === rowsOf(play.picker);
  return fits ? { ...kept, lines } : { ...emptyDraft(play ?? first), lines };
}

const storage = deviceStorage(KeptDraft);
