import { colourOf, wheelOrder } from '#demo/vendor/rules/live-roulette.ts';
import { drawing } from '../element.ts';
import { wantsCalm } from '../table-motion.ts';

const pocket = 360 / wheelOrder.length;

/** The wheel from above, with a ball that ends where the server has said. */
export function openWheel() {
  const pockets = wheelOrder.map((number, nth) =>
    drawing(
      'g',
      { transform: `rotate(${nth * pocket})` },
      drawing('path', {
        d: 'M-8 -94A94 94 0 0 1 8 -94L5.2 -61A61 61 0 0 0 -5.2 -61Z',
        class: `wheel-${colourOf(number)}`,
      }),
      numberText(number),
    ),
  );
  const ball = drawing('g', {}, drawing('circle', { cx: 0, cy: -54, r: 5, class: 'wheel-ball' }));
  const disc = drawing(
    'g',
    {},
    ...pockets,
    drawing('circle', { r: 60, class: 'wheel-inner' }),
    drawing('circle', { r: 40, class: 'wheel-cone' }),
    ...[0, 90, 180, 270].map((turn) =>
      drawing('path', {
        d: 'M-3 0L0 -34L3 0Z',
        class: 'wheel-spoke',
        transform: `rotate(${turn})`,
      }),
    ),
    drawing('circle', { r: 8, class: 'wheel-spoke' }),
  );
  const node = drawing(
    'svg',
    { viewBox: '-104 -104 208 208', class: 'live-wheel', 'aria-hidden': 'true' },
    drawing('circle', { r: 102, class: 'wheel-rim' }),
    disc,
    ball,
  );
  const angleOf = (number: number) => wheelOrder.indexOf(number) * pocket;
  const rest = (number: number) => ball.setAttribute('transform', `rotate(${angleOf(number)})`);
  return {
    node,
    rest,
    spin(number: number) {
      rest(number);
      if (wantsCalm()) return;
      const easing = 'cubic-bezier(0.12, 0.62, 0.1, 1)';
      const turned = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });
      disc.animate([turned(-720), turned(0)], { duration: 5_000, easing });
      const end = angleOf(number);
      ball.animate([turned(end + 1_980), turned(end)], { duration: 5_000, easing });
    },
  };
}

function numberText(number: number): SVGElement {
  const text = drawing('text', { y: -80, class: 'wheel-number' });
  text.textContent = String(number);
  return text;
}
