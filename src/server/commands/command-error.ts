/** It was understood, and yet could not be done; the message says why. */
export class CommandError extends Error {}
