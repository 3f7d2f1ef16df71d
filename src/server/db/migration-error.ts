/** Its message is one sentence for the person who started the gateway. */
export class MigrationError extends Error {}
