import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { brandNames } from '#brands/brands.ts';
import { isMailServer, isOrigin } from './checks.ts';
import { lotterySettings } from './lottery.ts';
import { paymentSettings } from './payments.ts';
import {
  clientId,
  hostName,
  onOrOff,
  outside,
  outsideAddress,
  outsideUrl,
  proxyList,
  pushServices,
  pushSubject,
  secret,
  secretAllowed,
  sender,
  wholeNumber,
} from './schemas.ts';
import { logLevels } from './settings.ts';
import { vendorSettings } from './vendors.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
/** A setting left empty counts as not set: compose files pass empty ones on. */
export const declarations = {
  PORT: {
    default: '8080',
    meaning: 'Where app and API are served; 0 takes any free port.',
    allowed: 'a whole number from 0 to 65535',
    schema: wholeNumber(0, 65_535),
  },
  HOST: {
    default: '127.0.0.1',
    meaning: 'The address to listen on; 0.0.0.0 opens it to the network.',
    allowed: 'an IP address or a host name',
    schema: v.pipe(
      v.string(),
      v.check((host) => isIP(host) > 0 || hostName.test(host)),
    ),
  },
  DATABASE_URL: {
    default: '',
    meaning: 'A PostgreSQL (15 or newer) to use instead of the embedded one.',
    allowed: 'an address such as postgres://user:password@host:5432/database',
    schema: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/[^\s/?#][^\s]*$/))),
    isSecret: true,
  },
  DATABASE_OWNER_URL: {
    default: '',
    meaning:
      'The same database as the owner of its tables, who migrates; else `DATABASE_URL` does.',
    allowed: 'an address such as postgres://owner:password@host:5432/database',
    schema: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/[^\s/?#][^\s]*$/))),
    isSecret: true,
  },
  DATA_DIR: {
    default: 'data',
    meaning:
      'The folder of the embedded database and of uploads, from the project unless absolute.',
    allowed: 'a path',
    schema: v.pipe(
      v.string(),
      v.check((path) => !path.includes('\0')),
      v.transform((path) => (isAbsolute(path) ? resolve(path) : join(repository, path))),
    ),
  },
  MERCHANT: {
    default: 'verbena',
    meaning: 'The one merchant code this site serves.',
    allowed: 'up to 64 letters, digits, dots, dashes and underscores',
    schema: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,64}$/)),
  },
  BRAND: {
    default: 'verbena',
    meaning: 'How the site looks and what it calls itself.',
    allowed: brandNames.join(' or '),
    schema: v.picklist(brandNames),
  },
  PUBLIC_ORIGIN: {
    default: '',
    meaning: 'Where people reach the site, if it is not what their request names.',
    allowed: 'an origin such as https://play.example, without a path (http on this machine only)',
    schema: v.optional(v.pipe(v.string(), v.check(isOrigin))),
  },
  TRUST_PROXY: {
    default: 'none',
    meaning: 'The proxies whose word about the caller’s address counts.',
    allowed: 'none, or addresses and ranges such as 10.0.0.0/8 with commas between them',
    schema: proxyList,
  },
  LOG_LEVEL: {
    default: 'info',
    meaning: 'The least that is logged; in a terminal `npm start` logs warnings unless it is set.',
    allowed: `one of ${logLevels.join(', ')}`,
    schema: v.picklist(logLevels),
  },
  LIMIT_PER_MINUTE: {
    default: '600',
    meaning: 'How many calls one address may make a minute at each gateway.',
    allowed: 'a whole number from 1 to 1000000',
    schema: wholeNumber(1, 1_000_000),
  },
  DATABASE_POOL: {
    default: '10',
    meaning: 'How many connections to the database are held at most.',
    allowed: 'a whole number from 2 to 500',
    schema: wholeNumber(2, 500),
  },
  SECRET: {
    default: '',
    meaning:
      'Locks personal data and keys at rest; gateways that share a database share it. Without one, a file in DATA_DIR holds one.',
    allowed: '32 characters or more',
    schema: v.optional(v.pipe(v.string(), v.minLength(32))),
    isSecret: true,
  },
  DEMO: {
    default: 'on',
    meaning: 'Fills an empty database with the demo merchant.',
    allowed: 'on or off',
    schema: onOrOff,
  },
  WORKER: {
    default: 'on',
    meaning: 'When off, every installed service worker removes itself and all it kept.',
    allowed: 'on or off',
    schema: onOrOff,
  },
  DEV: {
    default: '0',
    meaning: 'Serves the app from its sources with hot reload; npm run dev sets it.',
    allowed: '0 or 1',
    schema: v.pipe(
      v.picklist(['0', '1']),
      v.transform((digit) => digit === '1'),
    ),
  },
  SMTP_URL: {
    default: '',
    meaning: 'The server that sends e-mail; without it, e-mail stays in the outbox.',
    allowed: 'an address such as smtp://user:password@host:587 or smtps://host',
    schema: v.optional(v.pipe(v.string(), v.check(isMailServer))),
    isSecret: true,
  },
  MAIL_FROM: {
    default: '',
    meaning: 'Who e-mail comes from; SMTP_URL needs it.',
    allowed: 'an address such as play@play.example or "Play <play@play.example>"',
    schema: v.optional(v.pipe(v.string(), v.maxLength(320), v.regex(sender))),
  },
  SMS_URL: {
    default: '',
    meaning: 'The service that is handed SMS; without it, they stay in the outbox.',
    allowed: outsideAddress,
    schema: outsideUrl,
  },
  SMS_TOKEN: {
    default: '',
    meaning: 'What that service knows us by; it also signs what we hand over.',
    allowed: secretAllowed,
    schema: secret,
    isSecret: true,
  },
  PASSWORD_DAYS: {
    default: '365',
    meaning: 'How old a password may grow where the merchant has PWDEXPFORCECHANGE3 on.',
    allowed: 'a whole number from 1 to 3650',
    schema: wholeNumber(1, 3_650),
  },
  CODE_MINUTES: {
    default: '10',
    meaning: 'How long a verification code is good.',
    allowed: 'a whole number from 1 to 10',
    schema: wholeNumber(1, 10),
  },
  CODE_RESEND_MINUTES: {
    default: '1',
    meaning: 'How soon another verification code can be had.',
    allowed: 'a whole number from 1 to 10',
    schema: wholeNumber(1, 10),
  },
  CAPTCHA_AFTER: {
    default: '2',
    meaning:
      'After how many failed logins of an account a picture is to be read; the third locks it.',
    allowed: 'a whole number from 1 to 3',
    schema: wholeNumber(1, 3),
  },
  PHONE_AUTH_URL: {
    default: '',
    meaning: 'The service that verifies phones for us; without it, our own sandbox does.',
    allowed: outsideAddress,
    schema: outsideUrl,
  },
  PHONE_AUTH_TOKEN: {
    default: '',
    meaning: 'What that service knows us by.',
    allowed: secretAllowed,
    schema: secret,
    isSecret: true,
  },
  GOOGLE_CLIENT_ID: {
    default: '',
    meaning: 'What Google calls this site; without it, nobody is offered to sign in with Google.',
    allowed: 'up to 200 printable characters without spaces',
    schema: clientId,
  },
  GOOGLE_CLIENT_SECRET: {
    default: '',
    meaning: 'By what this site shows Google that it is itself; GOOGLE_CLIENT_ID needs it.',
    allowed: secretAllowed,
    schema: secret,
    isSecret: true,
  },
  GOOGLE_ISSUER: {
    default: 'https://accounts.google.com',
    meaning: 'Who signs for Google’s people; any OpenID Connect provider can stand in.',
    allowed: outsideAddress,
    schema: outside,
  },
  FACEBOOK_APP_ID: {
    default: '',
    meaning:
      'What Facebook calls this site; without it, nobody is offered to sign in with Facebook.',
    allowed: 'up to 200 printable characters without spaces',
    schema: clientId,
  },
  FACEBOOK_APP_SECRET: {
    default: '',
    meaning: 'By what this site shows Facebook that it is itself; FACEBOOK_APP_ID needs it.',
    allowed: secretAllowed,
    schema: secret,
    isSecret: true,
  },
  FACEBOOK_DIALOG_URL: {
    default: 'https://www.facebook.com/v24.0/dialog/oauth',
    meaning: 'The page on which Facebook asks its people.',
    allowed: outsideAddress,
    schema: outside,
  },
  FACEBOOK_GRAPH_URL: {
    default: 'https://graph.facebook.com/v24.0',
    meaning: 'Where Facebook answers this site, with the version it is asked in.',
    allowed: outsideAddress,
    schema: outside,
  },
  ...paymentSettings,
  ...vendorSettings,
  ...lotterySettings,
  PUSH_SUBJECT: {
    default: '',
    meaning: 'Whom push services write to; without it they are told PUBLIC_ORIGIN.',
    allowed: 'mailto: with an address, or an address that begins with https://',
    schema: v.optional(v.pipe(v.string(), v.maxLength(320), v.regex(pushSubject))),
  },
  PUSH_SERVICES: {
    default: 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    meaning: 'The push services that browsers may name; `*.` stands for any host below one.',
    allowed: 'host names, or origins on this machine, with commas between them',
    schema: pushServices,
  },
} satisfies Record<string, Declaration>;

export interface Declaration {
  default: string;
  meaning: string;
  allowed: string;
  schema: v.GenericSchema<unknown, unknown>;
  /** Never repeated, not even where it is wrong. */
  isSecret?: boolean;
}

export type SettingName = keyof typeof declarations;

/** What the README's table of settings is made from. */
export const settingsTable: readonly { name: string; default: string; meaning: string }[] =
  Object.entries(declarations).map(([name, declaration]) => ({
    name,
    default: declaration.default,
    meaning: declaration.meaning,
  }));
