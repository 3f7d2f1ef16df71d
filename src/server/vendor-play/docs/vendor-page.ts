import { createHash } from 'node:crypto';
import {
  everyVendorFault,
  signatureHeader,
  signatureSeconds,
  type VendorOperation,
  vendorFaults,
  vendorOperations,
} from '#contract/vendor-api.ts';
import { messages } from '../vendor-faults.ts';
import { exampleKey, signedExample } from './vendor-example.ts';
import { type Json, type OurAsk, ourAsks, schemaOf } from './vendor-openapi.ts';

/** How a vendor is built to us, for people: made of the contract, so that it cannot say anything else. */
export function vendorPage(): { html: string; policy: string } {
  const styleHash = createHash('sha256').update(style).digest('base64');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>For game vendors</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>For game vendors</h1>
${introduction}
${signing()}
${retries}
<section id="seamless">
<h2>Seamless wallet: what you ask of us</h2>
<p>Every operation is <code>POST /wps/vendor/VENDOR/NAME</code> with a JSON body, where VENDOR is your code. A 200 carries the value alone; a refusal carries <code>{"code", "message", "reason"?}</code> under the status of its code. Amounts are minor units, as digits in a string. Beside its own, every operation refuses with ${codes(everyVendorFault)}.</p>
${vendorOperations.map(operationPart).join('\n')}
</section>
${asksPart('asks', 'What we ask of every vendor', false)}
${asksPart('transfer', 'Transfer wallet: what we ask besides', true)}
${faultsPart()}
</main>
</body>
</html>
`;
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

// Colours are the reader's own: a page of text needs none besides.
const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{margin:0}main{max-width:50rem;margin:auto;padding:1.5rem 1rem 4rem}
h1,h2,h3{line-height:1.25;text-wrap:balance}h2{margin-top:3rem}h3{margin-top:2rem}
code,pre{font-family:ui-monospace,monospace;font-size:.875em;overflow-wrap:anywhere}
pre{white-space:pre-wrap;padding:.75rem 1rem;border:1px solid;border-radius:.5rem}
table{border-collapse:collapse;width:100%}caption{text-align:start;font-weight:600;padding-block:.5rem}
th,td{text-align:start;vertical-align:top;padding:.375rem .5rem;border-top:1px solid}`;

const introduction = `<p>A game of yours is opened in a frame of ours, or in a tab: <code>CDN/play/VENDOR/GAME#token=…&amp;language=…&amp;theme=…&amp;mode=…&amp;origin=…</code>. Your page hands the token to your server, which exchanges it by <code>authenticate</code> within a minute, once. From then on your server speaks to ours. Mode <code>trial</code> is played with coins of your own and never reaches the wallet.</p>
<p>The same, for programs: <a href="/vendor-openapi.json">/vendor-openapi.json</a>.</p>`;

const retries = `<section id="retries">
<h2>What is asked again, and how</h2>
<ul>
<li>Each <code>transaction</code> is carried out once, for as long as records are kept. Asked again with the same content it is answered with the same <code>posted</code>, the balance as it is now, and <code>isRepeat</code>; with other content it is <code>transaction.conflict</code>.</li>
<li>No answer within ten seconds, an answer without a good signature, a 5xx: its fate is unknown. Ask again with the same transaction, a new nonce and the time as it is. Wait a second, then two, four, up to a minute.</li>
<li>A stake whose fate stays unknown is taken back by <code>rollback</code>. It may come before the stake, which is then refused with <code>transaction.rolled-back</code> for ever.</li>
<li>A win is asked for again until it is answered with 200 or a refusal that is signed: it lands after logout, limits and closing too.</li>
<li>Every round ends, <code>completed</code> or <code>cancelled</code>. One without a word for an hour (bets on events: thirty days) is asked after at <code>rounds/ROUND</code>.</li>
<li>After <code>session.over</code> or <code>play.stopped</code> no stake of that session is tried again; the player is told, and the round goes on to its end.</li>
</ul>
</section>`;

function signing(): string {
  const { request, requestText, requestDigest, requestHeader, answer, answerText, answerHeader } =
    signedExample();
  return `<section id="signing">
<h2>Signing</h2>
<p>Both sides sign, with Ed25519 (RFC 8032), every request and every answer, refusals too. The header is <code>${signatureHeader}: t=SECONDS,n=NONCE,v1=BASE64URL</code>. A request’s signature is over <code>SECONDS.NONCE.METHOD PATH.BODY</code>: the path with its query as it travels, the body as its bytes. An answer’s is over <code>SECONDS.NONCE.STATUS.BODY</code> with the request’s nonce. More than ${signatureSeconds} seconds from the hearer’s clock is stale. A nonce is 16 to 64 characters of base64url, by chance, and good once. Our public key is at <a href="/wps/vendor/keys">/wps/vendor/keys</a> (JWKS); yours is given to us as a JWK. An answer that bears no good signature is no answer.</p>
<h3>An example to do over</h3>
<p>The key is everybody’s, out of RFC 8032. It is never used for anything else.</p>
<pre>${escaped(JSON.stringify(exampleKey, null, 2))}</pre>
<p>${escaped(`${request.method} ${request.path}`)}, body <code>${escaped(request.body)}</code>. What is signed (SHA-256 <code>${requestDigest}</code>), and the header:</p>
<pre>${escaped(requestText)}</pre>
<pre>${escaped(requestHeader)}</pre>
<p>The answer, ${answer.status}: what is signed, and the header:</p>
<pre>${escaped(answerText)}</pre>
<pre>${escaped(answerHeader)}</pre>
</section>`;
}

function operationPart({ name, summary, request, value, refuses }: VendorOperation): string {
  const own = refuses.length === 0 ? '' : `<p>Refuses with ${codes(refuses)}, in this order.</p>`;
  return `<h3 id="${name}">${name}</h3>
<p>${escaped(summary)}.</p>
${fieldsOf('Asked', schemaOf(request))}
${fieldsOf('Answered', schemaOf(value))}
${own}`;
}

function asksPart(id: string, title: string, isForTransfers: boolean): string {
  const parts = ourAsks.filter((ask) => ask.isForTransfers === isForTransfers).map(askPart);
  return `<section id="${id}"><h2>${title}</h2>
<p>Under the address that you give us. We sign what we ask, and believe what you sign.</p>
${parts.join('\n')}
</section>`;
}

function askPart({ method, path, summary, request, value }: OurAsk): string {
  return `<h3><code>${method} ${escaped(path)}</code></h3>
<p>${escaped(summary)}.</p>
${request ? fieldsOf('Asked', schemaOf(request)) : ''}
${fieldsOf('Answered', schemaOf(value))}`;
}

function faultsPart(): string {
  const rows = Object.entries(vendorFaults).map(
    ([code, status]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escaped(messages[code as keyof typeof messages])}</td></tr>`,
  );
  return `<section id="faults"><h2>Refusals</h2>
<table><caption>Each with its status</caption><thead><tr><th>Code</th><th>Status</th><th>What it means</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p><code>play.stopped</code> says why in <code>reason</code>: <code>limit</code>, <code>break</code>, <code>reality</code>, <code>status</code> or <code>trial</code>. <code>wallet.short</code> with the reason <code>bonus-cap</code> means that a lower stake would do: this one needs bonus money and is above what may be staked with it.</p>
<p>A balance is what the player can stake in the game that is asked about, bonus money included where it may be played there: it differs by game. <code>balance</code> without a <code>game</code> tells of the player's own money alone.</p>
</section>`;
}

function fieldsOf(caption: string, schema: Json): string {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const required = (schema.required ?? []) as string[];
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><td><code>${name}</code>${required.includes(name) ? '' : ' (may be left out)'}</td><td>${escaped(kindOf(field))}</td></tr>`,
  );
  return `<table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table>`;
}

/** In a few words; the document for programs says all of it. */
function kindOf({ type, pattern, enum: choices, items, properties }: Json): string {
  if (Array.isArray(choices)) return choices.join(' | ');
  if (items) return `a list of {${Object.keys((items as Json).properties ?? {}).join(', ')}}`;
  if (properties) return `{${Object.keys(properties).join(', ')}}`;
  return pattern === undefined ? String(type) : `${type} ${pattern}`;
}

const codes = (faults: readonly string[]) => faults.map((one) => `<code>${one}</code>`).join(', ');

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
