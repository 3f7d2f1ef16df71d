import { expect, test } from 'vitest';
import { readSources, readStyles } from './read-sources.ts';

const sources = readSources().filter((source) => !/\.gen\.ts$/.test(source.path));
const program = sources.filter(
  (source) => !/\.test\.tsx?$/.test(source.path) && !source.path.startsWith('tests/'),
);
const where = (found: readonly { path: string }[]) => found.map((source) => source.path);

test('no file is a barrel or a drawer for anything', () => {
  expect(
    where(sources.filter(({ path }) => /(^|\/)(index|utils?|helpers?|misc)\.tsx?$/.test(path))),
  ).toEqual(
    // The router names a route's file after its address, and this one's is “/”.
    [
      'src/client/routes/_apart/_member/_agent/agentHome/index.tsx',
      'src/client/routes/_apart/_member/member/index.tsx',
      'src/client/routes/index.tsx',
    ],
  );
});

test('imports never climb more than one floor', () => {
  const climbing = sources.filter(({ imports }) =>
    imports.some((one) => one.written.startsWith('../../')),
  );
  expect(where(climbing)).toEqual([]);
});

test('a file stays one thing: 400 lines at most', () => {
  const long = sources.filter(({ text }) => text.split('\n').length > 401);
  expect(where(long)).toEqual([]);
});

/** Who may ask Intl for a number or a time, and why: each reads one for the program, none writes one for a person. */
const reasonsForIntl: readonly [path: string, reason: string][] = [
  ['src/client/features/agents/DaysBar.tsx', 'reads the zone of this device'],
  ['src/client/features/records/other-clock.ts', 'reads how far a zone is off'],
  ['src/client/ui/name-time-zone.ts', 'names a zone, of which we keep no table'],
  ['src/server/kernel/zoned-time.ts', 'reads the wall clock of a zone'],
];

test('numbers, money and times are written by the contract alone, so that they look the same everywhere', () => {
  const formatting =
    /\bIntl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat|DurationFormat)\b|\.toLocale(Date|Time)?String\(/;
  const found = where(program.filter(({ text }) => formatting.test(text)));
  expect(found.toSorted()).toEqual(reasonsForIntl.map(([path]) => path));
  // A date of the merchant's calendar is text already, and still has one way of writing on a screen.
  const slashing = program.filter(
    ({ path, text }) => path.startsWith('src/client/') && text.includes(`replaceAll('-', '/')`),
  );
  expect(where(slashing)).toEqual(['src/client/ui/format-time.ts']);
});

/** What may be longer than 300 lines, and why. */
const reasonsForLength: readonly [RegExp, string][] = [
  [/^src\/server\/http\/words\//, 'a dictionary: one line a refusal'],
  [/^src\/client\/ground\/errors\/error-words\.ts$/, 'a dictionary: one line a refusal'],
  [/^src\/server\/.*store\.ts$/, 'the SQL of one group of tables, read side by side'],
  [/^src\/contract\/errors\.ts$/, 'one table: a line a code'],
  [/^src\/contract\/deposits\.ts$/, 'the calls of deposits, declared with the schemas they share'],
  [/^src\/demo\/art\/motifs\//, 'drawings'],
  [
    /^src\/demo\/vendor\/pages\/(poker\/words-poker|shell)\.ts$/,
    'a dictionary; the frame of all pages',
  ],
  [/^src\/demo\/vendor\/server\/poker-table\.ts$/, 'one hand of poker from deal to showdown'],
];

test('a file of the program over 300 lines has a reason that is listed here', () => {
  const long = program.filter(
    ({ path, text }) =>
      text.split('\n').length > 301 && !reasonsForLength.some(([which]) => which.test(path)),
  );
  expect(where(long)).toEqual([]);
});

test('a function of the program over 70 lines says why where it stands, and is listed here', () => {
  const ignoring = program.filter(({ text }) => text.includes(`${'biome-ignore'} lint/complexity`));
  expect(where(ignoring).toSorted()).toEqual([
    'src/client/features/inhouse/use-house-table.ts',
    'src/client/features/play/VendorGameScreen.tsx',
    'src/demo/vendor/server/page-calls.ts',
    'src/server/inhouse/tables/room-driver.ts',
  ]);
});

test('chance comes from cryptography, never from Math.random', () => {
  expect(where(program.filter(({ text }) => text.includes('Math.random')))).toEqual([]);
});

test('G-CLOCK: the gateway reads the time in one place', () => {
  const reading = program.filter(
    ({ path, text }) =>
      /^src\/(server|demo\/merchant)\//.test(path) &&
      path !== 'src/server/kernel/clock.ts' &&
      !path.startsWith('src/server/commands/') &&
      /\bDate\.now\(\)|\bnew Date\(\)/.test(text),
  );
  expect(where(reading)).toEqual([]);
});

test('SQL stands in stores, in db, in the kernel and where the demo is filled', () => {
  const speaking = program.filter(
    ({ path, text }) =>
      path.startsWith('src/server/') &&
      !/store\.ts$/.test(path) &&
      !/^src\/server\/(db|ledger|kernel|commands)\//.test(path) &&
      /\bsql`|\bsql<[^>]*>`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text),
  );
  expect(where(speaking)).toEqual([]);
});

test('a type of the gateway is named for what it holds, and not for where it stands', () => {
  const bare =
    /^(?:export )?(?:interface|type) (?:Room|Place|Seat|Wish|Told|Asked|Wanted|Heard|Known|Given|Opened|Kept|Taken|Way)\b/m;
  const naming = program.filter(
    ({ path, text }) => /^src\/(server|contract)\//.test(path) && bare.test(text),
  );
  expect(where(naming)).toEqual([]);
});

test('what is told or wished is named by the trade: published, sent, reported; a request, a preference, an option', () => {
  const refused = /\b(?:told|wish(?:es)?)(?![a-z])|[a-z](?:Told|Wish(?:es)?)(?![a-z])/;
  const bare = (text: string) =>
    text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, '');
  const naming = program.filter(
    ({ path, text }) => /^src\/(server|contract)\//.test(path) && refused.test(bare(text)),
  );
  expect(where(naming)).toEqual([]);
});

test('only tokens and brands name a colour', () => {
  const naming = readStyles().filter(
    ({ path, text }) =>
      !/^src\/client\/ui\/([a-z-]*tokens\.css|brands\/)/.test(path) &&
      /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch)\(\s*\d/i.test(
        text.replace(/url\([^)]*\)/g, ''),
      ),
  );
  expect(where(naming)).toEqual([]);
});

test('icons are drawn by Icon alone: in a build they know no size of their own', () => {
  const drawing = program.filter(
    ({ path, text }) => path.startsWith('src/client/') && bareIconOf(text) !== undefined,
  );
  expect(where(drawing)).toEqual([]);
});

/** The first icon of the set that a file makes an element of. */
function bareIconOf(text: string): string | undefined {
  const [, list = ''] = /import\s*\{([^}]*)\}\s*from 'lucide-react'/.exec(text) ?? [];
  const names = list.split(',').map((one) => one.trim().split(' as ').at(-1) ?? '');
  return names.find((name) => /^\w+$/.test(name) && new RegExp(`<${name}[\\s/>]`).test(text));
}
