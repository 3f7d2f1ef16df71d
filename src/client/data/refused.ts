import type { FieldFault } from '#contract/envelope.ts';
import type { ErrorCode } from '#contract/errors.ts';

/** What the gateway said no to, with its reason. */
export class Refused extends Error {
  /** May be one that a newer gateway made up: then nobody here knows words for it. */
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[];
  readonly retryAfterSeconds: number | undefined;
  /** The next try has to bring a captcha's answer. */
  readonly needsCaptcha: boolean;

  constructor(
    code: string,
    message: string,
    fields: readonly FieldFault[] = [],
    retryAfterSeconds?: number,
    needsCaptcha = false,
  ) {
    super(message);
    this.name = 'Refused';
    this.code = code as ErrorCode;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.needsCaptcha = needsCaptcha;
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
