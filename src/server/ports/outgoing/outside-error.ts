/** A reason in a word of ours: what a library says may repeat what was sent. */
export class OutsideError extends Error {
  readonly reason: 'timeout' | 'connection' | 'closed-address' | 'too-large';

  constructor(reason: OutsideError['reason']) {
    super(`Asking outside failed: ${reason}.`);
    this.reason = reason;
  }
}
