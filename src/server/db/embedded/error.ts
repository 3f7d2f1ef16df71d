/** Its message is one sentence for whoever started the gateway. */
export class EmbeddedError extends Error {}
