import type { Brush } from '../brush.ts';
import { box, circle, group, oval, path, petals, rays, star, stroke, twin } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { flower } from './solids.ts';

/** What grows and stands in the country the house comes from. */
export const land: readonly Motif[] = [
  { id: 'cactus', hue: 'fresh', draw: cactus },
  { id: 'agave', hue: 'fresh', draw: agave },
  { id: 'pyramid', hue: 'gold', draw: pyramid },
  { id: 'volcano', draw: volcano },
  { id: 'idol', draw: idol },
  { id: 'sunflower', hue: 'gold', draw: sunflower },
  { id: 'heart', hue: 'hot', draw: sacredHeart },
  { id: 'palm', hue: 'fresh', draw: palm },
];

function cactus(brush: Brush): string {
  const { fresh, hot, gold, second, paper, shade } = brush;
  return (
    oval(0, 98, 74, 10, shade) +
    stroke('M-26 34H-46Q-66 34-66 12V-14M26 14H48Q68 14 68-8V-40', fresh.base, 34) +
    stroke('M-70 10V-16M-66 34', fresh.light, 4) +
    box(-34, -92, 68, 172, 34, fresh.fill) +
    path('M6-92Q34-88 34-58V80H4Q20-10 6-92z', shade) +
    stroke(
      'M-16-70V70M0-76V70M16-70V70M-68 8V-12M68-12V-38',
      fresh.deep,
      4,
      'stroke-dasharray="9 10"',
    ) +
    flower(hot, gold, 0, -94, 26) +
    flower(hot, gold, -66, -32, 17) +
    flower(hot, gold, 68, -58, 17) +
    path('M-46 58H46L36 102H-36z', second.fill) +
    path('M-52 50H52V68H-52z', second.base) +
    path('M20 50H52V68H44L36 102H10z', shade) +
    stroke('M-40 59H42', paper, 7, 'stroke-dasharray="0 13.5"') +
    path(
      'M-30 84l10-9l10 9l10-9l10 9l10-9l10 9',
      'none',
      `stroke="${gold.base}" stroke-width="5" stroke-linejoin="round"`,
    )
  );
}

function agave(brush: Brush): string {
  const { fresh, gold, hot, cool, shade } = brush;
  const blade = (tone: string, edge: string) =>
    path('M-16 70C-24 10-16-50 0-108C16-50 24 10 16 70z', tone) +
    stroke('M0-84V50', edge, 4) +
    path('M0-108L-4-92H4z', hot.base);
  const fan = [-76, 76, -58, 58, -40, 40, -20, 20, 0];
  return (
    oval(0, 94, 92, 12, shade) +
    fan
      .map((turn, at) =>
        group(
          blade(at % 4 < 2 ? fresh.deep : fresh.fill, at % 4 < 2 ? fresh.base : fresh.light),
          `translate(0 ${88 - Math.abs(turn) / 9}) rotate(${turn}) translate(0-76) scale(.9)`,
        ),
      )
      .join('') +
    path('M-46 84C-40 60 40 60 46 84C40 104-40 104-46 84z', gold.fill) +
    stroke(
      'M-38 76L-14 96M-14 68L14 98M14 68L38 94M38 76L14 96M14 68L-14 98M-14 68L-38 94',
      gold.deep,
      4,
    ) +
    path(petals(6, 9, 5, 0, 84), cool.light)
  );
}

function pyramid(brush: Brush): string {
  const { gold, hot, fresh, paper, shade, ink } = brush;
  const steps = [0, 1, 2, 3, 4].map((at) => {
    const half = 96 - at * 16;
    const y = 62 - at * 28;
    return (
      path(
        `M${-half} ${y + 28}L${-half + 7} ${y}H${half - 7}L${half} ${y + 28}z`,
        at % 2 ? gold.base : gold.fill,
      ) +
      path(`M${-half + 7} ${y}H${half - 7}V${y + 5}H${-half + 5}z`, gold.light) +
      path(`M${half * 0.28} ${y + 28}V${y}H${half - 7}L${half} ${y + 28}z`, shade)
    );
  });
  return (
    group(rays(0, 0, 30, 84, 16, hot.base, 0.5), 'translate(0-72)') +
    circle(0, -72, 40, hot.fill) +
    oval(0, 94, 108, 11, shade) +
    steps.join('') +
    path('M-24-50H24V-82H-24z', hot.deep) +
    path('M-32-82H32L26-98H-26z', gold.fill) +
    path('M-9-50V-72H9V-50z', ink) +
    path('M-14 90L-11-50H11L14 90z', gold.light) +
    stroke(
      'M-13 82H13M-13 70H13M-13 58H13M-12 46H12M-12 34H12M-12 22H12M-12 10H12M-12-2H12M-11-14H11M-11-26H11M-11-38H11',
      gold.deep,
      3,
    ) +
    twin(
      path('M-80 92C-98 84-96 66-86 62C-84 72-80 76-74 74C-70 82-74 90-80 92z', fresh.fill) +
        circle(-44, 76, 5, hot.base) +
        circle(-38, 48, 5, hot.base) +
        circle(-30, 20, 4, hot.base),
    ) +
    stroke('M-22-90H24', paper, 5, 'stroke-dasharray="0 11"')
  );
}

