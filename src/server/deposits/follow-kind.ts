/** The job that looks after one deposit; its key is the deposit's id. */
export const followKind = 'deposit-follow';
