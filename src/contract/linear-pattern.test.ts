import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compilePattern,
  type LinearPattern,
  matchesPattern,
  runPattern,
} from './linear-pattern.ts';

function compiled(source: string): LinearPattern {
  const pattern = compilePattern(source);
  if (!pattern) throw new Error(`${source} did not compile`);
  return pattern;
}

const sources = [
  '',
  'a',
  '^$',
  '^a|b$',
  'a|^b|c$',
  '^(?:a|b)*c?$',
  '^(a*)*b$',
  '^(a+)+$',
  '^((a|b)+|c{0,2})+$',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
  '^\\S+(\\s\\S+)+$',
  '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  '^(?!.*(aa|bb))(?=.{2,4}$)[abc]+',
  '^(?=a)',
  '^[\\w.\\-]{2,3}$',
  '\\p{Lu}\\p{Script=Han}?',
  '^\\u{61}\\x62\\u0063$',
  '^(?<year>\\d{2,3}?)-\\D$',
  '^.{2}$',
  'a{0}b',
  '^(){3}a(|b)$',
  '[\\]\\\\^-]',
  '^\\$\\.\\/$',
];
const alphabet = [...'aabbccAZ019-_.@ $/]\\^\n', '中', 'É', '😀'];
const anyText = fc
  .array(fc.constantFrom(...alphabet), { maxLength: 12 })
  .map((all) => all.join(''));

test.each(sources)('%s says what the platform says, whatever the text', (source) => {
  const pattern = compiled(source);
  const platform = new RegExp(source, 'u');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(matchesPattern(pattern, text)).toBe(platform.test(text));
    }),
    { numRuns: 400 },
  );
});

const anyCharacter = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '\\w', '(?:ab)', '(|b)');
const anyRepeat = fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '+?');
const anyPart = fc.tuple(anyCharacter, anyRepeat).map(([part, repeat]) => part + repeat);
const anySource = fc
  .array(fc.oneof(anyPart, fc.constantFrom('^', '$', '|')), { maxLength: 6 })
  .map((parts) => parts.join(''));

test('patterns put together by chance say what the platform says', () => {
  fc.assert(
    fc.property(
      anySource,
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 }),
      (source, text) => {
        expect(matchesPattern(compiled(source), text)).toBe(new RegExp(source, 'u').test(text));
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['^(a+)+$', 'a', '!'],
  ['^(a*)*b$', 'a', 'c'],
  ['^(a|a|aa)+$', 'a', '!'],
  ['^\\d*\\d*\\d*\\d*\\d*x$', '1', '!'],
  ['(.*a){12}', 'a', 'b'],
  ['^(?=.*a.*a.*a.*b)(\\w+\\s?)+$', 'a', '!'],
])('%s takes twice the steps for twice the text, no more', (source, unit, end) => {
  const pattern = compiled(source);
  const stepsFor = (length: number) => runPattern(pattern, unit.repeat(length) + end).steps;
  expect(stepsFor(2000)).toBeLessThanOrEqual(2 * stepsFor(1000) + 50);
  expect(stepsFor(4000)).toBeLessThanOrEqual(2 * stepsFor(2000) + 50);
});

test.each([
  '(',
  ')',
  'a)',
  '[a',
  'a**',
  '*a',
  '^*',
  'a{2,1}',
  'a{x}',
  'a{99999}',
  '\\',
  '\\1',
  '\\b',
  '\\k<a>',
  '(?<=a)b',
  '(?<!a)b',
  'a(?=b)',
  '(?!a)b',
  '^(?=a)b|c',
  '^(?=a',
  '\\p{Nothing}',
  '[z-a]',
  '(?i:a)',
  '((a{50}){50}){50}',
  '(((){9999}){9999}){9999}',
  'a'.repeat(501),
])('%s is refused instead of half understood', (source) => {
  expect(compilePattern(source)).toBeNull();
});

test('an escape that needs none is understood, as people write it', () => {
  const pattern = compiled('^[\\w\\_\\@\\#]+\\_\\@$');
  expect(matchesPattern(pattern, 'a#_@')).toBe(true);
  expect(matchesPattern(pattern, 'a\\_@')).toBe(false);
});

test('no source at all throws, whatever it is made of', () => {
  const unit = fc.constantFrom(...'ab()[]{}*+?|^$\\.,-=!<>:0129pu');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (source) => {
      const pattern = compilePattern(source);
      if (!pattern) return;
      // What was understood means the same to the platform, unless the platform knows it not.
      const platform = platformPattern(source);
      if (platform) expect(matchesPattern(pattern, 'ab12')).toBe(platform.test('ab12'));
    }),
    { numRuns: 5000 },
  );
});

function platformPattern(source: string): RegExp | null {
  try {
    return new RegExp(source, 'u');
  } catch {
    return null;
  }
}
