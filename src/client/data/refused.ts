import type { FieldFault } from '#contract/envelope.ts';
import { type ErrorCode, isErrorCode } from '#contract/errors.ts';

/** What the gateway said no to, with its reason. */
export class Refused extends Error {
  readonly code: ErrorCode | null;
  readonly fields: readonly FieldFault[];
  readonly retryAfterSeconds: number | undefined;

  /** A code that a newer gateway made up is kept as its message only. */
  constructor(
    code: string,
    message: string,
    fields: readonly FieldFault[] = [],
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'Refused';
    this.code = isErrorCode(code) ? code : null;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** `abnormal`: no way to the gateway. `slow`: a way, but no answer in time. */
export type NetworkFault = 'abnormal' | 'slow';

/** No answer arrived at all, so nothing is known about what the gateway did. */
export class NetworkFailed extends Error {
  readonly fault: NetworkFault;

  constructor(fault: NetworkFault) {
    super(`The network is ${fault}.`);
    this.name = 'NetworkFailed';
    this.fault = fault;
  }
}
