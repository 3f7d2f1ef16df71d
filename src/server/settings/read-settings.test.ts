import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { settingsTable } from './declarations.ts';
import { readSettings } from './read-settings.ts';
import { SettingsError } from './settings.ts';

function messageOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(SettingsError);
    return (thrown as Error).message;
  }
  throw new Error('no setting was refused');
}

test('an empty environment gives every default', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    merchant: 'verbena',
    brand: 'verbena',
    publicOrigin: undefined,
    trustedProxies: [],
    logLevel: 'info',
    limitPerMinute: 600,
    databasePool: 10,
    isDemo: true,
    hasWorker: true,
    isDevelopment: false,
    smtpUrl: undefined,
    mailFrom: undefined,
    smsUrl: undefined,
    smsToken: undefined,
    codeMinutes: 10,
    codeResendMinutes: 1,
    captchaAfter: 2,
    phoneAuthUrl: undefined,
    phoneAuthToken: undefined,
    googleClientId: undefined,
    googleIssuer: 'https://accounts.google.com',
    facebookAppId: undefined,
  });
  expect(isAbsolute(settings.dataFolder)).toBe(true);
});

test('what is set is read, trimmed and typed', () => {
  const settings = readSettings({
    PORT: ' 0 ',
    HOST: '::1',
    DATABASE_URL: 'postgres://one:two@localhost/three',
    DATABASE_OWNER_URL: 'postgres://own:two@localhost/three',
    DATA_DIR: '/srv/verbena',
    PUBLIC_ORIGIN: 'https://play.example',
    TRUST_PROXY: '10.0.0.0/8, 192.168.1.1, fd00::/8',
    DEMO: 'off',
    WORKER: 'off',
    DEV: '1',
  });
  expect(settings).toMatchObject({
    port: 0,
    host: '::1',
    databaseUrl: 'postgres://one:two@localhost/three',
    databaseOwnerUrl: 'postgres://own:two@localhost/three',
    dataFolder: '/srv/verbena',
    publicOrigin: 'https://play.example',
    trustedProxies: ['10.0.0.0/8', '192.168.1.1', 'fd00::/8'],
    isDemo: false,
    hasWorker: false,
    isDevelopment: true,
  });
});

test('a setting left empty counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 8080,
    databaseUrl: undefined,
  });
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['HOST', 'not a host'],
  ['DATA_DIR', 'a\0b'],
  ['MERCHANT', 'ver bena'],
  ['BRAND', 'other'],
  ['PUBLIC_ORIGIN', 'https://play.example/path'],
  ['PUBLIC_ORIGIN', 'http://play.example'],
  ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'all'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['LOG_LEVEL', 'loud'],
  ['LIMIT_PER_MINUTE', '0'],
  ['DATABASE_POOL', '1'],
  ['DEMO', 'yes'],
  ['WORKER', 'no'],
  ['DEV', 'true'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Play\r\nBcc: all <play@play.example>'],
  ['SMS_URL', 'http://sms.example/send'],
  ['SMS_URL', 'https://user:word@sms.example'],
  ['CODE_MINUTES', '0'],
  ['CODE_MINUTES', '11'],
  ['CODE_RESEND_MINUTES', '0'],
  ['CAPTCHA_AFTER', '4'],
  ['PHONE_AUTH_URL', 'file:///etc/passwd'],
  ['GOOGLE_ISSUER', 'http://accounts.google.com'],
  ['FACEBOOK_DIALOG_URL', 'javascript:alert(1)'],
])('%s as %j is refused by name, with what it was and what is allowed', (name, value) => {
  const message = messageOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^${name} must be .+, but it is .+\\.$`));
  expect(message).toContain(JSON.stringify(value));
});

test.each(['mysql://one:hush@host/three', 'postgres:// one:hush@host', 'postgres:///hush'])(
  'a wrong DATABASE_URL (%s) is refused without being repeated',
  (value) => {
    const message = messageOf({ DATABASE_URL: value });
    expect(message).toMatch(/^DATABASE_URL must be /);
    expect(message).not.toContain(value);
    expect(message).not.toContain('hush');
  },
);

test.each([
  ['SMTP_URL', 'https://one:hush@mail.example'],
  ['SMTP_URL', 'smtp://one:hush@mail.example/path'],
  ['SMS_TOKEN', 'hush'],
  ['SMS_TOKEN', 'hush with blanks in it'],
  ['PHONE_AUTH_TOKEN', 'hush'],
])('a wrong %s (%s) is refused without being repeated', (name, value) => {
  const message = messageOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^${name} must be `));
  expect(message).not.toContain('hush');
});

test.each([
  ['SMTP_URL', 'smtp://mail.example', 'MAIL_FROM'],
  ['SMS_URL', 'https://sms.example/send', 'SMS_TOKEN'],
  ['PHONE_AUTH_URL', 'https://phones.example', 'PHONE_AUTH_TOKEN'],
  ['GOOGLE_CLIENT_ID', 'play.apps.example', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', '1234567890', 'FACEBOOK_APP_SECRET'],
])('%s (%s) is refused without %s', (name, value, needed) => {
  expect(messageOf({ [name]: value })).toBe(
    `${needed} must be set where ${name} is set, but it is empty.`,
  );
});

test('the table names every setting once, with a meaning', () => {
  const names = settingsTable.map((setting) => setting.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(Object.keys(readSettings({})).length);
  for (const setting of settingsTable) expect(setting.meaning).toMatch(/^[A-Z].+\.$/);
});
