import { expect, test } from 'vitest';
import { readSources } from './read-sources.ts';

/** A module of the gateway that keeps something between calls, and why it may. */
const reasons: Readonly<Record<string, string>> = {
  'src/server/compose/run-gateway.ts': 'the process runs one gateway and no other',
  'src/server/http/sockets/upgrade.ts': 'made with its server; each entry goes with its request',
  'src/server/http/request-id.ts': 'request ids are unique in the process, whichever app counts',
  'src/server/identity/passwords/common-passwords.ts':
    'a file of the program, read when first needed',
  'src/server/identity/passwords/passwords.ts':
    'the hash that stands in for a missing account; the threads that hash belong to the process',
  'src/server/inhouse/seeds/draw.ts': 'results of a pure function, sixteen at most',
  'src/server/kernel/zoned-time.ts': 'formats by their name, one a time zone',
  'src/server/uploads/redraw-picture.ts': 'the threads that decode belong to the process',
};

/**
 * Something at a module's top that changes: `let`, an empty collection, what is created to remember; and a
 * weak collection anywhere, since by it a function keeps something as long as somebody else's object lives.
 */
const changing =
  /^(?:export )?(?:let |const \w+(?:: (?!readonly )[^=\n]+)? = (?:new (?:Map|Set)(?:<[^(\n]*>)?\(\)|\[\];|(?:create|kept)\w*\())|new Weak(?:Map|Set)\b/m;

/** They hash, or keep what they remember in the scope of the app that each call names. */
const harmless =
  /^(?:export )?const \w+ = (?:createHash|createHmac|createVendorMemory|keptByContent)\(/gm;

test('a module of the gateway keeps no state: what lives as long as the app stands in its scope', () => {
  const keeping = readSources()
    .filter(({ path }) => path.startsWith('src/server/') && !/\.test\.ts$/.test(path))
    .filter(({ text }) => changing.test(text.replaceAll(harmless, '')))
    .map(({ path }) => path);
  expect(keeping.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
