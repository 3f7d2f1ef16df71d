import { mix } from './colour.ts';
import { box, circle, dots, group, oval, path, stroke } from './shapes.ts';
import type { Setting } from './table-scenes.ts';

/** The fair from outside: big tops under a lit wheel, stalls with striped awnings, strings of lamps. */
export function fair({ brush, palette, far }: Setting): string {
  const { hot, gold, fresh, cool, paper } = brush;
  const hill = far(palette.land[0], 0.35);
  const ground = palette.land[1];
  return (
    path('M0 260V150C110 96 220 120 330 140S560 96 700 128S940 92 1200 146V260z', hill) +
    group(ferris(brush, palette, far), 'translate(812 104)') +
    group(bigTop(far(hot.base, 0.38), far(paper, 0.42), gold.base), 'translate(396 118)') +
    group(
      bigTop(far(cool.base, 0.3), far(paper, 0.42), hot.base),
      'translate(620 142) scale(.74)',
    ) +
    group(
      bigTop(far(fresh.base, 0.42), far(paper, 0.42), gold.base),
      'translate(150 134) scale(.8)',
    ) +
    group(
      bigTop(far(gold.base, 0.42), far(paper, 0.42), hot.base),
      'translate(1060 130) scale(.84)',
    ) +
    path('M0 260V212C160 196 300 214 470 206S820 196 960 208S1130 202 1200 210V260z', ground) +
    brush.repeat(stall(brush, palette), [
      'translate(512 186)',
      'translate(722 190) scale(.9)',
      'translate(254 190) scale(.9)',
      'translate(960 188)',
    ]) +
    crowd(mix(ground, palette.ink, 0.5))
  );
}

function bigTop(one: string, other: string, pennant: string): string {
  const stripe = (from: number, to: number, fill: string) =>
    path(`M0-62L${from} 16V84H${to}V16z`, fill);
  return (
    stroke('M0-92V-58', pennant, 3) +
    path('M2-92L30-83L2-74z', pennant) +
    stripe(-110, -66, one) +
    stripe(-66, -22, other) +
    stripe(-22, 22, one) +
    stripe(22, 66, other) +
    stripe(66, 110, one) +
    path(
      'M-114 14q18 22 36 0q20 22 40 0q19 22 38 0q19 22 38 0q20 22 40 0q18 22 36 0V6H-114z',
      pennant,
      'opacity=".75"',
    )
  );
}

function ferris(brush: Setting['brush'], palette: Setting['palette'], far: Setting['far']): string {
  const iron = far(palette.paper, 0.55);
  const cabins = [brush.hot.base, brush.gold.base, brush.fresh.base, brush.cool.base];
  const spokes = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    const [x, y] = [Math.round(Math.cos(angle) * 96), Math.round(Math.sin(angle) * 96)];
    return `M${x} ${y}L${-x} ${-y}`;
  }).join('');
  const seats = Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    const [x, y] = [Math.round(Math.cos(angle) * 98), Math.round(Math.sin(angle) * 98)];
    return path(`M${x - 9} ${y}h18l-3 14h-12z`, far(cabins[at % 4] ?? iron, 0.18));
  }).join('');
  return (
    stroke('M-52 146L0 0L52 146', far(palette.land[1], 0.2), 10) +
    circle(0, 0, 98, 'none', `stroke="${iron}" stroke-width="4"`) +
    circle(0, 0, 76, 'none', `stroke="${iron}" stroke-width="2"`) +
    stroke(spokes, iron, 2) +
    seats +
    dots(98, 48, 5, palette.gold) +
    dots(52, 24, 4, palette.paper) +
    circle(0, 0, 15, brush.hot.base) +
    circle(0, 0, 7, palette.gold)
  );
}

function stall({ hot, gold, paper }: Setting['brush'], palette: Setting['palette']): string {
  const awning = Array.from({ length: 6 }, (_, at) =>
    path(`M${-48 + at * 16}-22h16v14a8 8 0 0 1-16 0z`, at % 2 ? paper : hot.base),
  ).join('');
  return (
    path('M-44-10H44V34H-44z', mix(palette.land[1], palette.ink, 0.2)) +
    path('M-38-8H38V12H-38z', gold.base, 'opacity=".8"') +
    path('M-48 12H48V20H-48z', mix(palette.land[0], palette.gold, 0.35)) +
    awning +
    stroke('M-48-24H48', gold.base, 4)
  );
}

