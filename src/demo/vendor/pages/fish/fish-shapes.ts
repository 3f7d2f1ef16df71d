import type { FishKind } from '#demo/vendor/rules/fish-kinds.ts';

/** A part of a fish that swims to the right, in a square of a hundred by a hundred. */
export interface FishPart {
  fill: string;
  /** As in a drawing's path. */
  d: string;
  /** How far it beats, in radians, and round what. */
  beat?: number;
  round?: readonly [x: number, y: number];
  /** Beats later than the others, in parts of a turn. */
  late?: number;
}

export interface FishShape {
  parts: readonly FishPart[];
  eye: readonly [x: number, y: number, radius: number];
  /** Stays upright and does not turn where it heads. */
  isUpright?: boolean;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const fishShapes: Readonly<Record<FishKind, FishShape>> = {
  sardine: {
    parts: [
      { fill: '#3d8fe0', d: 'M24 50L2 32Q9 50 2 68Z', beat: 0.4, round: [24, 50] },
      { fill: '#3d8fe0', d: 'M62 37L50 25L40 38Z' },
      { fill: '#7cc4ff', d: 'M98 50Q78 31 46 36Q26 40 16 50Q26 60 46 64Q78 69 98 50Z' },
      { fill: '#e4f4ff', d: 'M98 51Q78 69 46 64Q28 60 18 52Q54 60 98 51Z' },
    ],
    eye: [84, 46, 3.6],
  },
  clown: {
    parts: [
      { fill: '#ff7a1a', d: 'M22 50L3 32Q-1 50 3 68Z', beat: 0.4, round: [24, 50] },
      { fill: '#ff9d4a', d: 'M70 30Q54 14 38 30Z' },
      { fill: '#ff9d4a', d: 'M62 70Q52 84 42 70Z', beat: 0.2, round: [52, 70] },
      { fill: '#ff7a1a', d: 'M97 50Q84 26 52 27Q28 30 14 50Q28 70 52 73Q84 74 97 50Z' },
      { fill: '#fff7ec', d: 'M76 31Q70 50 76 69L66 72Q60 50 66 28Z' },
      { fill: '#fff7ec', d: 'M46 28Q40 50 46 72L36 69Q31 50 36 31Z' },
    ],
    eye: [85, 44, 4.4],
  },
  seahorse: {
    parts: [
      { fill: '#ffd166', d: 'M46 48L24 38L28 62Z', beat: 0.5, round: [44, 50] },
      {
        fill: '#ffb627',
        d: 'M62 8Q78 10 78 24L96 30L94 37L76 36Q72 42 66 44Q72 58 62 74Q54 92 40 88Q28 82 36 72Q44 66 47 75Q42 74 41 79Q46 83 51 72Q56 58 46 48Q38 26 50 12Z',
      },
      { fill: '#ff7a1a', d: 'M62 8L56 0L52 11L44 8L47 18L40 20L47 26Z' },
      { fill: '#ffe3a1', d: 'M64 46Q68 58 60 70Q60 58 54 48Z' },
    ],
    eye: [68, 22, 4],
    isUpright: true,
  },
  puffer: {
    parts: [
      { fill: '#e0a21c', d: 'M20 50L4 38Q8 50 4 62Z', beat: 0.5, round: [22, 50] },
      {
        fill: '#c98510',
        d: 'M50 10L55 20L66 13L68 24L80 22L79 33L90 36L85 45L96 52L86 57L90 68L79 69L78 80L68 77L63 88L55 81L48 90L42 80L31 84L30 73L19 72L22 61L12 54L21 47L14 36L25 34L26 22L37 25L40 13L47 21Z',
      },
      { fill: '#ffcf4d', d: circle(53, 50, 33) },
      { fill: '#fff4d6', d: 'M22 56Q53 70 86 56Q80 84 53 83Q28 82 22 56Z' },
      { fill: '#e0a21c', d: 'M46 52L34 44L36 60Z', beat: 0.4, round: [46, 52] },
      { fill: '#b3526b', d: circle(84, 54, 4) },
    ],
    eye: [71, 40, 6.5],
  },
  turtle: {
    parts: [
      { fill: '#3fae7a', d: 'M70 34Q78 10 60 2Q54 18 56 34Z', beat: 0.5, round: [62, 34] },
      { fill: '#3fae7a', d: 'M70 66Q78 90 60 98Q54 82 56 66Z', beat: -0.5, round: [62, 66] },
      { fill: '#2f8f63', d: 'M28 36Q18 22 10 24Q12 36 24 42Z', beat: -0.3, round: [26, 40] },
      { fill: '#2f8f63', d: 'M28 64Q18 78 10 76Q12 64 24 58Z', beat: 0.3, round: [26, 60] },
      { fill: '#57c795', d: 'M78 50Q78 38 88 38Q99 40 99 50Q99 60 88 62Q78 62 78 50Z' },
      { fill: '#00735a', d: 'M82 50Q78 26 50 25Q22 27 15 50Q22 73 50 75Q78 74 82 50Z' },
      { fill: '#ffb627', d: 'M50 36L62 43V57L50 64L38 57V43Z' },
      { fill: '#1f9d76', d: 'M64 42L74 38L78 50L74 62L64 58ZM36 42L26 38L20 50L26 62L36 58Z' },
      {
        fill: '#1f9d76',
        d: 'M40 38L36 30L50 27L64 30L60 38L50 33ZM40 62L36 70L50 73L64 70L60 62L50 67Z',
      },
    ],
    eye: [91, 45, 3],
  },
  jelly: {
    parts: [
      { fill: '#c77dff', d: 'M30 48Q24 70 32 96Q36 72 36 48Z', beat: 0.16, round: [33, 48] },
      {
        fill: '#e0aaff',
        d: 'M44 48Q40 74 47 99Q51 74 50 48Z',
        beat: 0.16,
        round: [47, 48],
        late: 0.2,
      },
      {
        fill: '#c77dff',
        d: 'M58 48Q56 74 62 99Q66 72 64 48Z',
        beat: 0.16,
        round: [61, 48],
        late: 0.4,
      },
      {
        fill: '#e0aaff',
        d: 'M70 48Q72 70 76 94Q80 70 76 48Z',
        beat: 0.16,
        round: [73, 48],
        late: 0.6,
      },
      {
        fill: '#9d4edd',
        d: 'M16 48Q16 6 53 6T90 48Q82 56 74 49Q66 57 57 50Q48 57 40 50Q30 57 16 48Z',
      },
      { fill: '#c77dff', d: 'M26 40Q28 14 53 13Q36 22 36 42Z' },
      { fill: '#ff4d8d', d: circle(44, 34, 3) + circle(58, 24, 4) + circle(70, 36, 3) },
    ],
    eye: [62, 40, 3.4],
    isUpright: true,
  },
  ray: {
    parts: [
      { fill: '#1d3c72', d: 'M20 49L-2 47L-2 51L20 53Z', beat: 0.2, round: [20, 50] },
      { fill: '#2b5aa8', d: 'M74 44Q64 14 30 2Q40 24 24 46Z', beat: 0.22, round: [50, 46] },
      { fill: '#2b5aa8', d: 'M74 56Q64 86 30 98Q40 76 24 54Z', beat: -0.22, round: [50, 54] },
      { fill: '#3d74cc', d: 'M98 44Q90 38 74 36Q40 36 16 50Q40 64 74 64Q90 62 98 56Q92 50 98 44Z' },
      {
        fill: '#bfe0ff',
        d: circle(58, 42, 3.4) + circle(48, 47, 2.4) + circle(58, 58, 3.4) + circle(46, 54, 2.4),
      },
    ],
    eye: [84, 43, 3],
  },
  octopus: {
    parts: [
      {
        fill: '#d1345b',
        d: 'M34 56Q12 62 10 88Q18 92 20 84Q24 70 42 66Z',
        beat: 0.25,
        round: [40, 60],
      },
      {
        fill: '#e84a72',
        d: 'M42 60Q30 76 34 98Q42 99 42 90Q42 76 52 66Z',
        beat: 0.2,
        round: [46, 62],
        late: 0.2,
      },
      {
        fill: '#e84a72',
        d: 'M60 60Q70 76 66 98Q58 99 58 90Q58 76 50 66Z',
        beat: -0.2,
        round: [54, 62],
        late: 0.2,
      },
      {
        fill: '#d1345b',
        d: 'M68 56Q90 62 92 88Q84 92 82 84Q78 70 60 66Z',
        beat: -0.25,
        round: [62, 60],
      },
      { fill: '#ff5d86', d: 'M51 4Q84 6 80 40Q78 66 51 68Q24 66 22 40Q18 6 51 4Z' },
      { fill: '#ff8fab', d: 'M34 18Q40 10 52 10Q36 18 32 36Q28 28 34 18Z' },
      { fill: '#ffb3c6', d: circle(36, 60, 3) + circle(50, 64, 3) + circle(64, 60, 3) },
      { fill: '#fffdf8', d: circle(40, 42, 7.4) },
      { fill: '#20131f', d: circle(42, 43, 3.6) },
    ],
    eye: [63, 42, 6.6],
    isUpright: true,
  },
  shark: {
    parts: [
      { fill: '#4a5d78', d: 'M18 50L1 26Q10 48 4 72Q14 62 20 54Z', beat: 0.32, round: [20, 50] },
      { fill: '#4a5d78', d: 'M58 36L44 16L40 37Z' },
      { fill: '#4a5d78', d: 'M60 58L46 78L48 58Z', beat: 0.15, round: [54, 58] },
      { fill: '#64799a', d: 'M99 49Q84 36 56 35Q32 37 14 50Q34 60 58 61Q86 60 99 49Z' },
      { fill: '#e6edf5', d: 'M96 51Q84 60 58 61Q36 60 22 53Q56 57 82 52Z' },
      { fill: '#8f2338', d: 'M93 52Q84 57 78 55Q84 53 88 51Z' },
      { fill: '#4a5d78', d: 'M70 44l1.6 9h-1.6zM66 44l1.6 9h-1.6zM74 44l1.6 8h-1.6z' },
    ],
    eye: [84, 45, 2.6],
  },
  whale: {
    parts: [
      {
        fill: '#123a73',
        d: 'M14 44L0 28Q-2 42 6 48Q0 56 2 66Q14 58 18 50Z',
        beat: 0.25,
        round: [18, 48],
      },
      { fill: '#1f5bb0', d: 'M99 46Q97 24 66 24Q36 26 12 46Q30 66 62 70Q96 70 99 46Z' },
      { fill: '#d7e9ff', d: 'M98 52Q92 70 62 70Q40 67 26 58Q60 62 98 52Z' },
      { fill: '#9fc3ec', d: 'M92 57L60 64L60 66L92 60ZM86 62L56 67L58 69L84 65Z' },
      { fill: '#123a73', d: 'M56 60Q50 78 38 80Q40 66 46 60Z', beat: 0.3, round: [52, 60] },
      { fill: '#ffb627', d: 'M66 24L62 14L68 18L72 11L74 18L80 14L77 24Z' },
    ],
    eye: [84, 44, 2.4],
  },
};
