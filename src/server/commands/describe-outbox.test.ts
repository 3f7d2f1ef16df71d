import { expect, test } from 'vitest';
import { describeOutbox } from './describe-outbox.ts';

const at = new Date('2026-11-20T12:34:56.789Z');

test('messages are readable: when, to whom, what', () => {
  const shown = describeOutbox([
    { at, kind: 'sms', to: '+573001234567', subject: null, body: '424242 is your code.' },
    { at, kind: 'mail', to: 'ana@a.example', subject: 'Hello', body: 'One\n\nTwo\n' },
    { at, kind: 'sms', to: '+573001234567', subject: null, body: null },
  ]);
  expect(shown).toBe(`2026-11-20 12:34:56 UTC  SMS to +573001234567
  424242 is your code.

2026-11-20 12:34:56 UTC  e-mail to ana@a.example
  Hello

  One

  Two

2026-11-20 12:34:56 UTC  SMS to +573001234567
  (its code has expired and is gone)`);
});

test('an empty outbox says why it may be empty', () => {
  expect(describeOutbox([])).toMatch(/^No messages are kept\./);
});

test('what would give the terminal orders is left out', () => {
  const body = 'a\u001b]0;title\u0007b\rc';
  expect(describeOutbox([{ at, kind: 'sms', to: '+1', subject: null, body }])).not.toMatch(
    /[^\P{Cc}\n]/u,
  );
});
