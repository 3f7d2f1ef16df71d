/** How long a round waits for its player before it is finished by its game's rule (G-INTERRUPT). */
export const leftAfterMs = 24 * 3_600_000;

/** The job that finishes it. */
export const leftKind = 'round-left';
