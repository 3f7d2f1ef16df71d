export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/**
 * How long a guesser would be kept busy, from 0 (at once) to 4. It is there to encourage: what is
 * refused are the common passwords, and those the gateway knows.
 */
export function passwordStrength(password: string, username = ''): PasswordStrength {
  const text = password.normalize('NFC');
  const fresh = freshCharacters(withoutKnown(text, username));
  const bits = fresh * Math.log2(poolOf(text));
  if (bits < 20) return 0;
  // A short one falls to mere counting, whatever it is made of.
  if (bits < 35 || fresh < 8) return 1;
  if (bits < 50) return 2;
  return bits < 65 ? 3 : 4;
}

/** What a guesser tries first counts as one character, wherever it stands. */
function withoutKnown(text: string, username: string): string {
  const name = username.normalize('NFC').toLowerCase();
  const known = name.length >= 3 ? [name, ...knownWords] : knownWords;
  return known.reduce((left, word) => left.toLowerCase().replaceAll(word, 'x'), text);
}

const knownWords = [
  'contraseña',
  'contrasena',
  'password',
  'passw0rd',
  'iloveyou',
  'teamo',
  'tequiero',
  'woaini',
  'sayang',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  '1q2w3e',
  '1qaz2wsx',
  'admin',
  'casino',
  'welcome',
  'colombia',
  'mexico',
  'football',
  'futbol',
];

/** Characters that the one before them does not foretell: no repeats, no steps like abc or 987. */
function freshCharacters(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const seen = new Set<number>();
  let fresh = 0;
  codes.forEach((code, index) => {
    const step = index === 0 ? Number.NaN : code - (codes[index - 1] ?? 0);
    const isForetold = Math.abs(step) <= 1;
    // A character seen before tells less: aBaBaB is longer than aB, but hardly stronger.
    if (!isForetold) fresh += seen.has(code) ? 0.5 : 1;
    seen.add(code);
  });
  return fresh;
}

const pools: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/u, 26],
  [/[A-Z]/u, 26],
  [/[0-9]/u, 10],
  [/[!-/:-@[-`{-~ ]/u, 33],
  [/[^ -~]/u, 100],
];

/** From how many characters each of these may have been chosen. */
function poolOf(text: string): number {
  return pools.reduce((size, [kind, count]) => size + (kind.test(text) ? count : 0), 1);
}
