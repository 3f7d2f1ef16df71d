import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Brand } from './brand.ts';
import { isFromThisMachine, readBody, readJson, send, sendJson } from './http.ts';
import { type Faults, Switches } from './switches.ts';

interface Desk {
  faults: Faults;
  brands: ReadonlyMap<string, Brand>;
}

const names: Readonly<Record<keyof Switches, string>> = {
  delayMs: 'Delay before each sending and answer, in milliseconds',
  repeats: 'Share of requests sent twice, byte for byte',
  reorder: 'Share of what is owed to a round that is sent last things first',
  lostReplies: 'Share of answers that are dropped and asked for again',
  wrongSignatures: 'Share of requests and answers with a wrong signature',
  forgetsEnds: 'Share of rounds that are never ended',
  changesContent: 'Share of requests repeated with another amount',
};

/** The switches for faults, for whoever sits at this machine. Answers whether it was asked for. */
export async function answerOperator(
  request: IncomingMessage,
  response: ServerResponse,
  first: string,
  desk: Desk,
): Promise<boolean> {
  if (first !== 'operator' && first !== 'switches' && first !== 'operator.css') return false;
  if (!isFromThisMachine(request) || !isOwnPage(request)) {
    sendJson(response, 403, { code: 'not.here' });
    return true;
  }
  if (first === 'operator.css') {
    send(response, { status: 200, body: style, headers: { 'content-type': 'text/css' } });
  } else if (request.method === 'POST') await turn(request, response, desk.faults);
  else if (first === 'switches') sendJson(response, 200, desk.faults.now);
  else sendPage(response, desk);
  return true;
}

/** Another site's page may not turn them by a form of its own. */
function isOwnPage(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

async function turn(request: IncomingMessage, response: ServerResponse, faults: Faults) {
  const body = await readBody(request);
  const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
  const asked = isForm
    ? Object.fromEntries(
        [...new URLSearchParams(body.toString('utf8'))].map(([name, text]) => [name, Number(text)]),
      )
    : readJson(body);
  const read = v.safeParse(Switches, asked);
  if (!read.success) {
    sendJson(response, 400, { code: 'body.invalid' });
    return;
  }
  faults.now = read.output;
  if (isForm) send(response, { status: 303, body: '', headers: { location: '/operator' } });
  else sendJson(response, 200, faults.now);
}

function sendPage(response: ServerResponse, { faults, brands }: Desk): void {
  const fields = (Object.keys(names) as (keyof Switches)[]).map((name) => {
    const limits = name === 'delayMs' ? 'max="600000" step="1"' : 'max="1" step="any"';
    return `<label>${names[name]}<input type="number" name="${name}" min="0" ${limits} value="${faults.now[name]}"></label>`;
  });
  const rows = [...brands.values()].map((brand) => {
    const refused = brand.debts.refused();
    const last = refused.at(-1);
    const word = last ? `${last.debt.operation} of ${last.debt.round}: ${last.fault}` : '';
    return `<tr><th>${brand.code}</th><td>${brand.book.open().length}</td><td>${brand.debts.open().length}</td><td>${refused.length}</td><td>${word}</td></tr>`;
  });
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vendor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/operator.css"><main><h1>Embedded vendor</h1>
<form method="post" action="/switches"><h2>Faults</h2>${fields.join('')}<button>Turn</button></form>
<table><caption>Vendors</caption><tr><th>Code</th><th>Open rounds</th><th>Owed to the gateway</th><th>Refused</th><th>Last refusal</th></tr>${rows.join('')}</table></main></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  };
  send(response, { status: 200, body, headers });
}

const style = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:16px}
form,label{display:grid;gap:4px}form{gap:12px;margin-bottom:32px}
input,button{min-height:44px;padding:0 12px;border-radius:8px;border:1px solid GrayText;font:inherit}
table{width:100%;border-collapse:collapse}th,td{padding:6px;text-align:left;border-bottom:1px solid GrayText}
caption{text-align:left;font-weight:700}`;
