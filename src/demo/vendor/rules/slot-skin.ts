import { subjectOf } from './slot-of-code.ts';

/** How a slot looks: the maths are one, the looks as many as there are codes. */
export interface SlotSkin {
  theme: (typeof slotThemes)[number];
  /** What the cover shows: the dearest symbol shows it too. */
  subject: string;
  /** The sky behind the machine, from top to bottom. */
  sky: readonly [string, string];
  frame: string;
  reel: string;
  /** Of the three dear symbols, then of the four cheap ones. */
  dear: readonly [string, string, string];
  cheap: readonly [string, string, string, string];
  wild: string;
  scatter: string;
}

/** What a cover shows, and where that is at home; what is not named is of the fair. */
const themeOf: Readonly<Record<string, SlotSkin['theme']>> = Object.fromEntries(
  (
    [
      [
        'orchard',
        'cherries citrus grapes pineapple pitahaya strawberry watermelon chilli palm agave sunflower clover',
      ],
      [
        'jungle',
        'jaguar toucan hummingbird owl butterfly bull fox frog axolotl idol pyramid cactus volcano',
      ],
      ['reef', 'koi shell anchor turtle octopus shark crab fish puffer starfish chest'],
      ['jade', 'dragon lucky-cat emerald gem ring coins bell'],
      ['space', 'sun moon comet planet rocket balloon plane thunder'],
    ] as const
  ).flatMap(([theme, subjects]) => subjects.split(' ').map((subject) => [subject, theme])),
);

export const slotThemes = ['fair', 'reef', 'jade', 'space', 'orchard', 'jungle'] as const;

/** Where on the wheel of colours each theme is at home, and how it is lit. */
const homes: Readonly<
  Record<SlotSkin['theme'], { sky: number; frame: number; dear: readonly [number, number, number] }>
> = {
  fair: { sky: 275, frame: 42, dear: [42, 340, 150] },
  reef: { sky: 205, frame: 178, dear: [28, 330, 52] },
  jade: { sky: 160, frame: 48, dear: [345, 45, 20] },
  space: { sky: 240, frame: 312, dear: [8, 190, 48] },
  orchard: { sky: 25, frame: 40, dear: [352, 52, 120] },
  jungle: { sky: 130, frame: 56, dear: [100, 318, 30] },
};

/** The same code always wears the same: the world of its cover's subject, in colours of its own. */
export function skinOf(code: string): SlotSkin {
  const seed = hashOf(code);
  const subject = subjectOf(code);
  const theme = themeOf[subject] ?? 'fair';
  const { sky, frame, dear } = homes[theme];
  const turn = ((seed >>> 4) % 9) * 8 - 32;
  const hue = (sky + turn + 360) % 360;
  const tone = (base: number, light: number, full = 78) =>
    `hsl(${(base + turn / 4 + 360) % 360} ${full}% ${light}%)`;
  return {
    theme,
    subject,
    sky: [`hsl(${hue} 58% 17%)`, `hsl(${(hue + 40) % 360} 62% 34%)`],
    frame: `hsl(${frame + turn / 4} 92% 64%)`,
    reel: `hsl(${hue} 42% 11%)`,
    dear: [tone(dear[0], 58), tone(dear[1], 60), tone(dear[2], 54)],
    cheap: [tone(200, 62, 70), tone(280, 66, 60), tone(90, 56, 52), tone(20, 62, 66)],
    wild: tone(46, 60, 95),
    scatter: tone(55, 66, 95),
  };
}

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  // Codes differ in their last letters, which the sum alone would leave in its lowest bits.
  hash ^= hash >>> 15;
  return Math.imul(hash, 2_246_822_507) >>> 0;
}
