import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf } from '#games/draw.ts';
import { hexOf, utf8 } from '#games/sha256.ts';
import { seededDraw } from '#tests/games/seeded-draw.ts';
import { chiSquareChance } from '#tests/games/statistics.ts';
import { isSigned } from './beacon-signature.ts';
import { drawResult, drawText, randomnessOf, wholeNumbers } from './draw-result.ts';
import { inclusionProof, isIncluded, listRoot } from './merkle.ts';
import { isResult } from './results.ts';
import { ticketHash, ticketText } from './ticket-text.ts';
import { families } from './types.ts';
import { isOnList, verifyDraw } from './verify-draw.ts';

const quicknet =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
const signature =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const beacon = { publicKey: quicknet, round: 657_413, signature };

const ticket = {
  id: '1042',
  game: 'VB_SSC_1',
  numero: '20261123-0412',
  series: 1_800,
  stake: '400',
  salt: 'ab'.repeat(32),
  lines: [
    { play: 'two-front-direct', choice: [['1', '2'], ['7']], unit: '1', multiple: 1, notes: 2 },
  ] as const,
};
const hashes = Array.from({ length: 11 }, (_, index) =>
  index === 4 ? ticketHash(ticket) : hexOf(utf8(String(index).padStart(32, '.'))),
);
const from = {
  seed: 'a'.repeat(64),
  game: ticket.game,
  numero: ticket.numero,
  listRoot: listRoot(hashes),
  beacon: signature,
};

describe('the vectors that a stranger can check', () => {
  test('the text of a ticket and its hash', () => {
    expect(ticketText(ticket)).toBe(
      [
        'verbena-ticket-1',
        'ticket:1042',
        'game:VB_SSC_1',
        'numero:20261123-0412',
        'series:1800',
        'stake:400',
        `salt:${'ab'.repeat(32)}`,
        'line:two-front-direct|1|1|2|1,2;7',
      ].join('\n'),
    );
    expect(ticketHash(ticket)).toBe(createHash('sha256').update(ticketText(ticket)).digest('hex'));
    expect(ticketHash(ticket)).toMatchInlineSnapshot(
      `"6bc314684951bd7e53907500145f17476fc55b82581212a63093c1b6543d6aae"`,
    );
  });

  test('what each family draws from the same seed, list and beacon', () => {
    expect(drawText(from)).toMatchInlineSnapshot(
      `"draw:VB_SSC_1:20261123-0412:e7d60da93114d0e70f8118ca688c28c16ccbae11aa8b510d1b8d7140034e15f6:fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587"`,
    );
    const drawn = families.map((family) => `${family} ${drawResult(family, from).join(' ')}`);
    expect(drawn).toMatchInlineSnapshot(`
      [
        "SSC 8 1 1 1 9",
        "11X5 09 02 03 04 11",
        "PK10 09 02 03 04 10 05 06 07 01 08",
        "LF 8 1 1",
        "LHC 40 08 07 11 48 18 24",
        "VN_NORTH 81119 34311 75252 44566 17023 79316 30942 65779 70488 02085 4792 0022 2942 4911 6154 8339 8879 7809 1543 0914 268 361 956 40 26 35 66",
        "VN_CENTRAL 811193 43117 52524 45661 70237 93163 09426 57797 04880 20854 79200 22294 2491 1615 4833 9887 978 09",
        "VN_SOUTH 811193 43117 52524 45661 70237 93163 09426 57797 04880 20854 79200 22294 2491 1615 4833 9887 978 09",
        "TH 811 19",
        "LAO 811 19",
        "MY4D 8111 9343 1175 2524 4566 1702 3793 1630 9426 5779 7048 8020 8547 9200 2229 4249 1161 5483 3988 7978 0915 4309 1426",
      ]
    `);
  });

  test('the beacon of drand’s quicknet, and no other round, signature or key', () => {
    expect(randomnessOf(signature)).toBe(
      'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
    );
    expect(isSigned(beacon)).toBe(true);
    expect(isSigned({ ...beacon, round: 657_412 })).toBe(false);
    expect(isSigned({ ...beacon, signature: signature.replace('b7', 'a7') })).toBe(false);
    expect(isSigned({ ...beacon, publicKey: quicknet.replace('83', '93') })).toBe(false);
    expect(isSigned({ ...beacon, signature: 'not a signature' })).toBe(false);
  });
});

test('a ticket’s text refuses what could be read as another line of it', () => {
  expect(() => ticketText({ ...ticket, numero: '1\nstake:1' })).toThrow(RangeError);
  expect(() => ticketText({ ...ticket, salt: 'short' })).toThrow(RangeError);
});