function volcano(brush: Brush): string {
  const { main, hot, gold, fresh, ink, paper, shade } = brush;
  return (
    path(
      'M-30-52C-70-58-74-98-42-102C-36-124 4-126 12-106C42-118 70-88 48-68C52-56 40-48 28-52z',
      paper,
      'opacity=".9"',
    ) +
    path('M48-68C52-56 40-48 28-52H-30Q-46-56-52-66C-20-60 20-66 54-88Q56-78 48-68z', shade) +
    stroke('M-8-50C-22-76-50-80-70-60M8-50C20-82 56-80 76-52M0-52V-96', hot.base, 9) +
    stroke(
      'M-8-50C-22-76-50-80-70-60M8-50C20-82 56-80 76-52M0-52V-96',
      gold.base,
      5,
      'stroke-dasharray="1 13"',
    ) +
    path('M-34-46H34C46 10 80 70 108 96H-108C-80 70-46 10-34-46z', main.fill) +
    path(
      'M-34-46H34C36-34 40-20 44-10C34 6 28-16 18-6C10 12 4 56-8 30C-14 6-20-6-28 6C-34 14-44 4-44-10C-40-22-36-34-34-46z',
      hot.fill,
    ) +
    path('M-30-46H26C24-30 14-24 8 0C4 14-2 14-6-4C-10-24-26-20-30-46z', gold.fill) +
    `<ellipse cy="-46" rx="34" ry="8" fill="${hot.deep}"/><ellipse cy="-46" rx="25" ry="5" fill="${gold.light}"/>` +
    path('M34-46C46 10 80 70 108 96H10C50 60 50 10 34-46z', shade) +
    path(
      'M-108 96C-90 76-76 84-66 92C-54 72-34 78-28 94C-10 80 6 84 14 94C30 74 52 80 60 92C76 78 96 80 108 96z',
      fresh.fill,
    ) +
    stroke('M-60 56L-48 28M52 60L44 40', ink, 5, 'opacity=".3"')
  );
}

function idol(brush: Brush): string {
  const { main, second, gold, hot, fresh, cool, ink, paper, shade } = brush;
  const plume = (tone: Brush['hot'], turn: number) =>
    group(
      path('M-14-40C-22-80-14-104 0-118C14-104 22-80 14-40z', tone.fill) +
        path('M-6-74C-8-90-4-98 0-106C4-98 8-90 6-74z', gold.base),
      `rotate(${turn})`,
    );
  return (
    plume(fresh, -66) +
    plume(fresh, 66) +
    plume(hot, -44) +
    plume(hot, 44) +
    plume(cool, -22) +
    plume(cool, 22) +
    plume(hot, 0) +
    path('M-66-44H66L72-10V54L46 100H-46L-72 54V-10z', main.fill) +
    path('M-70-50H70L62-18H-62z', gold.fill) +
    stroke('M-54-34H56', hot.base, 11, 'stroke-dasharray="0 18"') +
    twin(
      path('M-58-6H-16V8L-24 20H-50L-58 10z', ink) +
        path('M-52-2H-22V6L-28 14H-46L-52 8z', paper) +
        box(-42, -2, 11, 14, 3, hot.base) +
        box(-94, -4, 24, 50, 6, gold.base) +
        circle(-82, 22, 8, second.base) +
        path('M-66 36H-48V50H-60z', second.base),
    ) +
    path('M-11-8H11L20 38H-20z', second.fill) +
    path('M-20 32H20V42H-20z', second.deep) +
    path('M-46 54H46L36 86H-36z', hot.deep) +
    path('M-40 57H40L38 66H-38zM-34 82H34L36 74H-36z', paper) +
    stroke('M-20 57V82M0 57V82M20 57V82', hot.deep, 4) +
    path('M34-44H66L72-10V54L46 100H14Q56 40 34-44z', shade)
  );
}

