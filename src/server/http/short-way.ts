import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Answer, Outcome, Soon } from '#server/answer.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { BoundedMemory } from './bounded-memory.ts';
import { tokenOf } from './cookies.ts';
import { editionOf } from './edition.ts';
import type { Given } from './given.ts';
import type { Pieces } from './kept-json.ts';
import type { Limits } from './limits.ts';
import { type OwnForm, ownFormOf } from './own-answer.ts';
import { formFor, isStillFresh, type Packed } from './packed.ts';
import { createReadyHeads } from './ready-heads.ts';
import { newRequestId } from './request-id.ts';
import { leftBeforeAnswer, type TellRequest } from './request-log.ts';
import { describeThrown } from './thrown.ts';
import { visitFrom } from './visit.ts';
import type { Visitor, Visitors } from './visitors.ts';

export interface ShortWay {
  /** Stands before the ordinary way, and leads everything there that it does not know. */
  before(ordinary: RequestListener): RequestListener;
  /** From now on all go the ordinary way, which tells them that the doors are closing. */
  close(): void;
}

interface ShortWayParts {
  given: Given;
  memory: AnswerMemory;
  limits: Limits;
  visitors: Visitors;
  questions: Questions;
  tell: TellRequest;
}

/** What is answered anew each time, under its address, as its schema has read it. */
export type Questions = BoundedMemory<{ answer: Answer; request: unknown }>;

export function createQuestions(): Questions {
  return new BoundedMemory(questionsAtMost, questionsAtMost * bytesOfQuestion);
}

/** A question that is read anew costs more than its answer, so its reading is kept by its address. */
export function learnQuestion(questions: Questions, url: string, answer: Answer, request: unknown) {
  if (url.length > longestUrl || questions.get(url)) return;
  questions.set(url, { answer, request: Object.freeze(request) }, bytesOfQuestion);
}

const questionsAtMost = 200;
const bytesOfQuestion = 2_000;
const longestUrl = 300;

/**
 * Most requests are the same few, from somebody who has just been seen, and the ordinary way builds a
 * request, a reply and a dozen promises to find what it found before. Here it is looked up. Nothing
 * is judged here: whom the site was not open to in this edition, who asks what nobody asked before,
 * who asks too much, bears a session where that matters or brings a body goes the ordinary way.
 */
