import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { FirstPaint, FirstPaintRequest, RenderFirstPaint } from '#contract/first-paint.ts';
import { describeThrown } from './thrown.ts';

/** The public paths, each with the search parameters that change what it shows. */
export type FirstPaintPaths = Readonly<Record<string, readonly string[]>>;

export interface FirstPaintRenderer {
  paths: FirstPaintPaths;
  /** Whether the client has a screen there, public or not; without the bundle's word, yes. */
  knowsPath(path: string): boolean;
  /** Undefined where too much waits already, or the doors close: the client renders by itself then. */
  render(request: FirstPaintRequest): Promise<FirstPaint | undefined>;
  /** What waits is not begun any more. */
  close(): void;
}

interface Bundle {
  renderFirstPaint: RenderFirstPaint;
  firstPaintPaths: FirstPaintPaths;
  knowsPath?: (path: string) => boolean;
}

export async function loadFirstPaint(
  file: string,
  log: Logger,
): Promise<FirstPaintRenderer | undefined> {
  try {
    const bundle: Bundle = await import(pathToFileURL(file).href);
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
export function rendererOf(bundle: Bundle): FirstPaintRenderer {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;
  return {
    paths: bundle.firstPaintPaths,
    knowsPath: (path) => bundle.knowsPath?.(path) ?? true,
    async render(request) {
      if (isClosed || waiting >= waitingAtMost) return undefined;
      waiting += 1;
      const rendered = last.then(() =>
        isClosed ? undefined : withinTime(bundle.renderFirstPaint(request)),
      );
      last = rendered
        .catch(() => undefined)
        .then(() => {
          waiting -= 1;
        });
      return rendered;
    },
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
