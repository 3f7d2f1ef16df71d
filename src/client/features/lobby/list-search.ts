import type { SearchSchemaInput } from '@tanstack/react-router';
import * as v from 'valibot';
import type { GamesWanted } from '#client/features/catalogue/catalogue-queries.ts';
import type { Game } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';

export const listSelections = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const;
export type ListSelection = (typeof listSelections)[number];

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
const Code = v.pipe(Text, v.regex(/^[A-Za-z0-9_.-]{1,60}$/));

/** Digits in the address, a number wherever it is asked for. */
const Figure = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));

/** What stands there and makes no sense counts as not said: an old link opens the list all the same. */
function unsaid<Output>(schema: v.BaseSchema<unknown, Output, v.BaseIssue<unknown>>) {
  return v.fallback(v.optional(schema), undefined);
}

/** The state of a list that an address can hold. What is not said is the usual. */
const ListSearchSchema = v.object({
  vassalage: unsaid(Code),
  class: unsaid(Code),
  page: unsaid(v.pipe(Figure, v.integer(), v.minValue(2), v.maxValue(100_000))),
  q: unsaid(Text),
  selection: unsaid(v.picklist(['NEW', 'HOT', 'FAV', 'RECENT'])),
  /** Of favourites and recents, the category that is looked at. */
  gameType: unsaid(
    v.picklist([
      'LIVE',
      'RNG',
      'SPORTS',
      'ESPORTS',
      'PVP',
      'FISH',
      'LOTT',
      'ELOTT',
      'INHOUSE',
    ] as const satisfies readonly Game['gameType'][]),
  ),
  sort: unsaid(v.picklist(['POPULAR', 'NEW', 'RETURN', 'NAME'])),
  /** Several vendors, with commas between. */
  vendors: unsaid(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,60}(,[A-Za-z0-9_.-]{1,60}){0,19}$/)),
  ),
  volatility: unsaid(v.picklist(['low', 'medium', 'high'])),
  lines: unsaid(v.pipe(Figure, v.literal(25))),
  bet: unsaid(v.pipe(Figure, v.literal(1))),
});
export type ListSearch = Partial<v.InferOutput<typeof ListSearchSchema>>;

export function readListSearch(raw: unknown): ListSearch {
  const read = v.safeParse(ListSearchSchema, raw);
  if (!read.success) return {};
  return Object.fromEntries(
    Object.entries(read.output).filter(([, value]) => value !== undefined),
  ) as ListSearch;
}

/** The same for a route: an address may say anything, a link only what a list reads. */
export function listSearch(linked: ListSearch & SearchSchemaInput): ListSearch {
  return readListSearch(linked);
}

export function chooseVendor(search: ListSearch, vassalage: string | undefined): ListSearch {
  return { ...search, vassalage, vendors: undefined, class: undefined, page: undefined };
}

export function chosenVendors({ vassalage, vendors }: ListSearch): string[] {
  if (vendors) return vendors.split(',');
  return vassalage ? [vassalage] : [];
}

/** One alone keeps the name that links from elsewhere have. */
export function toggleVendor(search: ListSearch, code: string): ListSearch {
  const before = chosenVendors(search);
  const chosen = before.includes(code) ? before.filter((one) => one !== code) : [...before, code];
  return {
    ...search,
    vassalage: chosen.length === 1 ? chosen[0] : undefined,
    vendors: chosen.length > 1 ? chosen.join(',') : undefined,
    page: undefined,
  };
}

/** What is looked for stays; order and filters go. */
export function clearFilters({ q, selection }: ListSearch): ListSearch {
  return { q, selection };
}

export function chooseClass(search: ListSearch, key: string | undefined): ListSearch {
  return { ...search, class: key, page: undefined };
}

/** Favourites and recents are lists of their own: vendor, class and words do not narrow them. */
export function chooseSelection(search: ListSearch, selection: ListSelection): ListSearch {
  const chosen = selection === 'ALL' ? undefined : selection;
  if (needsLogin(selection)) return { selection: chosen };
  return { ...search, selection: chosen, page: undefined };
}

export function chooseHint(search: ListSearch, hint: 'lines' | 'bet'): ListSearch {
  const isOn = search[hint] !== undefined;
  const value = hint === 'lines' ? 25 : 1;
  return { ...search, [hint]: isOn ? undefined : value, page: undefined };
}

export function typeWords(search: ListSearch, words: string): ListSearch {
  return { ...search, q: words.trim() || undefined, page: undefined };
}

export function turnPage(search: ListSearch, page: number): ListSearch {
  return { ...search, page: page > 1 ? page : undefined };
}

export function needsLogin(selection: ListSelection | undefined): selection is 'FAV' | 'RECENT' {
  return selection === 'FAV' || selection === 'RECENT';
}

/** `betHint`: the smallest bet that the hint asks for, in minor units. */
export function wantedOf(
  search: ListSearch,
  gameType: GameType | 'ALL',
  betHint: number,
): GamesWanted {
  const { selection } = search;
  return {
    gameType,
    vassalage: search.vassalage,
    vassalages: search.vendors,
    sort: search.sort,
    volatility: search.volatility,
    gameClassify: search.class,
    gameName: search.q,
    selection: selection === 'NEW' || selection === 'HOT' ? selection : undefined,
    minimumLines: search.lines,
    minimumBet: search.bet && betHint,
    page: search.page ?? 1,
  };
}

/** Whether anything narrows home's rows down to one list. */
export function isNarrowed(search: ListSearch): boolean {
  const { page: _, ...narrowing } = search;
  return Object.values(narrowing).some((value) => value !== undefined) || (search.page ?? 1) > 1;
}