/** Heads of people, seen against the lights. */
function crowd(colour: string): string {
  const heads = Array.from({ length: 46 }, (_, at) => {
    const x = at * 26 + ((at * 7) % 11);
    const y = 250 - ((at * 13) % 15);
    return `M${x - 13} 262V${y}q2-9 9-10a8 8 0 1 1 8 0q7 1 9 10V262z`;
  });
  return path(heads.join(''), colour);
}

/** Houses on a hill by night, a church between them, windows lit. */
export function rooftops({ brush, palette, far }: Setting): string {
  const back = far(palette.land[0], 0.25);
  const middle = mix(palette.land[0], palette.ink, 0.25);
  const front = palette.land[1];
  const lit = brush.gold.base;
  return (
    path(
      'M0 260V128L120 70L210 118L330 44L470 126L600 76L720 128L860 52L980 118L1090 78L1200 130V260z',
      far(palette.land[0], 0.55),
    ) +
    path(
      'M0 260V176H60V152H118V168H176V138L206 114L236 138V166H300V146H356V160H410V128H470V160H522V144H560V96Q560 62 592 54Q624 62 624 96V144H650V84L668 52L686 84V144H730V158H790V134H846V158H900V140L932 114L964 140V162H1030V148H1088V166H1150V152H1200V260z',
      back,
    ) +
    stroke('M592 54V36M584 43H600M668 52V32M660 40H676', back, 4) +
    stroke(
      'M82 166V174M98 166V174M194 142V152M216 142V152M326 158V166M440 142V152M592 100V116M668 98V112M760 148V156M818 146V156M872 152V160M924 140V150M944 140V150M1058 160V168',
      lit,
      8,
      'opacity=".8"',
    ) +
    path(
      'M0 260V206H40V188H132V210H196V182L250 160L304 182V210H372V192H452V212H520V196H606V214H676V186L728 164L780 186V212H850V194H930V210H1004V184L1052 164L1100 184V208H1160V196H1200V260z',
      middle,
    ) +
    stroke(
      'M66 204V216M96 204V216M236 188V202M266 188V202M400 206V218M426 206V218M552 210V222M580 210V222M714 190V204M744 190V204M878 208V220M906 208V220M1040 188V200M1066 188V200',
      lit,
      13,
    ) +
    stroke(
      'M66 204V216M236 188V202M426 206V218M580 210V222M744 190V204M878 208V220M1040 188V200',
      palette.paper,
      6,
    ) +
    path('M0 260V236C180 222 320 240 480 232S760 224 900 236S1110 228 1200 234V260z', front) +
    stroke(
      'M0 226C60 244 140 244 200 226S340 244 400 226S540 244 600 226S740 244 800 226S940 244 1000 226S1140 244 1200 226',
      mix(front, lit, 0.3),
      2,
    ) +
    `<g transform="translate(0 3)">${stroke('M0 226C60 244 140 244 200 226S340 244 400 226S540 244 600 226S740 244 800 226S940 244 1000 226S1140 244 1200 226', lit, 8, 'stroke-dasharray="0 34"')}</g>`
  );
}

