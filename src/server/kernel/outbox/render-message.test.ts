import { expect, test } from 'vitest';
import { guardChanges } from '#contract/guard.ts';
import { languages } from '#contract/languages.ts';
import type { Wording } from './messages.ts';
import { renderMessage } from './render-message.ts';

const code: Wording = {
  template: 'verification-code',
  values: { site: 'Verbena', code: '012345', minutes: 3 },
};
const wordings: readonly Wording[] = [
  code,
  {
    template: 'password-reset',
    values: { site: 'Verbena', account: 'ana', linkOrCode: 'https://a.example/x', minutes: 10 },
  },
  {
    template: 'new-device',
    values: { site: 'Verbena', account: 'ana', device: 'Pixel', place: 'CO', when: '12:00' },
  },
  { template: 'account-locked', values: { site: 'Verbena', account: 'ana', minutes: 30 } },
  { template: 'notice', values: { site: 'Verbena', title: 'Hello', text: 'World' } },
];

test.each(languages)('every message in %s says all of its values', (language) => {
  for (const wording of wordings) {
    const { subject, body } = renderMessage('mail', language, wording);
    const said = `${subject} ${body}`;
    for (const value of Object.values(wording.values)) expect(said).toContain(String(value));
  }
});

test.each(languages)('each change of the guard has words of its own in %s', (language) => {
  const texts = guardChanges.map((change) => {
    const values = { site: 'Verbena', account: 'ana', change, when: '12:00' };
    return renderMessage('mail', language, { template: 'guard-changed', values }).body;
  });
  expect(new Set(texts).size).toBe(guardChanges.length);
  for (const text of texts) expect(text).toMatch(/ana.*12:00|12:00.*ana/s);
});

test.each(languages)('an SMS with a code fits two parts in %s and has no subject', (language) => {
  const { subject, body } = renderMessage('sms', language, code);
  expect(subject).toBeNull();
  // What GSM 7 cannot write goes out as UCS-2, of which a part of two holds 67 characters.
  expect(body.length).toBeLessThanOrEqual(language === 'en' ? 160 : 134);
});

test('an SMS names the page on which phones may fill the code in, on its last line', () => {
  const bound: Wording = {
    template: 'verification-code',
    values: { ...code.values, boundHost: 'play.example' } as typeof code.values,
  };
  expect(renderMessage('sms', 'en', bound).body.split('\n').at(-1)).toBe('@play.example #012345');
  expect(renderMessage('mail', 'en', bound).body).not.toContain('@play.example');
});

test('what a person chose can add no line to a subject and turn no words around', () => {
  const { subject, body } = renderMessage('mail', 'en', {
    template: 'notice',
    values: {
      site: 'Verbena',
      title: 'One\r\nBcc: all@example.com',
      text: 'abc\u202edef\u0000\u001b[2J',
    },
  });
  expect(subject).toBe('One Bcc: all@example.com');
  expect(body).toContain('abcdef[2J');
  expect(body).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});
