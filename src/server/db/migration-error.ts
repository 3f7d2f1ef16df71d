/** Its message is one sentence for whoever started the gateway. */
export class MigrationError extends Error {}
