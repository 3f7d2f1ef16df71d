import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import type { Answer } from '#server/kernel/answer.ts';
import { addressOf } from '../address.ts';
import type { AnswerMemory } from '../answer-memory.ts';
import { sendCookies, tokenOf } from '../cookies.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { languageOf } from '../language.ts';
import { sendRefusal } from '../refusal.ts';
import { standingRefusal } from '../standing.ts';
import { admit, admitOperator } from './caller.ts';
import { wordFaults } from './field-faults.ts';
import { sendOwnAnswer } from './own-answer.ts';
import { readRequest } from './request-reader.ts';
import { sendShared } from './shared-answer.ts';
import { unseal } from './unseal.ts';
import { visitOf } from './visit.ts';

/** Binds every declaration to its route; there is no other list of calls. */
export function bindCalls(
  app: FastifyInstance,
  given: HttpDependencies,
  memory: AnswerMemory,
): void {
  for (const answer of given.answers) {
    const { call } = answer;
    if (call.sharedUntil && (call.who !== 'anyone' || call.method !== 'GET')) {
      throw new Error(`${call.name} cannot be shared: it must be a GET that anyone may make.`);
    }
    const handle = call.sharedUntil
      ? sharedHandler(answer, given, memory)
      : ownHandler(answer, given);
    app.route({
      method: call.method,
      url: call.path,
      config: { kind: 'call', callName: call.name },
      handler: handle,
    });
  }
}

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function ownHandler({ call, handle }: Answer, given: HttpDependencies): RouteHandler {
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
    if (outcome.cookies) sendCookies(reply, given.settings, outcome.cookies);
    return sendOwnAnswer(reply, outcome.value);
  };
}

/** Only the cookie is ours to take back; who sends a token in a header keeps it elsewhere. */
function forgetEnded(reply: FastifyReply, given: HttpDependencies, code: ErrorCode): void {
  if (code !== 'session.expired' || reply.request.headers.token !== undefined) return;
  sendCookies(reply, given.settings, given.clearedSessionCookies);
}

function sharedHandler(
  answer: Answer,
  given: HttpDependencies,
  memory: AnswerMemory,
): RouteHandler {
  const { call } = answer;
  return async (request, reply) => {
    const standing = await given.standing(addressOf(request));
    const closed = call.always ? undefined : standingRefusal(standing, given.clock);
    if (closed) return sendRefusal(reply, given.defaultLanguage, ...closed);
    const isSameForAll = call.always ?? standing.isSameForAll ?? false;
    const recalled = memory.recall(request.url);
    if (recalled) return sendShared(reply, recalled, isSameForAll);
    const language = () => languageOf(request, given.defaultLanguage);
    const read = readRequest(call, request, language);
    if (!read.isRead) return sendRefusal(reply, given.defaultLanguage, read.code, read);
    const outcome = await memory.answer(answer, read.value, visitOf(request, given), request.url);
    if (!outcome.isStored) {
      const { code, retryAfterSeconds } = outcome.refused;
      return sendRefusal(reply, given.defaultLanguage, code, { retryAfterSeconds });
    }
    return sendShared(reply, outcome.packed, isSameForAll);
  };
}
