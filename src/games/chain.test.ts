import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chainCommitment, isLinked, linkOf } from './chain.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const chain = { end: 'f'.repeat(64), rounds: 50 };

test('each link’s digest is the link before it, and the first one’s was published', () => {
  let before = chainCommitment(chain);
  for (let round = 1; round <= chain.rounds; round += 1) {
    const link = linkOf(chain, round);
    expect(digest(link)).toBe(before);
    before = link;
  }
  expect(before).toBe(chain.end);
});

test('a link proves itself by any earlier one, and no other passes', async () => {
  const link = linkOf(chain, 20);
  expect(await isLinked(link, linkOf(chain, 13), 7)).toBe(true);
  expect(await isLinked(link, chainCommitment(chain), 20)).toBe(true);
  expect(await isLinked(link, linkOf(chain, 13), 6)).toBe(false);
  expect(await isLinked(`${link.slice(0, -1)}0`, linkOf(chain, 19), 1)).toBe(false);
});

test('another machine’s digest walks the same chain', () => {
  expect(linkOf(chain, 1, digest)).toBe(linkOf(chain, 1));
});

test('there is no round before the first or after the last', () => {
  expect(() => linkOf(chain, 0)).toThrow(RangeError);
  expect(() => linkOf(chain, 51)).toThrow(RangeError);
});

test('a long way is walked in slices, and others are let through in between', async () => {
  const long = { end: 'e'.repeat(64), rounds: 1_001 };
  let breaths = 0;
  const breathe = async () => {
    breaths += 1;
  };
  expect(await isLinked(long.end, chainCommitment(long), 1_001, breathe)).toBe(true);
  expect(breaths).toBe(5);
  expect(await isLinked(long.end, chainCommitment(long), 1_000, breathe)).toBe(false);
});
