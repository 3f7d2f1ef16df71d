const seen = Promise.withResolvers<void>();
let isSeen = false;

/** The visit's first page is on the glass: from here on may be fetched what it does not show. */
export const pageSeen: Promise<void> = seen.promise;

export function isPageSeen(): boolean {
  return isSeen;
}

/**
 * The page is in the document; a browser shows it with its next frame, some time after that frame was
 * made. In a tab that is hidden there is none.
 */
export function notePageDrawn(): void {
  const see = () => {
    isSeen = true;
    seen.resolve();
  };
  requestAnimationFrame(() => setTimeout(see, toTheGlassMs));
  setTimeout(see, longestFrameMs);
}

const toTheGlassMs = 100;
const longestFrameMs = 1_000;
