import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePattern, runPattern } from './linear-pattern.ts';
import { isPatternBroken, judgePattern, type PatternId, patternKinds } from './patterns.ts';

const ids = Object.keys(patternKinds) as PatternId[];
const byId = (id: string) => ({ patternId: id, acceptedPattern: '' });

const samples: Record<PatternId, { good: string[]; bad: string[] }> = {
  LETTERS_OR_DIGITS: { good: ['ana', '007', 'Ana7'], bad: ['ana 7', 'ana_7', 'añá', 'ａ'] },
  LETTER_FIRST: { good: ['a', 'ana7'], bad: ['7ana', '_ana', 'ana-7'] },
  DIGITS: { good: ['0', '0123456789'], bad: ['1.5', '-1', '٣', '１', '1 2'] },
  LETTERS_AND_DIGITS: { good: ['a1', '1a', 'Ana2026'], bad: ['ana', '2026', 'a1!', 'a 1'] },
  UPPERCASE_NEEDED: { good: ['Ana', 'anÁ', '1A!'], bad: ['ana', '1!', '中'] },
  STRONG_PASSWORD: {
    good: ['Aa1!', 'Verb3na·azul'],
    bad: ['Aa11', 'aa1!', 'AA1!', 'Aaa!', 'Aa1! x'],
  },
  ENGLISH_LETTERS: { good: ['Ana', 'Ana Maria'], bad: ['Ana ', ' ', 'Aña', 'Ana2', 'Ana-Maria'] },
  NO_SPACES: { good: ['a', '中_7!'], bad: ['a b', ' a', 'a　b'] },
  CHINESE: { good: ['王小明', '阿凡提·買買提'], bad: ['王 小明', 'Wang', '王1', '·王', 'カ'] },
  KOREAN: { good: ['홍길동'], bad: ['홍 길동', '洪吉童', 'hong'] },
  THAI: { good: ['สมชาย', 'สมชาย ใจดี'], bad: ['somchai', 'สมชาย7', 'สมชาย '] },
  FULL_WIDTH_JAPANESE: {
    good: ['山田太郎', 'やまだ', 'ヤマダー', '山田　太郎', 'ＡＢＣ１２'],
    bad: ['ﾔﾏﾀﾞ', 'yamada', '山田 太郎', '山田1'],
  },
  UPPERCASE_ONLY: { good: ['ANA'], bad: ['ANa', 'ANA7', 'ÁNA'] },
  EMAIL: {
    good: ['a@b.co', 'ana.perez+juego@correo.example.com', 'x_y-z@a-b.museum'],
    bad: [
      'a@b',
      '@b.co',
      'a@',
      'a b@c.co',
      'a..b@c.co',
      '.a@c.co',
      'a@-b.co',
      'a@b..co',
      'a@b.c1-',
    ],
  },
  FULL_NAME: {
    good: ['Ana Pérez', 'María del Carmen O’Brien-Ruiz', '小明 王', 'J. López'],
    bad: ['Ana', 'Ana  Pérez', 'Ana Pérez ', 'Ana P3rez', 'Ana <b>', 'Ana .'],
  },
  DATE_YEAR_FIRST: { good: ['1990-02-28'], bad: ['1990-02-29', '02-28-1990', '1990-2-28'] },
  DATE_MONTH_FIRST: { good: ['02-28-1990'], bad: ['02-29-1990', '28-02-1990', '1990-02-28'] },
};

test.each(ids)('%s lets in what it names and keeps out what it does not', (id) => {
  const { good, bad } = samples[id];
  expect(good.filter((text) => judgePattern(byId(id), text) !== null)).toEqual([]);
  expect(bad.filter((text) => judgePattern(byId(id), text) === null)).toEqual([]);
});

test.each(ids)('%s means the same handed out as a pattern, here and in any platform', (id) => {
  const { source } = patternKinds[id];
  const platform = new RegExp(source, 'u');
  const handedOut = { patternId: id, acceptedPattern: source };
  const { good, bad } = samples[id];
  const unit = fc.constantFrom(...good.join(''), ...bad.join(''), ' ', '@', '.', '-', '<');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 10 }), (text) => {
      const verdict = judgePattern(handedOut, text);
      expect(verdict).toBe(judgePattern(byId(id), text));
      if (!platform.test(text)) expect(verdict).not.toBeNull();
    }),
  );
});

test.each(ids)('%s takes no longer a way than the text is long, however it is attacked', (id) => {
  const pattern = compilePattern(patternKinds[id].source);
  if (!pattern) throw new Error(`${id} does not compile`);
  const unit = fc.constantFrom('a', 'A', '1', ' ', '.', '-', '@', '王', '!', 'a.', 'a ', '-a.');
  const pieces = fc.array(unit, { minLength: 1, maxLength: 4 }).map((all) => all.join(''));
  fc.assert(
    fc.property(pieces, unit, (piece, end) => {
      const stepsFor = (times: number) => runPattern(pattern, piece.repeat(times) + end).steps;
      expect(stepsFor(60)).toBeLessThanOrEqual(2.2 * stepsFor(30) + 400);
    }),
    // Ten thousand texts over all kinds.
    { numRuns: Math.ceil(10_000 / ids.length) },
  );
});

test('a lone star accepts anything, whatever the id', () => {
  expect(judgePattern({ patternId: 'EMAIL', acceptedPattern: '*' }, 'no address')).toBeNull();
  expect(judgePattern({ patternId: 'any', acceptedPattern: '*' }, '<b>')).toBeNull();
});

test('the server’s own pattern decides, and the id gives the words', () => {
  const rule = { patternId: 'LETTER_FIRST', acceptedPattern: '^[a-z_]+$' };
  expect(judgePattern(rule, 'ana_maria')).toBeNull();
  expect(judgePattern(rule, 'Ana')).toBe('letter-first');
  expect(judgePattern({ ...rule, patternId: 'OWN' }, 'Ana')).toBe('pattern');
});

test('a date is a real day, whatever pattern the server sends for it', () => {
  const rule = { patternId: 'DATE_YEAR_FIRST', acceptedPattern: '^.{10}$' };
  expect(judgePattern(rule, '2024-02-29')).toBeNull();
  expect(judgePattern(rule, '2023-02-29')).toBe('date-year-first');
});

test.each(['(', '(a+)\\1', 'x'.repeat(600)])(
  'a broken pattern (%#) neither lets everything in nor keeps everyone out',
  (acceptedPattern) => {
    expect(isPatternBroken({ patternId: 'DIGITS', acceptedPattern })).toBe(true);
    expect(judgePattern({ patternId: 'DIGITS', acceptedPattern }, '123')).toBeNull();
    expect(judgePattern({ patternId: 'DIGITS', acceptedPattern }, 'abc')).toBe('digits');
    const unknown = { patternId: 'OWN', acceptedPattern };
    for (const fine of ['ana_maría7', 'Ana Pérez', '王小明', '+57 300', 'a@b.co']) {
      expect(judgePattern(unknown, fine)).toBeNull();
    }
    for (const wrong of ['<b>', 'a"b', 'a\\b', '{x}']) {
      expect(judgePattern(unknown, wrong)).toBe('plain-text');
    }
  },
);

test('whole patterns are not called broken', () => {
  for (const id of ids) {
    expect(isPatternBroken({ patternId: id, acceptedPattern: patternKinds[id].source })).toBe(
      false,
    );
    expect(isPatternBroken({ patternId: id, acceptedPattern: '*' })).toBe(false);
    expect(isPatternBroken(byId(id))).toBe(false);
  }
});