test('every part of a ticket changes its hash', () => {
  const [line] = ticket.lines;
  const others = [
    ticket,
    { ...ticket, id: '1043' },
    { ...ticket, stake: '401' },
    { ...ticket, series: 1_801 },
    { ...ticket, salt: 'cd'.repeat(32) },
    { ...ticket, lines: [{ ...line, choice: [['1'], ['2', '7']] }] },
    { ...ticket, lines: [{ ...line, multiple: 2 }] },
    { ...ticket, lines: [line, line] },
  ];
  expect(new Set(others.map(ticketHash)).size).toBe(others.length);
});

describe('the sealed list', () => {
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

  test('follows RFC 6962: its empty list, its leaf, its node', () => {
    const leaf = (hash: string) => digest(Buffer.concat([Buffer.of(0), Buffer.from(hash, 'hex')]));
    const [one = '', two = '', three = ''] = hashes;
    const pair = digest(Buffer.concat([Buffer.of(1), leaf(one), leaf(two)]));
    expect(listRoot([])).toBe(createHash('sha256').digest('hex'));
    expect(listRoot([one])).toBe(hexOf(leaf(one)));
    expect(listRoot([one, two])).toBe(hexOf(pair));
    expect(listRoot([one, two, three])).toBe(
      hexOf(digest(Buffer.concat([Buffer.of(1), pair, leaf(three)]))),
    );
  });

  test('proves each of its tickets by its place, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), fc.nat(39), (size, one, other) => {
        const list = Array.from({ length: size }, (_, index) => commitmentOf(String(index)));
        const [index, wrong] = [one % size, other % size];
        const proof = { index, size, way: inclusionProof(list, index) };
        const root = listRoot(list, digest);
        const isProved = (at: number) => isIncluded({ ...proof, hash: list[at] ?? '' }, root);
        expect(isProved(index)).toBe(true);
        if (wrong === index) return;
        expect(isProved(wrong)).toBe(false);
        expect(isIncluded({ ...proof, hash: list[index] ?? '', index: wrong }, root)).toBe(false);
      }),
    );
  });

  test('has no ticket outside of it', () => {
    expect(() => inclusionProof(hashes, 11)).toThrow(RangeError);
    expect(isIncluded({ hash: hashes[0] ?? '', index: 1, size: 1, way: [] }, from.listRoot)).toBe(
      false,
    );
  });
});

describe('a published draw', () => {
  const published = {
    ...from,
    family: 'SSC',
    hashes,
    beacon,
    result: drawResult('SSC', from),
  } as const;
  const faults = (changes: object) => verifyDraw({ ...published, ...changes }, isSigned);

  test('is verified from what everybody can read', () => {
    expect(faults({})).toEqual([]);
    const place = { index: 4, size: hashes.length, way: inclusionProof(hashes, 4) };
    expect(isOnList(ticket, place, published.listRoot)).toBe(true);
    expect(isOnList({ ...ticket, stake: '401' }, place, published.listRoot)).toBe(false);
  });

  test('is doubted for another result, seed, list or beacon', () => {
    expect(faults({ result: ['0', '0', '0', '0', '0'] })).toEqual(['result']);
    expect(faults({ seed: 'b'.repeat(64) })).toEqual(['result']);
    expect(faults({ hashes: hashes.slice(1) })).toEqual(['list']);
    expect(faults({ beacon: { ...beacon, round: 1 } })).toEqual(['beacon']);
    expect(faults({ beacon: { ...beacon, signature: 'zz' } })).toEqual(['beacon', 'result']);
  });
});

test.each(families)('what %s draws has the shape of its results', (family) => {
  for (let numero = 0; numero < 200; numero += 1) {
    const drawn = drawResult(family, { ...from, numero: String(numero) });
    expect(isResult(family, drawn)).toBe(true);
    expect(isResult(family, drawn.slice(1))).toBe(false);
    expect(isResult(family, ['x', ...drawn.slice(1)])).toBe(false);
  }
});

test('balls of one drum are drawn once, and a result with one twice is none', () => {
  expect(
    isResult(
      'PK10',
      Array.from({ length: 10 }, () => '01'),
    ),
  ).toBe(false);
  expect(isResult('11X5', ['01', '02', '03', '04', '12'])).toBe(false);
  expect(isResult('LHC', ['01', '02', '03', '04', '05', '06', '06'])).toBe(false);
});

test('whole numbers are exactly even: what does not share out is drawn again', () => {
  const size = 3_000_000_000;
  const values = [3_000_000_000, 4_294_967_295, 2_999_999_999].map((one) => one / 2 ** 32);
  expect(wholeNumbers((position) => values[position] ?? 0)(size)).toBe(2_999_999_999);
  const counts = Array.from({ length: 49 }, () => 0);
  const next = wholeNumbers(seededDraw('even', 1));
  for (let draw = 0; draw < 49_000; draw += 1) {
    const drawn = next(49);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(
    chiSquareChance(
      counts,
      counts.map(() => 1_000),
    ),
  ).toBeGreaterThan(0.01);
});
