import { expect, test } from 'vitest';
import { wordedLanguages } from '#tests/worded-languages.ts';
import { kindOf, type Template, type Templates } from './templates.ts';
import { wordTemplate } from './word-message.ts';

const sum = { amount: '123456789', currency: 'COP' };
const filled: { [Name in Template]: Templates[Name] } = {
  'deposit.credited': sum,
  'deposit.failed': { ...sum, why: 'expired' },
  'refund.refused': sum,
  'withdrawal.approved': sum,
  'withdrawal.rejected': { ...sum, reason: 'No name' },
  'withdrawal.paid': { ...sum, minutes: '60' },
  'limit.loosened': { limit: 'deposit', period: 'day', ...sum },
  'kyc.approved': {},
  'kyc.refused': { reason: 'expired' },
  'payout.added': { place: 'Nequi ····8901' },
  'payout.removed': { place: 'Nequi ····8901' },
  'device.new': { device: 'Firefox, Android' },
  'factor.gone': {},
  'dispute.answered': { round: '7', verdict: 'refused', answer: 'Seeds and outcome agree.' },
  'contract.news': { news: 'offered', kind: 'daily', other: 'agente' },
  'bill.paid': { ...sum, kind: 'dividend' },
  'bill.short': { ...sum, kind: 'dividend' },
  'bill.waits': { ...sum, kind: 'dividend' },
  'bill.unpaid': { ...sum, kind: 'dividend', why: 'denied' },
  'lottery.voided': { name: 'SSC 5', numero: '20261127-001', reason: 'no-beacon' },
  'reward.waits': sum,
  'reward.released': sum,
  'reward.refused': { ...sum, reason: 'Both accounts are one person.' },
  'reward.ends': { ...sum, of: 'claim', hours: '72' },
  'agent.message': { from: 'agente', text: 'Mañana hay sorteo.' },
};
const templates = Object.keys(kindOf) as Template[];

test.each(templates)(
  '%s is worded in every language, whole and each time otherwise',
  (template) => {
    const said = wordedLanguages.map((language) =>
      wordTemplate(template, { ...filled[template] }, language),
    );
    for (const one of said) {
      expect(one?.title.length).toBeGreaterThan(3);
      expect(`${one?.title} ${one?.text}`).not.toMatch(/undefined|null|NaN|\[object|!/);
    }
    expect(new Set(said.map((one) => one?.title)).size).toBe(wordedLanguages.length);
    expect(new Set(said.map((one) => one?.text)).size).toBe(wordedLanguages.length);
  },
);

test('money is written as the screens write it, and never torn from its currency', () => {
  expect(wordTemplate('deposit.credited', { ...sum }, 'es')?.text).toContain('$\u00a01.234.567,89');
  expect(wordTemplate('deposit.credited', { ...sum }, 'en')?.text).toContain('$1,234,567.89');
});

test('a remaining time is worded as people count', () => {
  const text = (minutes: string) =>
    wordTemplate('withdrawal.paid', { ...sum, minutes }, 'es')?.text.replaceAll('\u00a0', ' ');
  expect(text('1440')).toContain('en 24 horas');
  expect(text('90')).toContain('en 90 minutos');
});

test('a limit that is gone, or counts minutes, is worded as such', () => {
  const values = { limit: 'session', period: 'day', amount: '90', currency: 'COP' };
  expect(wordTemplate('limit.loosened', values, 'en')?.text).toContain('90 min');
  const none = wordTemplate('limit.loosened', { ...values, amount: null }, 'en');
  expect(none?.text).toContain('no longer have a limit');
});

test('what another release wrote is left out rather than shown wrongly', () => {
  expect(wordTemplate('bonus.granted', {}, 'en')).toBeUndefined();
  expect(wordTemplate('constructor', {}, 'en')).toBeUndefined();
});
