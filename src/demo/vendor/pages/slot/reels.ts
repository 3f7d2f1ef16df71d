import { rows, type SlotModel } from '#demo/vendor/rules/slot-model.ts';
import { type SpinResult, stands } from '#demo/vendor/rules/slot-spin.ts';
import { drawing, element } from '../element.ts';
import { symbolPicture } from './motifs.ts';

/** Five reels and the lines over them. */
export interface Reels {
  root: HTMLElement;
  /** Shows a result as it stands, without turning. */
  show(result: SpinResult): void;
  /** Turns to a result; `stopped` is told of each reel as it stops. */
  turn(result: SpinResult, stopped: (reel: number) => void): void;
  /** Draws one winning line and lets the rest step back; null shows everything again. */
  mark(result: SpinResult, win: number | null): void;
}

export const firstStopMs = 900;
export const stopEveryMs = 190;
export const allStoppedMs = firstStopMs + stopEveryMs * 4 + 60;

/** How many symbols run by before a reel stops: more for those that stop later. */
const runBy = (reel: number) => 12 + reel * 4;

export function openReels(model: SlotModel): Reels {
  const columns = model.reels.map(() => element('div', { class: 'slot-column' }));
  const windows = columns.map((column) => element('div', { class: 'slot-reel' }, column));
  const lines = drawing('svg', {
    class: 'slot-lines',
    viewBox: `0 0 500 ${rows * 100}`,
    'aria-hidden': 'true',
    preserveAspectRatio: 'none',
  });
  const root = element('div', { class: 'slot-reels' }, ...windows, lines);
  const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  function fill(column: HTMLElement, symbols: readonly number[]): void {
    column.replaceChildren(
      ...symbols.map((symbol) => element('span', { class: 'slot-cell' }, symbolPicture(symbol))),
    );
  }
  const show = (result: SpinResult) => {
    for (const [at, column] of columns.entries()) fill(column, result.window[at] ?? []);
    lines.replaceChildren();
    root.classList.remove('is-marked');
  };
  return {
    root,
    show,
    turn(result, stopped) {
      lines.replaceChildren();
      root.classList.remove('is-marked');
      for (const [at, column] of columns.entries()) {
        const length = firstStopMs + at * stopEveryMs;
        const now = [...column.children].slice(0, rows);
        const strip = model.reels[at] ?? [];
        const between = Array.from(
          { length: runBy(at) },
          (_, index) => strip[index % strip.length] ?? 0,
        );
        // New symbols come in from above, so what is seen now stands at the end of the strip.
        fill(column, [...(result.window[at] ?? []), ...between]);
        column.append(...now);
        const from = `translateY(${(-100 * (rows + between.length)) / (rows * 2 + between.length)}%)`;
        const run = isStill()
          ? column.animate([{ opacity: 0.2 }, { opacity: 1 }], {
              duration: length,
              easing: 'ease-in',
            })
          : column.animate(
              [
                { transform: from, easing: 'cubic-bezier(0.3, 0, 0.35, 1)' },
                { transform: 'translateY(1.2%)', offset: 0.94, easing: 'ease-out' },
                { transform: 'translateY(0)' },
              ],
              { duration: length },
            );
        run.finished.then(
          () => {
            fill(column, result.window[at] ?? []);
            stopped(at);
          },
          () => {},
        );
      }
    },
    mark(result, win) {
      const shown = win === null ? undefined : result.wins[win];
      root.classList.toggle('is-marked', shown !== undefined);
      const line = shown?.line ?? null;
      const rowsOf = line === null ? [] : (model.lines[line] ?? []);
      for (const [at, column] of columns.entries()) {
        for (const [row, cell] of [...column.children].entries()) {
          cell.classList.toggle(
            'is-winning',
            shown !== undefined &&
              at < shown.count &&
              (line === null
                ? stands(result.window[at]?.[row] ?? -1, shown.symbol)
                : rowsOf[at] === row),
          );
        }
      }
      lines.replaceChildren(
        ...(shown && line !== null ? [linePath(rowsOf.slice(0, shown.count))] : []),
      );
    },
  };
}

function linePath(line: readonly number[]): SVGElement {
  const points = line.map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`);
  return drawing('path', { d: `M${points.join('L')}`, pathLength: 1 });
}
