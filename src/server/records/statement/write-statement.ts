import { wordsIn } from '#contract/languages.ts';
import type { MonthStatement } from '#contract/statements.ts';
import type { Language } from '#contract/values.ts';
import { fileWords } from '../file-words.ts';
import { byteOrderMark, csvLine, plainAmount } from '../write-csv.ts';
import { statementWords } from './statement-words.ts';

export type UnsignedStatement = Omit<MonthStatement, 'signature' | 'key'>;

/** A statement as it is signed, and the line behind it that bears the signature. */
export function writeStatement(
  statement: UnsignedStatement,
  key: string,
  language: Language,
): { text: string; close: (signature: string) => string } {
  const { currency, rows, sum, bonus } = statement;
  const words = wordsIn(statementWords, language);
  const { groups } = wordsIn(fileWords, language);
  const figure = (minor: string) => plainAmount(minor, currency);
  const lines: (readonly string[])[] = [
    [words.title, statement.merchant],
    [words.account, statement.account],
    [words.month, statement.month.replace('-', '/')],
    [words.from, statement.from, statement.timeZone],
    [words.to, statement.to, statement.timeZone],
    [words.opening, figure(statement.opening), currency],
    [...words.columns],
    ...rows.map((row) => [groups[row.group], figure(row.in), figure(row.out)]),
    [words.sum, figure(sum.in), figure(sum.out)],
    [words.closing, figure(statement.closing), currency],
    [words.bonus],
    [words.opening, figure(bonus.opening), currency],
    [words.sum, figure(bonus.in), figure(bonus.out)],
    [words.closing, figure(bonus.closing), currency],
    [words.key, key],
  ];
  return {
    text: byteOrderMark + lines.map((cells) => csvLine(cells)).join(''),
    close: (signature) => `${words.signature},${signature}\r\n`,
  };
}