/** Ridges one behind the other under an open sky, an observatory, a lake that holds its light. */
export function heights({ brush, palette, far }: Setting): string {
  const { gold, cool } = brush;
  const dome = far(palette.paper, 0.62);
  return (
    path(
      'M0 260V120L90 74L160 112L270 30L380 118L470 72L560 122L690 46L800 126L900 62L1000 116L1110 56L1200 108V260z',
      far(palette.land[0], 0.6),
    ) +
    path(
      'M270 30L380 118L330 100L296 112L262 78L236 96zM690 46L800 126L752 104L716 118L684 84L650 98zM900 62L940 88L916 84L900 94L880 80z',
      palette.paper,
      'opacity=".28"',
    ) +
    path(
      'M0 260V164C140 116 260 176 400 150S640 118 780 160S1040 124 1200 160V260z',
      far(palette.land[0], 0.25),
    ) +
    group(
      path('M-38 0A38 38 0 0 1 38 0z', dome) +
        path('M4-38L40-62L50-48L20-24z', far(palette.ink, 0.3)) +
        path('M-42 0H42V46H-42z', far(dome, 0.25)) +
        path('M-8 16H8V46H-8z', gold.base),
      'translate(372 132)',
    ) +
    path(
      'M420 206C520 188 760 190 860 206S980 226 860 232H400C320 226 350 216 420 206z',
      mix(cool.base, palette.sky[0], 0.35),
    ) +
    stroke('M470 208H560M600 214H720M520 222H600M700 204H790', palette.paper, 3, 'opacity=".35"') +
    path(
      'M0 260V206C130 178 260 214 380 226S560 246 700 240S960 196 1200 204V260z',
      palette.land[1],
    ) +
    pines(mix(palette.land[1], palette.ink, 0.45))
  );
}

function pines(colour: string): string {
  return path(
    [20, 70, 108, 166, 214, 286, 340, 880, 930, 1000, 1046, 1104, 1170]
      .map((x, at) => {
        const tall = 46 + ((at * 17) % 30);
        const foot = 238 - ((at * 5) % 12);
        return `M${x} ${foot - tall}l14 ${Math.round(tall * 0.45)}h-7l15 ${Math.round(tall * 0.55)}h-44l15-${Math.round(tall * 0.55)}h-7z`;
      })
      .join(''),
    colour,
  );
}

/** Coins in heaps, a chest half buried, lamplight on the wall. */
export function treasure({ brush, palette, far }: Setting): string {
  const { gold, hot, fresh, cool } = brush;
  const wall = far(palette.land[0], 0.2);
  const coin =
    circle(0, 0, 13, gold.deep) +
    circle(0, -3, 13, gold.base) +
    circle(0, -3, 8, gold.light, 'opacity=".6"');
  const spots = Array.from({ length: 44 }, (_, at) => {
    const x = (at * 83) % 1190;
    const y = 196 + ((at * 29) % 56) - Math.round(26 * Math.sin((x / 1200) * 9.4));
    return `translate(${x} ${y}) rotate(${(at * 47) % 40})`;
  });
  const gem = (fill: string, light: string) =>
    path('M0-18L18-4L0 22L-18-4z', fill) + path('M0-18L8-4L0 22L-8-4z', light, 'opacity=".7"');
  return (
    path(
      'M0 260V60C60 90 90 150 180 166S360 190 600 188S960 184 1040 160S1150 86 1200 50V260z',
      wall,
    ) +
    oval(600, 236, 520, 60, mix(palette.gold, palette.land[1], 0.55)) +
    path(
      'M0 260V218C120 168 240 196 330 214C420 168 560 178 640 206C740 172 860 176 930 208C1030 170 1120 190 1200 214V260z',
      mix(gold.base, palette.land[1], 0.35),
    ) +
    brush.repeat(coin, spots) +
    group(gem(hot.base, hot.light), 'translate(416 204)') +
    group(gem(fresh.base, fresh.light), 'translate(704 208)') +
    group(gem(cool.base, cool.light), 'translate(840 200) scale(1.2)') +
    group(gem(fresh.base, fresh.light), 'translate(180 204)') +
    group(chestHalf(brush, palette), 'translate(566 176)')
  );
}

function chestHalf({ gold, hot }: Setting['brush'], palette: Setting['palette']): string {
  const wood = mix(palette.land[0], hot.base, 0.2);
  return (
    box(-76, -6, 152, 70, 8, wood) +
    path('M-80-6C-80-64 80-64 80-6z', mix(wood, palette.paper, 0.12)) +
    box(-80, -10, 160, 12, 3, gold.deep) +
    box(-58, -48, 14, 112, 2, gold.base) +
    box(44, -48, 14, 112, 2, gold.base) +
    box(-16, -18, 32, 34, 6, gold.base) +
    circle(0, -4, 6, palette.ink) +
    path('M-3-4h6l3 14h-12z', palette.ink)
  );
}
