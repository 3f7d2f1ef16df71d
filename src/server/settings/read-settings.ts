import * as v from 'valibot';
import { type Declaration, declarations, type SettingName } from './declarations.ts';
import { halfOf } from './halves.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Reads the environment once; the caller hands the result on. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const settings: Settings = {
    port: read(environment, 'PORT'),
    host: read(environment, 'HOST'),
    databaseUrl: read(environment, 'DATABASE_URL'),
    databaseOwnerUrl: read(environment, 'DATABASE_OWNER_URL'),
    dataFolder: read(environment, 'DATA_DIR'),
    merchant: read(environment, 'MERCHANT'),
    brand: read(environment, 'BRAND'),
    publicOrigin: read(environment, 'PUBLIC_ORIGIN'),
    trustedProxies: read(environment, 'TRUST_PROXY'),
    logLevel: read(environment, 'LOG_LEVEL'),
    limitPerMinute: read(environment, 'LIMIT_PER_MINUTE'),
    databasePool: read(environment, 'DATABASE_POOL'),
    secret: read(environment, 'SECRET'),
    isDemo: read(environment, 'DEMO'),
    hasWorker: read(environment, 'WORKER'),
    isDevelopment: read(environment, 'DEV'),
    smtpUrl: read(environment, 'SMTP_URL'),
    mailFrom: read(environment, 'MAIL_FROM'),
    smsUrl: read(environment, 'SMS_URL'),
    smsToken: read(environment, 'SMS_TOKEN'),
    codeMinutes: read(environment, 'CODE_MINUTES'),
    codeResendMinutes: read(environment, 'CODE_RESEND_MINUTES'),
    captchaAfter: read(environment, 'CAPTCHA_AFTER'),
    passwordDays: read(environment, 'PASSWORD_DAYS'),
    phoneAuthUrl: read(environment, 'PHONE_AUTH_URL'),
    phoneAuthToken: read(environment, 'PHONE_AUTH_TOKEN'),
    googleClientId: read(environment, 'GOOGLE_CLIENT_ID'),
    googleClientSecret: read(environment, 'GOOGLE_CLIENT_SECRET'),
    googleIssuer: read(environment, 'GOOGLE_ISSUER'),
    facebookAppId: read(environment, 'FACEBOOK_APP_ID'),
    facebookAppSecret: read(environment, 'FACEBOOK_APP_SECRET'),
    facebookDialogUrl: read(environment, 'FACEBOOK_DIALOG_URL'),
    facebookGraphUrl: read(environment, 'FACEBOOK_GRAPH_URL'),
    paymentsUrl: read(environment, 'PAYMENTS_URL'),
    paymentsSecret: read(environment, 'PAYMENTS_SECRET'),
    paymentsSandboxPort: read(environment, 'PAYMENTS_SANDBOX_PORT'),
    pushSubject: read(environment, 'PUSH_SUBJECT'),
    pushServices: read(environment, 'PUSH_SERVICES'),
    payoutsUrl: read(environment, 'PAYOUTS_URL'),
    payoutsSecret: read(environment, 'PAYOUTS_SECRET'),
    vendorsSandboxPort: read(environment, 'VENDORS_SANDBOX_PORT'),
    beaconUrl: read(environment, 'BEACON_URL'),
    resultsUrl: read(environment, 'RESULTS_URL'),
    resultsSecret: read(environment, 'RESULTS_SECRET'),
  };
  const half = halfOf(settings);
  if (half) {
    throw new SettingsError(
      `${half.needed} must be set where ${half.name} is set, but it is empty.`,
    );
  }
  return settings;
}

function read<Chosen extends SettingName>(
  environment: Record<string, string | undefined>,
  name: Chosen,
): v.InferOutput<(typeof declarations)[Chosen]['schema']> {
  const declaration: Declaration = declarations[name];
  const given = environment[name]?.trim() || declaration.default || undefined;
  const result = v.safeParse(declaration.schema, given);
  if (!result.success) {
    const was = declaration.isSecret ? 'something else, which is not shown' : quoted(given);
    throw new SettingsError(`${name} must be ${declaration.allowed}, but it is ${was}.`);
  }
  // The declarations' own types survive only through this name, which the loose Declaration hides.
  return result.output as v.InferOutput<(typeof declarations)[Chosen]['schema']>;
}

function quoted(given: string | undefined): string {
  return given === undefined ? 'empty' : JSON.stringify(given);
}
