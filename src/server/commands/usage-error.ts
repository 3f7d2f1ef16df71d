/** Says in one sentence what is wrong with what was typed. */
export class UsageError extends Error {}
