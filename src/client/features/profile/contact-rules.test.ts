import { expect, test } from 'vitest';
import { checkContact } from './contact-rules.ts';

const nothing = { mobileNum: '', email: '', verificationCode: '' };

test('of the two ways to be reached only the one that is asked for is judged', () => {
  expect(checkContact('mobile', nothing, undefined)).toEqual({
    mobileNum: { kind: 'required' },
    verificationCode: { kind: 'required' },
  });
  expect(Object.keys(checkContact('email', nothing, undefined))).toEqual([
    'email',
    'verificationCode',
  ]);
});

test('a number is judged by its country, and a mailbox by how addresses are written', () => {
  const typed = { ...nothing, mobileNum: '123', email: 'luz@', verificationCode: '123456' };
  const judge = () => ({ kind: 'mobile-digits', min: 10, max: 10 }) as const;
  expect(checkContact('mobile', typed, judge).mobileNum?.kind).toBe('mobile-digits');
  expect(checkContact('email', typed, undefined).email?.kind).toBe('email');
  expect(checkContact('email', { ...typed, email: 'luz@correo.example' }, undefined)).toEqual({});
});
