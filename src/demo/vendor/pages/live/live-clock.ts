import { totalOf } from '#demo/vendor/rules/live-baccarat.ts';
import { cardOf } from '#demo/vendor/rules/table-cards.ts';
import type { LiveView } from '#demo/vendor/server/live-table.ts';
import { drawing, element } from '../element.ts';
import type { TableSound } from '../table-sound.ts';
import type { LiveSay } from './mount-live-table.ts';

const length = 2 * Math.PI * 20;

/** What the table waits for, and how long one may still bet. */
export function openLiveClock(say: LiveSay, sound: TableSound) {
  const ring = drawing('circle', { cx: 24, cy: 24, r: 20, class: 'live-ring' });
  const figure = element('span', { class: 'live-seconds' });
  const face = element(
    'div',
    { class: 'live-clock', role: 'timer', 'aria-live': 'off' },
    drawing(
      'svg',
      { viewBox: '0 0 48 48', 'aria-hidden': 'true' },
      drawing('circle', { cx: 24, cy: 24, r: 20, class: 'live-ring-back' }),
      ring,
    ),
    figure,
  );
  const phase = element('p', { class: 'live-phase', role: 'status' });
  const node = element('div', { class: 'live-clock-row' }, phase, face);
  let endsAt = 0;
  let isBetting = false;
  let last = -1;
  const tick = () => {
    const left = Math.max(0, endsAt - performance.now());
    const seconds = Math.ceil(left / 1000);
    face.hidden = !isBetting;
    if (!isBetting) return;
    ring.setAttribute(
      'stroke-dasharray',
      `${(length * Math.min(1, left / 15_000)).toFixed(1)} 200`,
    );
    if (seconds === last) return;
    last = seconds;
    figure.textContent = String(seconds);
    face.setAttribute('aria-label', say('seconds', { seconds }));
    face.classList.toggle('is-late', seconds <= 4);
    if (seconds <= 4 && seconds > 0) sound.play('tick');
  };
  const interval = setInterval(tick, 200);
  return {
    node,
    show(view: LiveView) {
      isBetting = view.phase === 'betting';
      endsAt = performance.now() + view.until - view.now;
      last = -1;
      phase.replaceChildren(phaseText(view, say));
      phase.dataset.phase = view.phase;
      tick();
    },
    close: () => clearInterval(interval),
  };
}

function phaseText(view: LiveView, say: LiveSay): string {
  if (view.phase === 'betting') return say('betting');
  if (view.phase === 'closed') return say('closed');
  if (view.phase === 'result' && view.outcome) return resultText(view, say);
  return view.game === 'roulette' ? say('rolling') : say('dealing');
}

function resultText({ outcome, shown, game }: LiveView, say: LiveSay): string {
  const result = outcome?.result ?? '';
  if (game === 'roulette') {
    const returns = outcome?.returns ?? {};
    const colour = returns.red ? say('red') : returns.black ? say('black') : say('zero');
    return say('came', { number: result, colour });
  }
  const [player, banker] = [pointsAt(shown, 'player'), pointsAt(shown, 'banker')];
  if (result === 'tie') return say('ties', { points: player });
  const points = result === 'player' ? `${player}–${banker}` : `${banker}–${player}`;
  return say('wins', { side: say(result === 'player' ? 'player' : 'banker'), points });
}

/** What a side's cards come to as far as they lie. */
export function pointsAt(shown: LiveView['shown'], at: string): number {
  return totalOf(shown.filter((reveal) => reveal.at === at).map(({ what }) => cardOf(what)));
}
