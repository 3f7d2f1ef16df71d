/**
 * A statement as a review reads it: one clause a line, and the same text however many values a list
 * had, for a list of three asks nothing else than a list of two.
 */
export function plainStatement(sql: string): string {
  return sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/"(\w+)"/g, '$1')
    .replace(/\$\d+/g, '$')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/\$(::[\w[\]]+)?(, \$\1?)+(?=\))/g, '$$$1, …')
    .replace(/(\([^()]*\$[^()]*\))(, \1)+/g, '$1, …')
    .replace(clauses, '\n$1 ')
    .replace(/\n+/g, '\n')
    .trim();
}

const clauses =
  /(?<=\S) (?=\S)(from|where|(?:(?:left|inner|cross|full) )?join|order by|group by|having|limit|returning|values|set|union(?: all)?|on conflict|for (?:update|share|no key update|key share)) /g;
