import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { box, circle, group, oval, path, petals, stroke } from './shapes.ts';

/** A wide picture has its hero at `middle`, counted from the left. */
export interface WideStage extends Scene {
  middle: number;
  /** From the middle to the nearer edge of the frame. */
  reach: number;
}

/** Parts of wide pictures. They are drawn 1200 wide and 540 high; narrower frames crop them. */
export const floors = {
  village,
  marigolds,
  pitch,
  felt,
  stage,
  fringe,
  reef,
  hills,
  grid,
} satisfies Record<string, (stage: WideStage) => string>;
export type FloorName = keyof typeof floors;

export const overheads = {
  cutPaper,
  bulbs,
  floodlights,
  drapes,
  shafts,
} satisfies Record<string, (stage: WideStage) => string>;
export type OverheadName = keyof typeof overheads;

function village({ palette }: Scene): string {
  const far = mix(palette.land[0], palette.sky[1], 0.5);
  const apps =
    'M0 460V390H70V360L96 332L122 360V400H190V350H214C214 290 286 290 286 350H310V410H380V376H430V340L452 312L474 340V396H560V366H640V400H700V352H724C724 300 790 300 790 352H820V404H900V372L926 344L952 372V410H1030V356H1060C1060 312 1116 312 1116 356H1140V394H1200V460z';
  return (
    path(apps, far) +
    stroke(
      'M96 372V384M250 340V356M262 340V356M452 352V364M600 384V394M757 340V354M926 384V396M1088 350V364M40 410V420M340 424V436M520 414V424M860 420V430M1160 410V422',
      palette.gold,
      14,
    ) +
    path('M0 540V446C200 424 420 452 640 440S1020 424 1200 444V540z', palette.land[1])
  );
}

function marigolds({ palette, brush, chance }: Scene): string {
  const bloom = (tone: Scene['brush']['hot']) =>
    path(petals(10, 27, 8), tone.deep) +
    path(petals(9, 18, 6), tone.base) +
    path(petals(7, 9, 5), tone.light);
  const row = (y: number, step: number, shift: number) =>
    Array.from(
      { length: Math.ceil(1240 / step) },
      (_, at) => `translate(${at * step + shift} ${y + chance.whole(-8, 8)})`,
    );
  return (
    path('M0 540V440C300 410 900 410 1200 440V540z', palette.land[1]) +
    brush.repeat(bloom(brush.hot), row(462, 78, 6)) +
    brush.repeat(bloom(brush.gold), [...row(496, 74, -18), ...row(536, 74, 18)])
  );
}

function pitch({ palette, brush, middle }: WideStage): string {
  const grass = mix(brush.fresh.base, palette.ink, 0.35);
  const light = mix(brush.fresh.base, palette.ink, 0.12);
  const stripes = [0, 1, 2, 3, 4, 5].map(
    (at) =>
      `M${420 + at * 100} 392L${-260 + at * 380} 540H${-70 + at * 380}L${470 + at * 100} 392z`,
  );
  return (
    path('M0 420C200 340 1000 340 1200 420V460H0z', mix(palette.sky[0], palette.ink, 0.4)) +
    stroke(
      'M20 410C240 346 960 346 1180 410M10 428C240 364 960 364 1190 428M0 446C240 384 960 384 1200 446',
      palette.paper,
      6,
      'stroke-dasharray="0 15" opacity=".45"',
    ) +
    path('M0 540V430C300 384 900 384 1200 430V540z', grass) +
    path(stripes.join(''), light, 'opacity=".55"') +
    `<ellipse cx="${middle}" cy="476" rx="270" ry="44" fill="none" stroke="${palette.paper}" stroke-width="7" opacity=".8"/>` +
    stroke(`M0 474H${middle - 270}M${middle + 270} 474H1200`, palette.paper, 7, 'opacity=".8"')
  );
}

function felt({ palette, brush }: Scene): string {
  const cloth = mix(brush.fresh.base, palette.ink, 0.42);
  return (
    path('M0 540V420C360 364 900 364 1200 420V540z', mix(palette.land[0], palette.ink, 0.3)) +
    path('M0 540V436C360 382 900 382 1200 436V540z', palette.gold) +
    path('M0 540V446C360 392 900 392 1200 446V540z', cloth) +
    path(
      'M0 446C360 392 900 392 1200 446V462C900 408 360 408 0 462z',
      palette.ink,
      'opacity=".3"',
    ) +
    stroke('M0 520C360 462 900 462 1200 520', mix(palette.gold, cloth, 0.35), 6) +
    stroke('M0 428C360 373 900 373 1200 428', brush.gold.deep, 8, 'stroke-dasharray="0 28"')
  );
}