export function createShortWay(parts: ShortWayParts): ShortWay {
  const { given, memory, limits, visitors, questions } = parts;
  const heads = createReadyHeads();
  let isClosing = false;

  function takesShared(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
  ): boolean {
    if (visitor.openIn !== editionOf(given.versions)) return false;
    const shared = memory.recall(request.url ?? '');
    if (!shared || limits.consume('calls', visitor.limitKey) !== undefined) return false;
    const told = follow(parts, request, response, shared.callName);
    sendShared(request, response, shared.packed, visitor, told);
    return true;
  }

  function sendShared(
    { headers }: IncomingMessage,
    response: ServerResponse,
    packed: Packed,
    { isEncrypted }: Visitor,
    told: Followed,
  ): void {
    const [encoding, body] = formFor(packed, headers['accept-encoding']);
    const isFresh = isStillFresh(packed, headers['if-none-match']);
    told.bytes = isFresh ? 0 : body.length;
    heads.writeShared(response, packed, {
      requestId: told.requestId,
      isEncrypted,
      encoding,
      isStillFresh: isFresh,
      bytes: told.bytes,
    });
    if (isFresh) response.end();
    else response.end(body);
  }

  function takesQuestion(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
    ordinary: RequestListener,
  ): boolean {
    const question = questions.get(request.url ?? '');
    if (!question || tokenOf(request) !== undefined) return false;
    if (limits.consume('calls', visitor.limitKey) !== undefined) return false;
    const told = follow(parts, request, response, question.answer.call.name);
    // It only reads: what went wrong is found again by the ordinary way, which can say it.
    const goBack = () => {
      if (response.closed) return;
      told.giveUp();
      ordinary(request, response);
    };
    const visit = visitFrom(request.headers, visitor, told.requestId, given.defaultLanguage);
    const asked = { request: question.request as never, player: null, operator: null, visit };
    const form = formOrNone(question.answer, asked, request.headers['accept-encoding']);
    if (form instanceof Promise) {
      form
        .then((made) => sendOwn(response, made, visitor, told), goBack)
        .catch((thrown: unknown) => breakOff(response, thrown));
    } else if (form) sendOwn(response, form, visitor, told);
    else goBack();
    return true;
  }

  function sendOwn(
    response: ServerResponse,
    form: OwnForm,
    { isEncrypted }: Visitor,
    told: Followed,
  ): void {
    const { body, bytes } = form;
    told.bytes = bytes;
    heads.writeOwn(response, form, { requestId: told.requestId, isEncrypted });
    sendPieces(response, body);
  }

  /** Nobody above catches what is thrown here: one request is lost by it, and never the gateway. */
  function breakOff(response: ServerResponse, thrown: unknown): void {
    given.log.error({ thrown: describeThrown(thrown) }, 'the short way broke');
    response.destroy();
  }

  function isTaken(
    request: IncomingMessage,
    response: ServerResponse,
    ordinary: RequestListener,
  ): boolean {
    if (isClosing || request.method !== 'GET' || bringsBody(request)) return false;
    const visitor = visitors.recall(request);
    if (visitor === undefined) return false;
    if (takesShared(request, response, visitor)) return true;
    return takesQuestion(request, response, visitor, ordinary);
  }

  return {
    before: (ordinary) => (request, response) => {
      try {
        if (isTaken(request, response, ordinary)) return;
      } catch (thrown) {
        breakOff(response, thrown);
        return;
      }
      ordinary(request, response);
    },
    close() {
      isClosing = true;
    },
  };
}

function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** At once where the handler answers at once; none where the answer is no plain value. */
function formOrNone(
  { handle }: Answer,
  asked: Parameters<Answer['handle']>[0],
  accepted: string | undefined,
): Soon<OwnForm> | undefined {
  try {
    const outcome = handle(asked);
    if (outcome instanceof Promise) return outcome.then((late) => formOf(late, accepted));
    return formOf(outcome, accepted);
  } catch {
    return undefined;
  }
}

function formOf(outcome: Outcome<unknown>, accepted: string | undefined): Soon<OwnForm> {
  if (!outcome.done || outcome.cookies) throw new Error('More than a value has to be sent.');
  return ownFormOf(outcome.value, accepted);
}

function sendPieces(response: ServerResponse, pieces: Pieces): void {
  const last = pieces.length - 1;
  for (const [place, piece] of pieces.entries()) {
    // The head goes out in one with the first, and a text without accents is copied, not recoded.
    const isPlain = typeof piece === 'string' && Buffer.byteLength(piece) === piece.length;
    const encoding = isPlain ? 'latin1' : 'utf8';
    // An end of its own would be one more piece, and an empty one.
    if (place === last) response.end(piece, encoding);
    else response.write(piece, encoding);
  }
}

interface Followed {
  requestId: string;
  bytes: number;
  giveUp(): void;
}

/** Tells of a request when it is over, in whichever way it ends. */
function follow(
  { given, tell }: ShortWayParts,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  call: string,
): Followed {
  const startedMs = given.clock.elapsedMs();
  const onClose = () => {
    const { requestId, bytes } = followed;
    const status = response.writableFinished ? response.statusCode : leftBeforeAnswer;
    const tookMs = given.clock.elapsedMs() - startedMs;
    tell({ requestId, call, method: 'GET', url, status, tookMs, bytes });
  };
  const followed: Followed = {
    requestId: newRequestId(),
    bytes: 0,
    giveUp: () => response.off('close', onClose),
  };
  response.on('close', onClose);
  return followed;
}
