import { adultAgeIn, checkBirthday } from './ages.ts';
import type { CalendarDay } from './dates.ts';
import { checkFields, type Fault, type FieldRule, type FormRules } from './field-rules.ts';
import { cleanValue } from './field-text.ts';
import { isNationality } from './nationalities.ts';
import { anything, patternKinds } from './patterns.ts';

/** What a member tells about themselves, in the order in which it is asked. */
export const profileFields = [
  'nickname',
  'payeeName',
  'fullName',
  'birthday',
  'birthPlace',
  'nationality',
  'idNumber',
  'permanentAddress',
  'currentAddress',
  'occupation',
  'incomeSource',
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'wechat',
  'zalo',
  'qqNum',
] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Partial<Record<ProfileField, string>>;

/** Who somebody is: stated once, and changed by customer service alone, who look at papers. */
export const setOnce: ReadonlySet<ProfileField> = new Set([
  'payeeName',
  'fullName',
  'birthday',
  'idNumber',
]);

/** Where the money that is played with comes from. */
export const incomeSources = [
  'salary',
  'business',
  'pension',
  'savings',
  'investments',
  'family',
  'other',
] as const;

/** The merchant's rule where there is one for the field, and the house's for the rest; nothing is required. */
export function profileRules(register: FormRules): Record<ProfileField, FieldRule> {
  const rules = profileFields.map((field) => {
    const own = ownRules[field] ?? any(2, 100);
    const rule = register[field as keyof FormRules] ?? own;
    return [field, { ...rule, enabled: true, required: false }];
  });
  return Object.fromEntries(rules) as Record<ProfileField, FieldRule>;
}

export interface ProfileFacts {
  today: CalendarDay;
  /** What was stated before; what is stated now takes its place. */
  known: ProfileValues;
}

/** What was typed, as it will be stored, and only where it is another than before. */
export function profileChanges(
  typed: Partial<Record<ProfileField, string | undefined>>,
  known: ProfileValues,
): ProfileValues {
  const cleaned = profileFields
    .map((name) => [name, cleanValue(name, typed[name] ?? known[name] ?? '')] as const)
    .filter(([name, text]) => text !== (known[name] ?? ''));
  return Object.fromEntries(cleaned);
}

/** Every field that is wrong. What is not in `values` is not looked at. */
export function checkProfile(
  register: FormRules,
  values: ProfileValues,
  { today, known }: ProfileFacts,
): Partial<Record<ProfileField, Fault>> {
  const rules = Object.entries(profileRules(register)).filter(([field]) => field in values);
  const faults: Partial<Record<ProfileField, Fault>> = checkFields(
    Object.fromEntries(rules) as FormRules,
    values,
  );
  const { birthday, nationality, incomeSource } = { ...known, ...values };
  const tooYoung = birthday && checkBirthday(birthday, today, adultAgeIn(nationality ?? ''));
  // Who names a country of stricter law changes what the birthday they stated before is worth.
  const blamed = 'birthday' in values ? 'birthday' : 'nationality';
  if (tooYoung && blamed in values) faults[blamed] ??= tooYoung;
  if (values.nationality && !isNationality(values.nationality)) {
    faults.nationality = { kind: 'pattern' };
  }
  const isKnownSource = incomeSources.some((one) => one === incomeSource);
  if (values.incomeSource && !isKnownSource) faults.incomeSource = { kind: 'pattern' };
  return faults;
}

function any(minLength: number, maxLength: number): FieldRule {
  return { ...open, acceptedPattern: anything, patternId: 'ANY', minLength, maxLength };
}

function kind(patternId: keyof typeof patternKinds, least: number, most: number): FieldRule {
  const acceptedPattern = patternKinds[patternId].source;
  return { ...open, acceptedPattern, patternId, minLength: least, maxLength: most };
}

const open = { enabled: true, required: false };

const ownRules: Partial<Record<ProfileField, FieldRule>> = {
  nickname: any(2, 20),
  payeeName: kind('FULL_NAME', 3, 60),
  fullName: kind('FULL_NAME', 3, 80),
  birthday: kind('DATE_YEAR_FIRST', 10, 10),
  nationality: any(2, 2),
  idNumber: kind('LETTERS_OR_DIGITS', 5, 20),
  permanentAddress: any(5, 200),
  currentAddress: any(5, 200),
  telegram: kind('NO_SPACES', 4, 40),
  zalo: kind('NO_SPACES', 4, 40),
};