function stage({ palette, brush, middle }: WideStage): string {
  return (
    path('M0 430H1200V540H0z', palette.land[1]) +
    path('M0 430H1200V440H0z', mix(palette.land[0], palette.gold, 0.4)) +
    group(
      path(
        'M-320 462V492C-320 556 320 556 320 492V462z',
        mix(brush.second.base, palette.ink, 0.5),
      ) +
        oval(0, 462, 322, 58, brush.second.fill) +
        oval(0, 458, 288, 46, mix(palette.paper, brush.second.base, 0.7)) +
        stroke('M-310 500C-240 552 240 552 310 500', palette.gold, 15, 'stroke-dasharray="0 36"') +
        stroke('M-310 500C-240 552 240 552 310 500', palette.paper, 7, 'stroke-dasharray="0 36"'),
      `translate(${middle} 0)`,
    )
  );
}

function fringe({ palette, brush }: Scene): string {
  const row = (y: number, shift: number) =>
    `M-40 540V${y}H${shift}${'a25 25 0 0 1 50 0'.repeat(26)}V540z`;
  return (
    path(row(456, -40), brush.cool.base) +
    path(row(480, -15), brush.hot.base) +
    stroke('M10 468H1200', palette.paper, 10, 'stroke-dasharray="0 50"') +
    path(row(506, -40), brush.gold.base) +
    path(row(530, -15), palette.land[1])
  );
}

function reef({ palette, brush, chance }: Scene): string {
  const sand = mix(palette.gold, palette.land[0], 0.45);
  const branch =
    'M0 0V-70M0-24C-24-26-32-48-32-70M0-36C22-42 28-60 28-84M-32-52L-50-66M28-64L46-76';
  const weed = 'M0 0C-18-24 18-44 0-68S16-112 2-140';
  const bubble =
    circle(0, 0, 14, `${palette.paper}33`, `stroke="${palette.paper}" stroke-width="3"`) +
    circle(-5, -5, 4, palette.paper);
  const rise = Array.from(
    { length: 10 },
    () =>
      `translate(${chance.whole(620, 1180)} ${chance.whole(40, 380)}) scale(${chance.whole(4, 14) / 10})`,
  );
  return (
    path(
      'M0 540V440C120 380 240 430 330 400S520 430 620 440V540z',
      mix(palette.land[0], palette.sky[1], 0.35),
    ) +
    path('M0 540V476C240 440 420 486 660 466S1040 452 1200 472V540z', sand) +
    brush.repeat(stroke(branch, brush.hot.base, 13), [
      'translate(652 486)',
      'translate(1160 478) scale(-1.1 1.2)',
      'translate(300 500) scale(.8)',
    ]) +
    brush.repeat(stroke(weed, brush.fresh.base, 12), [
      'translate(700 490)',
      'translate(1110 484) scale(-1 .8)',
      'translate(1192 500) scale(1 1.3)',
      'translate(240 500) scale(.8)',
    ]) +
    path('M0 540V510C240 484 420 520 660 504S1040 496 1200 510V540z', mix(sand, palette.ink, 0.4)) +
    brush.repeat(bubble, rise)
  );
}

function hills({ palette }: Scene): string {
  return (
    path(
      'M0 540V430C200 360 380 420 560 410S880 350 1200 420V540z',
      mix(palette.land[0], palette.sky[1], 0.3),
    ) +
    path('M0 540V464C260 410 480 470 760 448S1080 440 1200 460V540z', palette.land[0]) +
    path('M0 540V506C300 470 620 516 1200 494V540z', palette.land[1]) +
    stroke('M20 500H1200', palette.gold, 8, 'stroke-dasharray="0 74" opacity=".7"') +
    stroke('M50 524H1200', palette.hot, 8, 'stroke-dasharray="0 90" opacity=".8"')
  );
}

function grid({ palette, brush, middle }: WideStage): string {
  const fan = Array.from({ length: 17 }, (_, at) => {
    const x = (at - 8) * 130;
    return `M${middle + x / 3} 424L${middle + x * 1.3} 540`;
  });
  return (
    path('M0 424H1200V540H0z', mix(palette.ink, palette.land[1], 0.5)) +
    stroke(
      `${fan.join('')}M0 436H1200M0 454H1200M0 480H1200M0 514H1200`,
      brush.cool.base,
      3,
      'opacity=".8"',
    ) +
    stroke('M0 424H1200', brush.cool.light, 5)
  );
}

