/** Thrown where a start cannot go on; its message is one sentence for whoever started the gateway. */
export class StartError extends Error {}
