import type { InferOutput } from 'valibot';
import { cleanValue, type FormField, hasHiddenCharacters, lengthOf } from './field-text.ts';
import { anything, faultOfPattern, judgePattern, type PatternFault } from './patterns.ts';
import type { FieldRule as FieldRuleSchema, Permission } from './system.ts';

export type FieldRule = InferOutput<typeof FieldRuleSchema>;
export type FormRules = Readonly<Partial<Record<FormField, FieldRule>>>;
export type FormValues = Readonly<Partial<Record<FormField, string>>>;

/** What can be wrong with a field; the app and the gateway each have words for every one. */
export const faultKinds = [
  'required',
  'not-asked',
  'hidden-characters',
  'length',
  'password-length',
  'confirmation',
  'same-password',
  'taken',
  'common-password',
  'invitation',
  'mobile',
  'mobile-digits',
  'dialing-code',
  'verification-code',
  'terms',
  'birthday',
  'age',
  'pattern',
  'plain-text',
  'letters-or-digits',
  'letter-first',
  'digits',
  'letters-and-digits',
  'uppercase-needed',
  'strong-password',
  'english-letters',
  'no-spaces',
  'chinese',
  'korean',
  'thai',
  'full-width-japanese',
  'uppercase-only',
  'email',
  'real-name',
  'date-year-first',
  'date-month-first',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** The least and the most that words may name: characters, digits, years. */
  min?: number;
  max?: number;
}

export interface FieldContext {
  field: FormField;
  /** The rest of the form: a confirmation looks at the password. */
  values: FormValues;
  /** From `phone.ts`, which is too heavy to come along unasked; without it the rule alone decides. */
  judgeMobile?: (number: string) => Fault | null;
}

/** The first thing that is wrong with a field under its rule, or null. */
export function checkField(rule: FieldRule, value: string, context: FieldContext): Fault | null {
  const { field } = context;
  const text = cleanValue(field, value);
  if (!rule.enabled) return text === '' ? null : { kind: 'not-asked' };
  if (text === '') return rule.required ? { kind: 'required' } : null;
  if (hasHiddenCharacters(text)) return { kind: 'hidden-characters' };
  if (field === 'confirmPassword') return checkConfirmation(text, context.values);
  const mobile = field === 'mobileNum' ? context.judgeMobile?.(text) : null;
  if (mobile) return mobile;
  const { min, max } = lengthsOf(rule);
  const length = lengthOf(text);
  if (length < min || length > max) return { kind: lengthFault(field), min, max };
  const fault = judgePattern(rule, text);
  return fault ? { kind: patternFault(field, fault), min, max } : null;
}

/** What a rule asks for, in the words of the fault that would say so: shown before anything is typed. */
export function demandOf(rule: FieldRule, field: FormField): Fault {
  const fault = faultOfPattern(rule);
  return { kind: fault ? patternFault(field, fault) : lengthFault(field), ...lengthsOf(rule) };
}

/** Every field that is wrong, in the order of the rules, each with the first thing to mend. */
export function checkFields(
  rules: FormRules,
  values: FormValues,
  help: Pick<FieldContext, 'judgeMobile'> = {},
): Partial<Record<FormField, Fault>> {
  const faults: Partial<Record<FormField, Fault>> = {};
  for (const [field, rule] of Object.entries(rules) as [FormField, FieldRule][]) {
    const fault = checkField(rule, values[field] ?? '', { field, values, ...help });
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** The numbers of a fault as words want them: one where least and most are the same. */
export function rangeOf({ min, max }: Partial<Fault>): string {
  if (min === undefined || max === undefined || min === max) return String(max ?? min ?? '');
  return `${min}–${max}`;
}

export interface RegistrationForm {
  /** With a number for a name, the number is the name: username and its rule fall away. */
  by: 'username' | 'mobile';
  /** Somebody gave a number, whether it was asked for or not. */
  hasMobile: boolean;
  /** A provider says who it is, which takes the password’s place; an e-mail it proved is not asked. */
  vouched?: { hasEmail: boolean } | undefined;
}

/** What the merchant set, and what registering needs on top of it. */
export function registrationRules(
  { register: fields, whitelabel }: Pick<Permission['info'], 'register' | 'whitelabel'>,
  { by, hasMobile, vouched }: RegistrationForm,
): FormRules {
  const isByMobile = by === 'mobile';
  const asksPassword = !vouched && (!isByMobile || whitelabel.MOBILENUMPASSREG3 === true);
  const provesNumber = whitelabel.REGMOBVERF3 === true && (isByMobile || hasMobile);
  // Without a password the code is the only key there is.
  const asksCode = provesNumber || (!vouched && !asksPassword);
  return {
    ...fields,
    username: switched(fields.username, !isByMobile),
    ...(isByMobile ? { mobileNum: switched(fields.mobileNum, true) } : {}),
    ...(vouched?.hasEmail ? { email: switched(fields.email, false) } : {}),
    password: switched(fields.password, asksPassword),
    confirmPassword: switched(undefined, asksPassword),
    verificationCode: switched(undefined, asksCode),
  };
}

/** For what has no rule from the merchant: it has to be there, and that is all. */
export const requiredRule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: anything,
  patternId: 'ANY',
  minLength: 0,
  maxLength: 255,
};

function switched(rule: FieldRule | undefined, isOn: boolean): FieldRule {
  return { ...(rule ?? requiredRule), enabled: isOn, required: isOn };
}

function checkConfirmation(text: string, values: FormValues): Fault | null {
  const wanted = values.newPassword ?? values.password ?? '';
  return text === cleanValue('password', wanted) ? null : { kind: 'confirmation' };
}

const longestField = 1000;

/** Whole and in order, so that numbers typed the wrong way round lock nobody out. */
function lengthsOf({ minLength, maxLength }: FieldRule): { min: number; max: number } {
  const most = maxLength > 0 ? Math.min(maxLength, longestField) : longestField;
  const least = Math.max(0, minLength);
  return { min: Math.min(least, most), max: Math.max(least, most) };
}

/** Fields whose faults all go by one sentence. */
const oneSentence: Partial<Record<FormField, FaultKind>> = {
  mobileNum: 'mobile',
  affiliateCode: 'invitation',
  verificationCode: 'verification-code',
};

function lengthFault(field: FormField): FaultKind {
  const isPassword = field === 'password' || field === 'newPassword' || field === 'paymentPassword';
  return oneSentence[field] ?? (isPassword ? 'password-length' : 'length');
}

function patternFault(field: FormField, fault: PatternFault): FaultKind {
  return oneSentence[field] ?? fault;
}
