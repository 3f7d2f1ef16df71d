import { expect, test } from 'vitest';
import { checkFields, requiredRule } from '#contract/field-rules.ts';
import { askedOf, rulesOf, type Typed } from './asked-fields.ts';
import { registerNames } from './register-names.ts';

const off = { ...requiredRule, enabled: false, required: false };
const optional = { ...requiredRule, required: false };
const nothing = Object.fromEntries(registerNames.map((name) => [name, ''])) as Typed;
const site = {
  register: {
    username: requiredRule,
    password: requiredRule,
    mobileNum: off,
    affiliateCode: optional,
  },
  whitelabel: { MOBILENUMPASSREG3: true, REGMOBVERF3: true },
} as unknown as Parameters<typeof rulesOf>[0]['site'];
const optionalNumber = { ...site, register: { ...site.register, mobileNum: optional } };
const password = { password: 'tecolote37verde', confirmPassword: 'tecolote37verde' };

function look(way: Parameters<typeof rulesOf>[0], typed: Partial<Typed>) {
  const all = { ...nothing, ...typed };
  const rules = rulesOf(way, all);
  const asked = askedOf(rules, all);
  return { rules, asked, faults: checkFields(rules, asked) };
}

test('a name typed in the one tab neither stops nor travels with the other', () => {
  const typed = {
    ...password,
    username: 'typed1',
    mobileNum: '3102221100',
    verificationCode: '123456',
  };
  const { asked, faults } = look({ site, by: 'mobile', isInvited: false }, typed);
  expect(faults).toEqual({});
  expect(asked.username).toBe('');
  expect(asked.mobileNum).toBe('3102221100');
});

test('a number typed in the other tab asks for no code in this one', () => {
  const typed = { ...password, username: 'typed1', mobileNum: '3102221100' };
  const { rules, asked, faults } = look({ site, by: 'username', isInvited: false }, typed);
  expect(faults).toEqual({});
  expect(rules.verificationCode?.enabled).toBe(false);
  expect(asked.mobileNum).toBe('');
});

test('a code whose number was taken back is neither judged nor sent', () => {
  const way = { site: optionalNumber, by: 'username', isInvited: false } as const;
  const typed = { ...password, username: 'typed1', verificationCode: '123456' };
  const withNumber = look(way, { ...typed, mobileNum: '3102221100' });
  expect(withNumber.asked.verificationCode).toBe('123456');
  const without = look(way, typed);
  expect(without.faults).toEqual({});
  expect(without.asked.verificationCode).toBe('');
});

test('whoever came with an invitation is not asked for another', () => {
  const typed = { ...password, username: 'typed1', affiliateCode: 'FIESTA24' };
  const { rules, asked } = look({ site, by: 'username', isInvited: true }, typed);
  expect(rules.affiliateCode?.enabled).toBe(false);
  expect(asked.affiliateCode).toBe('');
});
