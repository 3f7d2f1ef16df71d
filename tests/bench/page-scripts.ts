/**
 * What is run inside the page. As text: the gateway's program knows no document, and must not learn of
 * one for the sake of its measurements.
 */
export const pageScripts = {
  /** What is touched from here on is answered by the program. */
  isAlive: `document.documentElement.dataset.alive !== undefined`,

  /** The worker controls the page and holds the shell: the next visit needs no network. */
  isKept: `(async () => {
    const names = await caches.keys();
    const shell = names.find((name) => name.includes('precache'));
    if (!shell || !navigator.serviceWorker.controller) return false;
    const kept = await (await caches.open(shell)).keys();
    return kept.some(({ url }) => url.includes('/app-shell'));
  })()`,

  /** The files that the boot script fetches. */
  bootFiles: `(() => {
    return document.getElementById('boot').dataset.files.split(' ');
  })()`,

  speakEnglish: `if (window.origin !== 'null') {
    localStorage.setItem('lang', 'en');
    localStorage.setItem('hisLang', 'en');
  }`,

  /** Counts pictures from here on, until they are asked for. */
  watchFrames: `(() => {
    const told = { frames: [], last: performance.now(), isOver: false };
    const look = (now) => {
      told.frames.push(now - told.last);
      told.last = now;
      if (!told.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    globalThis.toldFrames = told;
  })()`,

  frames: `(() => {
    globalThis.toldFrames.isOver = true;
    return globalThis.toldFrames.frames.slice(1);
  })()`,

  firstPaint: `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`,

  painted: `(async () => {
    const entries = await new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const covers = [...document.querySelectorAll('img[src*="/art/covers/"]')];
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      lcp: entries.at(-1).startTime,
      tiles: covers.filter((cover) => cover.complete && cover.naturalWidth > 0).length,
      fromWorker: performance.getEntriesByType('navigation')[0].workerStart > 0 ? 1 : 0,
    };
  })()`,

  /** What is faster than 16 ms is not told. */
  watchInteractions: `(() => {
    globalThis.durations = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) durations.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  })()`,

  interactions: `durations`,
} as const;
