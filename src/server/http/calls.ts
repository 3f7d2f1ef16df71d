import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import type { Answer } from '#server/answer.ts';
import { addressOf } from './address.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { admit, admitOperator } from './caller.ts';
import { sendCookies, tokenOf } from './cookies.ts';
import { editionOf } from './edition.ts';
import { wordFaults } from './field-faults.ts';
import type { Given } from './given.ts';
import { joined } from './kept-json.ts';
import { languageOf } from './language.ts';
import { ownFormOf } from './own-answer.ts';
import { formFor, isStillFresh, type Packed, tagOf } from './packed.ts';
import { jsonType, sendRefusal } from './refusal.ts';
import { readRequest } from './request-reader.ts';
import { learnQuestion, type Questions } from './short-way.ts';
import { standingRefusal } from './standing.ts';
import { unseal } from './unseal.ts';
import { visitOf } from './visit.ts';
import type { Visitors } from './visitors.ts';

export interface CallsParts {
  given: Given;
  memory: AnswerMemory;
  /** Both are taught here what the short way may answer from. */
  visitors: Visitors;
  questions: Questions;
}

/** Binds every declaration to its route; there is no other list of calls. */
export function bindCalls(app: FastifyInstance, parts: CallsParts): void {
  for (const answer of parts.given.answers) {
    const { call } = answer;
    if (call.sharedUntil && (call.who !== 'anyone' || call.method !== 'GET')) {
      throw new Error(`${call.name} cannot be shared: it must be a GET that anyone may make.`);
    }
    const handle = call.sharedUntil ? sharedHandler(answer, parts) : ownHandler(answer, parts);
    app.route({
      method: call.method,
      url: call.path,
      config: { kind: 'call', callName: call.name },
      handler: handle,
    });
  }
}

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function ownHandler(answer: Answer, { given, visitors, questions }: CallsParts): RouteHandler {
  const { call, handle } = answer;
  // It is open to everyone at any time, and there is nothing it could refuse but what nobody can read.
  const isQuestion =
    call.always && call.method === 'GET' && call.who === 'anyone' && call.refuses.length === 0;
  return async (request, reply) => {
    if (!call.always) {
      const closed = standingRefusal(await given.standing(addressOf(request)), given.clock);
      if (closed) return sendRefusal(reply, given.defaultLanguage, ...closed);
    }
    const admission =
      call.who === 'operator'
        ? await admitOperator(call, request.headers.authorization, given.identifyOperator)
        : await admit(call, tokenOf(request), given.identify);
    if (!admission.isAdmitted) {
      forgetEnded(reply, given, admission.code);
      return sendRefusal(reply, given.defaultLanguage, admission.code);
    }
    const language = () => languageOf(request, given.defaultLanguage);
    const unsealed = await unseal(call, request.body, given);
    if (!unsealed.isOpen) return sendRefusal(reply, given.defaultLanguage, unsealed.code);
    const { query } = request;
    const read = readRequest(call, { query, body: unsealed.body }, language);
    if (!read.isRead) return sendRefusal(reply, given.defaultLanguage, read.code, read);
    const outcome = await handle({
      // The schema has read it, which the list's type cannot say.
      request: read.value as never,
      player: admission.player,
      operator: admission.operator,
      visit: visitOf(request, given),
    });
    if (!outcome.done) {
      const { code, retryAfterSeconds, faults, needsCaptcha: captcha } = outcome;
      const fields = faults && wordFaults(faults, language());
      return sendRefusal(reply, given.defaultLanguage, code, {
        retryAfterSeconds,
        fields,
        captcha,
      });
    }
    if (isQuestion) {
      visitors.learn(request);
      learnQuestion(questions, request.url, answer, read.value);
    }
    if (outcome.cookies) sendCookies(reply, given.settings, outcome.cookies);
    return sendOwn(reply, outcome.value);
  };
}

/** Only the cookie is ours to take back; who sends a token in a header keeps it elsewhere. */
function forgetEnded(reply: FastifyReply, given: Given, code: ErrorCode): void {
  if (code !== 'session.expired' || reply.request.headers.token !== undefined) return;
  sendCookies(reply, given.settings, given.clearedSessionCookies);
}

function sharedHandler(answer: Answer, { given, memory, visitors }: CallsParts): RouteHandler {
  const { call } = answer;
  return async (request, reply) => {
    if (!call.always) {
      const edition = editionOf(given.versions);
      const closed = standingRefusal(await given.standing(addressOf(request)), given.clock);
      if (closed) return sendRefusal(reply, given.defaultLanguage, ...closed);
      visitors.learn(request, edition);
    }
    const recalled = memory.recall(request.url);
    if (recalled) return sendShared(reply, recalled.packed);
    const language = () => languageOf(request, given.defaultLanguage);
    const read = readRequest(call, request, language);
    if (!read.isRead) return sendRefusal(reply, given.defaultLanguage, read.code, read);
    const outcome = await memory.answer(answer, read.value, visitOf(request, given), request.url);
    if (!outcome.isStored) {
      const { code, retryAfterSeconds } = outcome.refused;
      return sendRefusal(reply, given.defaultLanguage, code, { retryAfterSeconds });
    }
    return sendShared(reply, outcome.packed);
  };
}

function sendShared(reply: FastifyReply, packed: Packed): FastifyReply {
  const { headers } = reply.request;
  const [encoding, body] = formFor(packed, headers['accept-encoding']);
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding')
    .header('etag', tagOf(packed, encoding));
  if (isStillFresh(packed, headers['if-none-match'])) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', jsonType).send(body);
}

async function sendOwn(reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const accepted = reply.request.headers['accept-encoding'];
  const { body, encoding, isVarying } = await ownFormOf(value, accepted);
  reply.header('cache-control', 'no-store');
  if (isVarying) reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', jsonType).send(joined(body));
}
