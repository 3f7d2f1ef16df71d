import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type {
  FirstPaint,
  FirstPaintBundle,
  FirstPaintRequest,
  ShellFrame,
} from '#contract/first-paint.ts';
import { describeThrown } from '../thrown.ts';

/** The public paths, each with the search parameters that change what it shows. */
export type FirstPaintPaths = Readonly<Record<string, readonly string[]>>;

export interface FirstPaintRenderer {
  paths: FirstPaintPaths;
  /** Whether the client has a screen there, public or not; true if the bundle does not say. */
  knowsPath(path: string): boolean;
  /** Undefined where too much waits already, or the doors close: the client renders by itself then. */
  render(request: FirstPaintRequest): Promise<FirstPaint | undefined>;
  renderFrame(request: Omit<FirstPaintRequest, 'address'>): Promise<ShellFrame | undefined>;
  framelessPaths: readonly string[];
  sourcesOf: FirstPaintBundle['sourcesOf'];
  /** What waits is not begun any more. */
  close(): void;
}

export async function loadFirstPaint(
  file: string,
  log: Logger,
): Promise<FirstPaintRenderer | undefined> {
  try {
    const bundle: FirstPaintBundle = await import(pathToFileURL(file).href);
    return rendererOf(bundle);
  } catch (thrown) {
    log.warn({ thrown: describeThrown(thrown) }, 'no first paint: the client renders every page');
    return undefined;
  }
}

/**
 * One page at a time. Rendering holds the processor anyway, and the bundle keeps what it asks
 * through in one place, which two pages of different visitors must not share.
 */
export function rendererOf(bundle: FirstPaintBundle): FirstPaintRenderer {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;
  async function inTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn | undefined> {
    if (isClosed || waiting >= waitingAtMost) return undefined;
    waiting += 1;
    const drawn = last.then(() => (isClosed ? undefined : withinTime(draw())));
    last = drawn
      .catch(() => undefined)
      .then(() => {
        waiting -= 1;
      });
    return drawn;
  }
  return {
    paths: bundle.firstPaintPaths,
    framelessPaths: bundle.framelessPaths,
    knowsPath: bundle.knowsPath,
    sourcesOf: bundle.sourcesOf,
    render: (request) => inTurn(() => bundle.renderFirstPaint(request)),
    renderFrame: (request) => inTurn(() => bundle.renderFrame(request)),
    close() {
      isClosed = true;
    },
  };
}

const waitingAtMost = 24;
const renderTimeoutMs = 5_000;

function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The first paint took too long.')), renderTimeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
