import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { outcomes, type SandboxSession } from './books.ts';
import { pageWords } from './page-words.ts';

/** The page on which one pays, or picks what goes wrong. */
export function sendChoice(response: ServerResponse, session: SandboxSession): void {
  const language = languageOf(session);
  const words = pageWords[language];
  const buttons = outcomes
    .map((outcome) => {
      const [name, what] = words.outcomes[outcome];
      return `<button name="outcome" value="${outcome}"><b>${name}</b><span>${what}</span></button>`;
    })
    .join('');
  send(response, 200, {
    language,
    title: words.title,
    body: `${head(session)}<p>${words.lead}</p>
<form method="post" aria-label="${words.choose}">${buttons}</form>
<p><a href="${escaped(session.returnUrl)}">${words.back}</a></p>`,
  });
}

/** Leads back by itself; the link is for who has that switched off. */
export function sendChosen(response: ServerResponse, session: SandboxSession): void {
  const language = languageOf(session);
  const words = pageWords[language];
  const back = escaped(session.returnUrl);
  send(response, 200, {
    language,
    title: words.title,
    refresh: back,
    body: `${head(session)}<p role="status">${words.chosen}</p><p><a href="${back}">${words.back}</a></p>`,
  });
}

export function sendGone(response: ServerResponse): void {
  const { title, gone } = pageWords.en;
  send(response, 404, {
    language: 'en',
    title,
    body: `<h1>${title}</h1><p lang="es">${pageWords.es.gone}</p><p>${gone}</p>`,
  });
}

function head({ kind, reference, amount, currency, ...session }: SandboxSession): string {
  const words = pageWords[languageOf(session)];
  const digits = amount.padStart(3, '0');
  const shown = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return `<p class="mark" data-kind="${kind}">${words.title}</p>
<h1>${escaped(shown)} ${escaped(currency)}</h1>
<p>${words.reference}: <b>${escaped(reference)}</b></p>`;
}

function languageOf({ language }: Pick<SandboxSession, 'language'>): 'es' | 'en' {
  return language === 'es' ? 'es' : 'en';
}

const style = `
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 48px;background:#eef3f8;color:#12263a;font:16px/1.5 system-ui,sans-serif}
main{max-width:420px;margin:0 auto;padding:20px;background:#fff;border:1px solid #cfdbe6;border-radius:6px}
h1{margin:4px 0 8px;font-size:28px;font-variant-numeric:tabular-nums}
.mark{margin:0;font-weight:700;color:#0a5a8a}
form{display:grid;gap:8px}
button{min-height:52px;padding:8px 14px;border:1px solid #7f97ad;border-radius:6px;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer}
button:first-child{background:#0a5a8a;border-color:#0a5a8a;color:#fff}
button b,button span{display:block}
button span{font-size:14px}
a{color:#0a5a8a}
:focus-visible{outline:3px solid #12263a;outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

interface Page {
  language: string;
  title: string;
  body: string;
  refresh?: string;
}

function send(
  response: ServerResponse,
  status: number,
  { language, title, body, refresh }: Page,
): void {
  const again =
    refresh === undefined ? '' : `<meta http-equiv="refresh" content="1;url=${refresh}">`;
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .end(`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${again}
<title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
