/** Thrown where a start cannot go on; its message is one sentence for the person who started the gateway. */
export class StartError extends Error {}