/** Two strings of cut paper; the sheets are one outline with holes, turned and coloured. */
function cutPaper({ palette, brush, chance }: Scene): string {
  const sheet =
    'M-38 0H38V70a9.5 10 0 0 1-19 0a9.5 10 0 0 1-19 0a9.5 10 0 0 1-19 0a9.5 10 0 0 1-19 0zM0 16l12 18l-12 18l-12-18zM-24 20a5 5 0 1 0 .1 0zM24 20a5 5 0 1 0 .1 0zM-24 48a5 5 0 1 0 .1 0zM24 48a5 5 0 1 0 .1 0zM-26 34l8 4l-8 4l-4-4zM26 34l-8 4l8 4l4-4z';
  const id = brush.define((name) => `<path id="${name}" d="${sheet}" fill-rule="evenodd"/>`);
  const tones = [brush.hot.base, brush.gold.base, brush.fresh.base, brush.cool.base];
  const from = chance.whole(0, 3);
  const flags = Array.from({ length: 14 }, (_, at) => {
    const x = at * 88 + 30;
    const along = (x % 300) / 300;
    const y = Math.round(3 + along * (1 - along) * 140);
    return `<use href="#${id}" x="${x}" y="${y}" fill="${tones[(at + from) % 4]}"/>`;
  });
  return (
    flags.join('') +
    stroke('M0 3C110 50 190 50 300 3S490 50 600 3S790 50 900 3S1090 50 1200 3', palette.paper, 3)
  );
}

function bulbs({ palette, brush }: Scene): string {
  const line = 'M-20 20Q300 130 620 30T1220 40M500-20Q820 190 1220 100';
  return (
    stroke(line, palette.ink, 4) +
    `<g transform="translate(0 12)">${stroke(line, brush.gold.base, 40, 'stroke-dasharray="0 62" opacity=".22"')}${stroke(line, brush.gold.base, 20, 'stroke-dasharray="0 62"')}${stroke(line, palette.paper, 10, 'stroke-dasharray="0 62"')}</g>`
  );
}

function floodlights({ palette, brush, middle, reach }: WideStage): string {
  const lamp =
    stroke('M0 98V420', palette.ink, 10) +
    box(-55, 36, 110, 62, 10, palette.ink) +
    stroke('M-35 56H45M-35 78H45', '#fff', 15, 'stroke-dasharray="0 23"');
  return (
    path('M650 70L1000 540H300zM1150 70L1400 540H760z', palette.paper, 'opacity=".09"') +
    brush.repeat(lamp, [
      `translate(${middle - reach + 60} 0)`,
      `translate(${middle + reach - 60} 0)`,
    ])
  );
}

function drapes({ brush, palette, middle, reach }: WideStage): string {
  const fold =
    path('M0 0H150C140 180 100 320 30 400C20 460 24 500 30 540H-40V0z', brush.second.fill) +
    stroke(
      'M20 0C24 180 20 290 0 380M70 0C70 180 50 310 16 394M116 0C112 170 80 300 30 390',
      brush.second.deep,
      12,
      'opacity=".55"',
    ) +
    path('M44 382L8 424L-20 414V384Q16 390 34 366z', palette.gold);
  return (
    brush.repeat(fold, [
      `translate(${middle + reach + 30} 0) scale(-1 1)`,
      `translate(${middle - reach - 30} 0)`,
    ]) +
    path(
      'M0 0H1200V30C1170 84 1110 84 1080 36C1040 90 980 90 940 40C900 90 840 90 800 40C760 90 700 90 660 40C620 90 560 90 520 40C480 80 420 80 380 36C340 70 280 70 240 32C180 60 60 50 0 20z',
      brush.second.deep,
    ) +
    stroke(
      'M0 20C60 50 180 60 240 32C280 70 340 70 380 36C420 80 480 80 520 40C560 90 620 90 660 40C700 90 760 90 800 40C840 90 900 90 940 40C980 90 1040 90 1080 36C1110 84 1170 84 1200 30',
      palette.gold,
      7,
    )
  );
}

function shafts({ palette }: Scene): string {
  return path(
    'M480 0H620L420 540H140zM720 0H800L760 540H560zM900 0H1040L1160 540H900zM1120 0H1200V400z',
    palette.paper,
    'opacity=".08"',
  );
}
