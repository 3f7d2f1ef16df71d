import type { Settings } from './settings.ts';

/** What works only together with another setting is refused alone, before anything is promised. */
export function halfOf(settings: Settings): { name: string; needed: string } | undefined {
  const pairs = [
    ['SMTP_URL', settings.smtpUrl, 'MAIL_FROM', settings.mailFrom],
    ['SMS_URL', settings.smsUrl, 'SMS_TOKEN', settings.smsToken],
    ['PHONE_AUTH_URL', settings.phoneAuthUrl, 'PHONE_AUTH_TOKEN', settings.phoneAuthToken],
    [
      'GOOGLE_CLIENT_ID',
      settings.googleClientId,
      'GOOGLE_CLIENT_SECRET',
      settings.googleClientSecret,
    ],
    ['FACEBOOK_APP_ID', settings.facebookAppId, 'FACEBOOK_APP_SECRET', settings.facebookAppSecret],
    ['PAYMENTS_URL', settings.paymentsUrl, 'PAYMENTS_SECRET', settings.paymentsSecret],
    ['PAYOUTS_URL', settings.payoutsUrl, 'PAYOUTS_SECRET', settings.payoutsSecret],
    ['RESULTS_URL', settings.resultsUrl, 'RESULTS_SECRET', settings.resultsSecret],
  ] as const;
  const half = pairs.find(([, value, , given]) => value !== undefined && given === undefined);
  return half && { name: half[0], needed: half[2] };
}
