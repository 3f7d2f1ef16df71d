import type { BaseIssue } from 'valibot';
import type { Schema } from '#contract/call.ts';
import type { FieldFault } from '#contract/envelope.ts';
import { type Fault, rangeOf } from '#contract/field-rules.ts';
import type { Language } from '#contract/values.ts';
import type { FieldWordKey } from '../words/word-keys.ts';
import { say } from '../words.ts';

type Issue = BaseIssue<unknown>;

/** What is wrong where, in the caller's language. What was sent is never repeated, only where. */
export function fieldFaults(issues: readonly Issue[], language: Language): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const issue of issues) {
    const path = pathOf(issue);
    // The first fault of a field is the one to mend; the others often follow from it.
    if (faults.has(path) || faults.size >= faultsAtMost) continue;
    const [key, limit] = wordOf(issue);
    faults.set(path, { path, message: say(language, key, limit === undefined ? {} : { limit }) });
  }
  return [...faults.values()];
}

/** What a form's own check found, field by field, in the caller's language. */
export function wordFaults(
  faults: Readonly<Record<string, Fault>>,
  language: Language,
): FieldFault[] {
  return Object.entries(faults).map(([path, fault]) => ({
    path,
    message: say(language, `fault.${fault.kind}`, { range: rangeOf(fault) }),
  }));
}

/** The names that the schema does not know; valibot itself stops at the first of them. */
export function unknownFields(
  schema: Schema,
  issues: readonly Issue[],
  language: Language,
): FieldFault[] {
  const nested = issues.filter(isUnknownField).map(pathOf);
  if (nested.length === 0) return [];
  const names = new Set([...unknownAtTop(schema, issues), ...nested]);
  return [...names]
    .slice(0, faultsAtMost)
    .map((path) => ({ path, message: say(language, 'field.unknown') }));
}

const faultsAtMost = 20;

function unknownAtTop(schema: Schema, issues: readonly Issue[]): string[] {
  const given = issues.find((issue) => issue.path?.length === 1)?.path?.[0]?.input;
  if (!('entries' in schema) || typeof schema.entries !== 'object' || !schema.entries) return [];
  const { entries } = schema;
  if (typeof given !== 'object' || given === null) return [];
  return Object.keys(given)
    .filter((name) => !Object.hasOwn(entries, name))
    .map(readable);
}

function isUnknownField(issue: Issue): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

function pathOf(issue: Issue): string {
  return readable(issue.path?.map(({ key }) => String(key)).join('.') ?? '');
}

/** A name may be hostile too: cut, and without anything that a terminal or a log would obey. */
export function readable(name: string): string {
  return name.slice(0, 64).replace(/[^\p{L}\p{N}_.\- ]/gu, '?');
}

function wordOf(issue: Issue): [FieldWordKey, number?] {
  if (issue.received === 'undefined') return ['field.required'];
  const limit = typeof issue.requirement === 'number' ? issue.requirement : undefined;
  if (issue.type === 'union') return [unionWord(issue)];
  return [wordByType[issue.type] ?? 'field.pattern', limit];
}

/** A number that may also come as digits is a union; to a person it is a number. */
function unionWord(issue: Issue): FieldWordKey {
  return issue.expected?.includes('number') ? 'field.number' : 'field.choice';
}

const wordByType: Readonly<Record<string, FieldWordKey>> = {
  min_length: 'field.too-short',
  non_empty: 'field.required',
  max_length: 'field.too-long',
  min_value: 'field.too-small',
  max_value: 'field.too-big',
  number: 'field.number',
  integer: 'field.number',
  picklist: 'field.choice',
  literal: 'field.choice',
  boolean: 'field.choice',
};
