import type { KeptMessage } from '#server/kernel/outbox/store.ts';

/** Messages as one reads them in a terminal, in the order they are given. */
export function describeOutbox(messages: readonly KeptMessage[]): string {
  if (messages.length === 0) {
    return 'No messages are kept. Those with a code are there for 15 minutes, and only while SMS_URL or SMTP_URL is not set.';
  }
  return messages.map(describe).join('\n\n');
}

function describe({ at, kind, to, subject, body }: KeptMessage): string {
  const head = `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC  ${nameOf[kind]} to ${to}`;
  const text = body ?? '(its code has expired and is gone)';
  const lines = subject === null ? [text] : [subject, '', text];
  return [head, ...lines.join('\n').trimEnd().split('\n').map(indented)].map(printable).join('\n');
}

const nameOf = { sms: 'SMS', mail: 'e-mail' } as const;

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}

/** What a terminal would take for an order is not shown to it. */
function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, '');
}
