import { type DayOrder, readDay } from './dates.ts';
import { compilePattern, type LinearPattern, matchesPattern } from './linear-pattern.ts';

/** What can be wrong with how something is written; each has its own words on either side. */
export type PatternFault =
  | 'pattern'
  | 'plain-text'
  | 'letters-or-digits'
  | 'letter-first'
  | 'digits'
  | 'letters-and-digits'
  | 'uppercase-needed'
  | 'strong-password'
  | 'english-letters'
  | 'no-spaces'
  | 'chinese'
  | 'korean'
  | 'thai'
  | 'full-width-japanese'
  | 'uppercase-only'
  | 'email'
  | 'real-name'
  | 'date-year-first'
  | 'date-month-first';

interface PatternKind {
  /** What a gateway may hand out as `acceptedPattern`. */
  source: string;
  fault: PatternFault;
  /** Pattern languages cannot count the days of a month. */
  dayOrder?: DayOrder;
}

const nameWord = "\\p{L}[\\p{L}\\p{M}.'’\\-]*";
const mailWord = "[A-Za-z0-9!#$%&'*+\\/=?^_`{\\|}~\\-]+";

/** Every kind of pattern by the id under which a field's rule names it. */
export const patternKinds = {
  LETTERS_OR_DIGITS: { source: '^[A-Za-z0-9]+$', fault: 'letters-or-digits' },
  LETTER_FIRST: { source: '^[A-Za-z][A-Za-z0-9]*$', fault: 'letter-first' },
  DIGITS: { source: '^[0-9]+$', fault: 'digits' },
  LETTERS_AND_DIGITS: {
    source: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
    fault: 'letters-and-digits',
  },
  UPPERCASE_NEEDED: { source: '\\p{Lu}', fault: 'uppercase-needed' },
  STRONG_PASSWORD: {
    source: '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s])\\S+$',
    fault: 'strong-password',
  },
  ENGLISH_LETTERS: { source: '^[A-Za-z]+(?: +[A-Za-z]+)*$', fault: 'english-letters' },
  NO_SPACES: { source: '^\\S+$', fault: 'no-spaces' },
  // Names of some peoples in China carry a middle dot.
  CHINESE: { source: '^\\p{Script=Han}+(?:·\\p{Script=Han}+)*$', fault: 'chinese' },
  KOREAN: { source: '^\\p{Script=Hangul}+$', fault: 'korean' },
  THAI: { source: '^\\p{Script=Thai}+(?: \\p{Script=Thai}+)*$', fault: 'thai' },
  FULL_WIDTH_JAPANESE: {
    // Kanji, kana and the wide forms of letters and digits; half-width kana stand outside.
    source:
      '^[\\p{Script=Han}\\u3005-\\u3007\\u3041-\\u3096\\u309D-\\u30FF\\u3000\\uFF01-\\uFF5E]+$',
    fault: 'full-width-japanese',
  },
  UPPERCASE_ONLY: { source: '^[A-Z]+$', fault: 'uppercase-only' },
  EMAIL: {
    source: `^${mailWord}(?:\\.${mailWord})*@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9\\-]{0,61}[A-Za-z0-9]$`,
    fault: 'email',
  },
  // First and last at least: where people bear four names, each stands one space from the next.
  FULL_NAME: { source: `^${nameWord}(?: ${nameWord})+$`, fault: 'real-name' },
  DATE_YEAR_FIRST: {
    source: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    fault: 'date-year-first',
    dayOrder: 'year-first',
  },
  DATE_MONTH_FIRST: {
    source: '^[0-9]{2}-[0-9]{2}-[0-9]{4}$',
    fault: 'date-month-first',
    dayOrder: 'month-first',
  },
} as const satisfies Record<string, PatternKind>;
export type PatternId = keyof typeof patternKinds;

/** A lone star accepts anything. */
export const anything = '*';

export interface PatternRule {
  acceptedPattern: string;
  patternId: string;
}

/**
 * What is wrong with how a text is written, or null.
 *
 * The rule's own pattern decides, and its id chooses the words. Where the pattern is broken, the
 * kind that the id names takes its place; where that is unknown too, plain text is asked for. So a
 * slip of the operator's neither lets everything in nor keeps everyone out.
 */
export function judgePattern(rule: PatternRule, text: string): PatternFault | null {
  if (asksNothing(rule)) return null;
  const kind = kindOf(rule.patternId);
  const own = compiled(rule.acceptedPattern);
  const pattern = own ?? compiled(kind?.source ?? plainText);
  const fault = kind?.fault ?? (own ? 'pattern' : 'plain-text');
  if (pattern && !matchesPattern(pattern, text)) return fault;
  if (kind?.dayOrder && readDay(text, kind.dayOrder) === null) return fault;
  return null;
}

/** What a text can be refused for under this rule; null where any will do. */
export function faultOfPattern(rule: PatternRule): PatternFault | null {
  return asksNothing(rule) ? null : (kindOf(rule.patternId)?.fault ?? 'pattern');
}

/** For people who write rules and programs that load them: whether this pattern can be run at all. */
export function isPatternBroken(rule: PatternRule): boolean {
  return !asksNothing(rule) && rule.acceptedPattern !== '' && !compiled(rule.acceptedPattern);
}

/** Letters, digits and what stands inside names, numbers and addresses; no markup. */
const plainText = "^[\\p{L}\\p{M}\\p{N} .,'’_@+\\-]+$";

function asksNothing({ acceptedPattern, patternId }: PatternRule): boolean {
  return (
    acceptedPattern === anything || (acceptedPattern === '' && kindOf(patternId) === undefined)
  );
}

function kindOf(patternId: string): PatternKind | undefined {
  const id = patternId.toUpperCase();
  return Object.hasOwn(patternKinds, id) ? patternKinds[id as PatternId] : undefined;
}

const kept = new Map<string, LinearPattern | null>();
// Rules are few; a caller with many patterns must not fill the memory with them.
const keptAtMost = 100;

function compiled(source: string): LinearPattern | null {
  const known = kept.get(source);
  if (known !== undefined) return known;
  if (kept.size >= keptAtMost) kept.clear();
  const pattern = source === '' ? null : compilePattern(source);
  kept.set(source, pattern);
  return pattern;
}
