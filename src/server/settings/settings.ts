import type { BrandName } from '#brands/brands.ts';
export interface Settings {
  port: number;
  host: string;
  /** Undefined: the embedded server inside `dataFolder`. */
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  dataFolder: string;
  merchant: string;
  brand: BrandName;
  /** Undefined: the origin the request names. */
  publicOrigin: string | undefined;
  trustedProxies: string[];
  logLevel: (typeof logLevels)[number];
  limitPerMinute: number;
  databasePool: number;
  /** Undefined: one that is made at the first start and kept in `dataFolder`. */
  secret: string | undefined;
  isDemo: boolean;
  /** Off: installed service workers remove themselves and all they kept. */
  hasWorker: boolean;
  isDevelopment: boolean;
  /** Undefined: e-mail stays in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Undefined: SMS stay in the outbox. */
  smsUrl: string | undefined;
  smsToken: string | undefined;
  codeMinutes: number;
  codeResendMinutes: number;
  /** Failed logins of an account that are free of a captcha. */
  captchaAfter: number;
  passwordDays: number;
  /** Undefined: the sandbox that comes with the gateway. */
  phoneAuthUrl: string | undefined;
  phoneAuthToken: string | undefined;
  /** Undefined: nobody is offered to sign in with it. */
  googleClientId: string | undefined;
  googleClientSecret: string | undefined;
  googleIssuer: string;
  /** Undefined: nobody is offered to sign in with it. */
  facebookAppId: string | undefined;
  facebookAppSecret: string | undefined;
  facebookDialogUrl: string;
  facebookGraphUrl: string;
  /** Undefined: the sandbox that comes with the demonstration. */
  paymentsUrl: string | undefined;
  paymentsSecret: string | undefined;
  paymentsSandboxPort: number;
  /** Undefined: PUBLIC_ORIGIN stands for us. */
  pushSubject: string | undefined;
  pushServices: string[];
  /** Undefined: the sandbox that comes with the demonstration. */
  payoutsUrl: string | undefined;
  payoutsSecret: string | undefined;
  /** `off`: nobody hosts the demonstration's games. */
  vendorsSandboxPort: number | 'off';
  /** Undefined: the demonstration's sandbox, else drand's own relay. */
  beaconUrl: string | undefined;
  /** Undefined: the demonstration's sandbox, else operators enter results. */
  resultsUrl: string | undefined;
  resultsSecret: string | undefined;
}

/** Its message is one sentence for the person who started the gateway; no stack belongs beside it. */
export class SettingsError extends Error {}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
