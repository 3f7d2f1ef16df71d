import type { Brush } from '../brush.ts';
import { box, circle, dots, group, oval, path, petals, star, stroke, twin } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { orb } from './solids.ts';

/** E-sports: what players hold and what they fight for. */
export const arena: readonly Motif[] = [
  { id: 'gamepad', draw: gamepad },
  { id: 'joystick', draw: joystick },
  { id: 'headset', draw: headset },
  { id: 'swords', draw: swords },
  { id: 'shield', draw: shield },
  { id: 'robot', draw: robot },
];

function gamepad(brush: Brush): string {
  const { main, second, gold, fresh, hot, ink, paper, shade } = brush;
  return group(
    path('M-70-58H-34V-40H-74zM70-58H34V-40H74z', second.deep) +
      path(
        'M-66-46C-40-54-30-40 0-40C30-40 40-54 66-46C100-38 118 50 100 74C82 92 58 66 40 42H-40C-58 66-82 92-100 74C-118 50-100-38-66-46z',
        main.fill,
      ) +
      path('M66-46C100-38 118 50 100 74C82 92 58 66 40 42H10C50 30 80 10 66-46z', shade) +
      path('M-66-36H-50V-20H-34V-4H-50V12H-66V-4H-82V-20H-66z', ink) +
      path('M-62-32H-54V-20H-62z', paper, 'opacity=".5"') +
      circle(58, -30, 10, gold.base) +
      circle(58, 6, 10, fresh.base) +
      circle(40, -12, 10, hot.base) +
      circle(76, -12, 10, second.light) +
      twin(
        circle(-26, 24, 20, ink) +
          circle(-26, 22, 14, second.fill) +
          circle(-30, 18, 4, second.light),
      ) +
      stroke('M-10-18H10', paper, 7) +
      circle(0, 0, 5, gold.light) +
      stroke('M-90 4C-92-18-84-34-72-38', main.light, 6) +
      stroke('M0-40C0-70 30-64 24-104', ink, 6),
    'translate(0 8) rotate(-8)',
  );
}

function joystick(brush: Brush): string {
  const { main, hot, gold, fresh, ink, paper, second, shade } = brush;
  return (
    oval(0, 96, 96, 11, shade) +
    path('M-8-50H10L14 40H-12z', paper) +
    path('M2-50H10L14 40H4z', shade) +
    orb(brush, 0, -66, 40, hot.fill) +
    path('M-70 34H70L92 66V92Q92 98 84 98H-84Q-92 98-92 92V66z', main.deep) +
    path('M-64 26H64L88 62H-88z', main.fill) +
    oval(0, 44, 34, 12, ink) +
    path('M-24 42C-20 28 22 28 26 42C20 52-18 52-24 42z', second.deep) +
    oval(-60, 48, 14, 6, ink) +
    oval(-60, 45, 13, 6, gold.base) +
    oval(60, 48, 14, 6, ink) +
    oval(60, 45, 13, 6, fresh.base) +
    stroke('M-76 80H76', gold.light, 10, 'stroke-dasharray="0 25"') +
    path('M50 34H70L92 66V92Q92 98 84 98H40Q70 70 50 34z', shade) +
    twin(stroke('M-58-76Q-70-62-58-48M-74-86Q-94-62-74-38', gold.light, 5))
  );
}

function headset(brush: Brush): string {
  const { main, second, gold, ink, paper, shade } = brush;
  return (
    stroke('M-80 20C-92-120 92-120 80 20', ink, 22) +
    stroke('M-80 20C-92-120 92-120 80 20', main.base, 13) +
    stroke('M-70-30C-56-84 10-88 44-66', main.light, 5) +
    twin(
      path('M-60-8C-60-20-70-22-82-18C-108-10-112 64-84 76C-70 82-60 78-60 66z', second.fill) +
        box(-66, -14, 26, 88, 12, ink) +
        path(petals(6, 9, 5, -86, 30), gold.base) +
        stroke('M-96 8Q-98 24-94 34', second.light, 5),
    ) +
    path('M60-8C60-20 70-22 82-18C108-10 112 64 84 76C70 82 60 78 60 66z', shade) +
    stroke('M-84 74C-82 100-50 104-22 102', ink, 8) +
    orb(brush, -12, 101, 13, gold.base) +
    path('M-14 12L18-36L10 0H30L-6 52L2 12z', gold.fill) +
    path(star(4, 16, 3, 34, -10) + star(4, 12, 3, -34, 46), paper)
  );
}

