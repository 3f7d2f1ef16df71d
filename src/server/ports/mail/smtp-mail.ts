import type { NodemailerError, SMTPPoolOptions, Transporter } from 'nodemailer';
import type { Courier, Delivery } from '#server/kernel/outbox/courier.ts';

interface SmtpMailOptions {
  url: URL;
  from: string;
  timeoutMs?: number;
}

/** Hands e-mail to an SMTP server, in clear text to this very machine only. */
export function smtpMail({ url, from, timeoutMs = 10_000 }: SmtpMailOptions): Courier {
  let opening: Promise<Transporter> | undefined;
  const domain = from.replace(/>$/, '').split('@').at(-1) ?? 'localhost';
  return {
    async send({ id, to, subject, text }) {
      try {
        opening ??= open(url, timeoutMs);
        const transporter = await opening;
        await transporter.sendMail({
          from,
          to: { name: '', address: to },
          subject: subject ?? '',
          text,
          // The same at every try: a mailbox that has it already shows it once.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeoutMs * 3),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { kind: 'sent' };
      } catch (cause) {
        return judge(cause);
      }
    },
    close() {
      void opening?.then((transporter) => transporter.close());
    },
  };
}

/** The library is large, and a site without a mail server never loads it. */
async function open(url: URL, timeoutMs: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const isHome = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const secure = url.protocol === 'smtps:';
  const options: SMTPPoolOptions & { pool: true } = {
    pool: true,
    // A connection that breaks is the outbox's to try again, with pauses and an end.
    maxRequeues: 0,
    maxConnections: 3,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !isHome,
    ignoreTLS: !secure && isHome,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    ...(url.username === ''
      ? {}
      : {
          auth: {
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
        }),
  };
  return createTransport(options);
}

/** By codes only: a server's words name the recipient. */
function judge(cause: unknown): Delivery {
  if (!(cause instanceof Error)) return { kind: 'later', reason: 'connection' };
  const { code, responseCode, permanent }: NodemailerError = cause;
  // A wrong password is the operator's to mend, and the message can wait for that.
  if (code === 'EAUTH' || code === 'ENOAUTH') return { kind: 'later', reason: 'authentication' };
  if (responseCode !== undefined) {
    return { kind: permanent ? 'never' : 'later', reason: `smtp-${responseCode}` };
  }
  const isLate = code === 'ETIMEDOUT' || code === 'EABORT';
  return { kind: 'later', reason: isLate ? 'timeout' : 'connection' };
}