function sunflower(brush: Brush): string {
  const { gold, hot, fresh, ink, shade, spin, paper } = brush;
  return (
    stroke('M4 30C10 60 4 90-6 116', fresh.deep, 11) +
    path(
      'M4 84C30 52 70 56 92 76C66 100 30 104 4 84zM0 102C-22 74-58 76-82 94C-60 116-26 118 0 102z',
      fresh.fill,
    ) +
    group(
      spin(16, path('M-14-44C-20-72-10-92 0-100C10-92 20-72 14-44z', gold.deep)) +
        group(
          spin(
            16,
            path('M-12-40C-17-64-9-82 0-90C9-82 17-64 12-40z', gold.base) +
              stroke('M0-50V-68', hot.base, 3),
          ),
          'rotate(11.25)',
        ) +
        circle(0, 0, 50, hot.deep) +
        circle(0, 0, 43, ink) +
        circle(
          0,
          0,
          37,
          'none',
          `stroke="${hot.base}" stroke-width="6" stroke-dasharray="0 10" stroke-linecap="round"`,
        ) +
        circle(
          0,
          0,
          24,
          'none',
          `stroke="${gold.base}" stroke-width="6" stroke-dasharray="0 9.4" stroke-linecap="round"`,
        ) +
        circle(
          0,
          0,
          11,
          'none',
          `stroke="${paper}" stroke-width="5" stroke-dasharray="0 8.6" stroke-linecap="round"`,
        ) +
        path('M38-32A50 50 0 0 1-32 38A60 60 0 0 0 38-32', shade),
      'translate(0-16)',
    )
  );
}

function sacredHeart(brush: Brush): string {
  const { hot, gold, fresh, cool, paper, shade } = brush;
  return (
    group(rays(0, 0, 40, 112, 24, gold.base, 0.4), 'translate(0 4)') +
    path('M-8-52C-34-70-20-92-8-118C-2-98 6-104 10-116C30-92 32-70 8-52z', hot.base) +
    path('M-4-52C-18-64-10-78-2-94C6-80 20-68 4-52z', gold.light) +
    path(
      'M0 104C-30 66-98 34-94-22C-90-70-30-76 0-36C30-76 90-70 94-22C98 34 30 66 0 104z',
      gold.deep,
    ) +
    path(
      'M0 90C-28 56-86 30-82-20C-78-60-28-62 0-24C28-62 78-60 82-20C86 30 28 56 0 90z',
      hot.fill,
    ) +
    stroke('M-66-14C-64-36-46-44-30-38', hot.light, 9) +
    flower(gold, hot, 0, 14, 30) +
    twin(
      stroke('M-26 16C-44 20-56 8-50-6C-42-12-36-4-42 2M-20 36C-24 50-14 56-6 64', fresh.light, 5) +
        path('M-30 26C-46 26-50 40-44 46C-32 46-28 36-30 26z', fresh.base) +
        circle(-24, -20, 6, cool.light) +
        circle(-60, 12, 5, cool.light),
    ) +
    path('M56-48C76-42 82-30 82-20C86 30 28 56 0 90C10 60 70 30 56-48z', shade) +
    stroke(
      'M-88-14C-84-62-28-68 0-30C28-68 84-62 88-14C90 32 28 60 0 97C-28 60-90 32-88-14',
      paper,
      5,
      'stroke-dasharray="0 14"',
    )
  );
}

function palm(brush: Brush): string {
  const { fresh, gold, hot, cool, shade, paper } = brush;
  const frond = (fill: string) =>
    path(
      'M0 0C-24-34-72-40-104-10C-84-14-78-8-76 0C-64-10-56-8-52 2C-42-10-32-8-28 4C-20-8-10-8 0 0z',
      fill,
    );
  return (
    path('M-110 84C-70 66 70 66 110 84C100 108-100 108-110 84z', gold.fill) +
    path(
      'M-110 92C-80 82-60 100-30 92S30 84 60 94S100 84 114 90C104 116-100 116-110 92z',
      cool.base,
    ) +
    stroke('M-90 100q14-8 28 0M20 104q14-8 28 0', paper, 4) +
    path('M-6 82C-2 40 2-10 18-50L34-44C22-4 20 40 24 82z', gold.deep) +
    stroke('M-2 66L22 62M0 46L21 42M3 26L22 22M7 6L24 2M12-14L28-18M17-32L30-36', gold.light, 4) +
    group(
      group(frond(fresh.deep), 'rotate(58) scale(.9)') +
        group(frond(fresh.deep), 'scale(-.9 .9) rotate(58)') +
        group(frond(fresh.fill), 'rotate(-28)') +
        group(frond(fresh.fill), 'scale(-1 1) rotate(-28)') +
        frond(fresh.base) +
        group(frond(fresh.fill), 'scale(-1 1) rotate(8)'),
      'translate(24-50) scale(.94)',
    ) +
    circle(16, -38, 11, hot.base) +
    circle(36, -38, 11, hot.deep) +
    circle(27, -28, 11, hot.base) +
    path(star(5, 14, 6, -62, 74), hot.base) +
    path('M60 82C60 66 88 66 88 82z', paper) +
    path('M88 82C88 72 80 68 74 69V82z', shade)
  );
}