function swords(brush: Brush): string {
  const { cool, main, second, hot, gold, paper, shade, ink } = brush;
  const sword =
    path('M-11 46L-13-78L0-110L13-78L11 46z', paper) +
    path('M0-110L13-78L11 46H0z', cool.light) +
    stroke('M0-74V30', cool.deep, 3) +
    path('M-40 40C-20 50 20 50 40 40L36 60C20 66-20 66-36 60z', gold.fill) +
    path('M-8 60H8V96H-8z', ink) +
    stroke('M-6 72L6 66M-6 84L6 78', gold.base, 4) +
    orb(brush, 0, 102, 12, hot.base) +
    circle(0, 52, 6, hot.light);
  return (
    path(petals(16, 78, 8), second.deep) +
    dots(72, 24, 6, gold.light) +
    group(sword, 'rotate(40) scale(.98)') +
    group(
      sword + path('M13-78L11 46H40L36 60Q20 64 8 62V96H2L0-110z', shade),
      'rotate(-40) scale(.98)',
    ) +
    path('M0-30L26-18V10C26 28 14 38 0 46C-14 38-26 28-26 10V-18z', main.fill) +
    path('M0-30L26-18V10C26 28 14 38 0 46z', shade) +
    path(star(5, 16, 7, 0, 6), gold.light)
  );
}

function shield(brush: Brush): string {
  const { main, second, gold, paper, shade } = brush;
  return (
    path(
      'M0-104C26-86 60-78 90-80C96-10 76 66 0 104C-76 66-96-10-90-80C-60-78-26-86 0-104z',
      gold.fill,
    ) +
    path(
      'M0-90C26-74 52-68 78-68C82-8 64 58 0 90C-64 58-82-8-78-68C-52-68-26-74 0-90z',
      main.fill,
    ) +
    path('M0-90V90C-64 58-82-8-78-68C-52-68-26-74 0-90z', second.fill) +
    path('M-78-14H0V10H-74zM0-14H78L74 10H0z', paper, 'opacity=".25"') +
    path(
      'M-50 30C-70-10-50-44-10-60C-30-40-30-24-16-18C-10-40 6-56 34-62C16-44 22-30 38-20C56-8 54 34 18 50C26 36 22 26 10 22C12 38 0 50-20 54C-12 40-18 30-30 24C-30 36-38 36-50 30z',
      gold.fill,
    ) +
    circle(-6, 4, 7, main.deep) +
    stroke('M-84-70C-86-20-74 26-46 58', gold.light, 5) +
    path('M40-76Q62-70 90-80C96-10 76 66 0 104C60 50 66-10 40-76z', shade) +
    stroke('M-70-74Q-34-78 0-97Q34-78 70-74', gold.deep, 6, 'stroke-dasharray="0 15"')
  );
}

function robot(brush: Brush): string {
  const { main, second, gold, ink, fresh, paper, shade } = brush;
  return (
    stroke('M0-70V-96', second.deep, 8) +
    orb(brush, 0, -100, 13, gold.base) +
    twin(
      box(-98, -30, 26, 54, 12, second.fill) +
        path('M-52 84C-56 66-40 58-24 60V100H-50z', second.deep),
    ) +
    box(-80, -74, 160, 132, 34, main.fill) +
    path('M44-74H46Q80-74 80-40V24Q80 58 46 58H-10C50 40 64-20 44-74z', shade) +
    box(-62, -52, 124, 78, 26, ink) +
    twin(
      path('M-48-14C-44-38-18-38-14-14C-18-20-44-20-48-14z', fresh.base) +
        circle(-31, -20, 9, fresh.light),
    ) +
    stroke('M-22 8C-12 18 12 18 22 8', fresh.base, 6) +
    stroke('M-50-34Q-46-42-38-44', paper, 5, 'opacity=".7"') +
    stroke('M-30 42H32', gold.base, 9, 'stroke-dasharray="0 15.5"') +
    path('M-46 66H46C56 66 58 104 46 104H-46C-58 104-56 66-46 66z', second.fill) +
    path(petals(8, 12, 5, 0, 86), gold.base) +
    circle(0, 86, 6, main.deep)
  );
}
