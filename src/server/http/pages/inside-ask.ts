import type { CallDeclaration } from '#contract/call.ts';
import type { Envelope } from '#contract/envelope.ts';
import { type Permission, systemStatus } from '#contract/system.ts';
import type { Language } from '#contract/values.ts';
import type { Visit } from '#server/kernel/answer.ts';
import type { AnswerMemory } from '../answer-memory.ts';
import { readBy } from '../calls/request-reader.ts';
import type { HttpDependencies, Standing } from '../dependencies.ts';
import { refusal } from '../refusal.ts';
import { standingRefusal } from '../standing.ts';
import { addressMark } from './visitor-address.ts';

interface InsideAskParts {
  given: HttpDependencies;
  memory: AnswerMemory;
  language: Language;
  standing: Standing;
  permission: Permission;
}

/** Answers calls to the first paint as a visitor's would be answered, without leaving the process. */
export function insideAsk({ given, memory, language, standing, permission }: InsideAskParts) {
  const visit: Visit = { requestId: 'first-paint', address: '', language, origin: '' };
  return async (asked: CallDeclaration, request: unknown): Promise<Envelope<unknown>> => {
    if (asked.name === systemStatus.name) return { success: true, value: permission };
    const answer = given.answers.find((known) => known.call.name === asked.name);
    if (!answer) return refusal(language, 'request.unknown-path', visit.requestId);
    // The bundle carries a copy of the contract; the gateway goes by its own.
    const { call } = answer;
    const closed = call.always ? undefined : standingRefusal(standing, given.clock);
    if (closed) return refusal(language, closed[0], visit.requestId, closed[1]);
    if (call.who !== 'anyone') return refusal(language, 'session.missing', visit.requestId);
    // Read as from the wire: what is left out of a request there is left out here.
    const read = readBy(call.request, asFromTheWire(request), () => language);
    if (!read.isRead) return refusal(language, read.code, visit.requestId, { fields: read.fields });
    if (call.sharedUntil) {
      const outcome = await memory.answer(answer, read.value, visit);
      return outcome.isStored
        ? JSON.parse(outcome.packed.identity.toString())
        : refusal(language, outcome.refused.code, visit.requestId);
    }
    const outcome = await answer.handle({
      request: read.value as never,
      player: null,
      operator: null,
      visit,
    });
    return outcome.done
      ? { success: true, value: outcome.value }
      : refusal(language, outcome.code, visit.requestId);
  };
}

function asFromTheWire(request: unknown): unknown {
  return JSON.parse(JSON.stringify(request ?? {}));
}

/** What all visitors of a page share: the merchant's facts, nobody's address, no hour. */
export async function sharedPermission(
  given: HttpDependencies,
  language: Language,
  standing: Standing,
): Promise<Permission> {
  const answer = given.answers.find(({ call }) => call.name === systemStatus.name);
  const request = { language };
  const visit: Visit = { requestId: 'first-paint', address: '127.0.0.1', language, origin: '' };
  const outcome = await answer?.handle({
    request: request as never,
    player: null,
    operator: null,
    visit,
  });
  if (!outcome?.done) throw new Error('The status could not be asked for the first paint.');
  // Its handler's type is gone in the list; the contract test holds it to its schema.
  const permission = outcome.value as Permission;
  const isClosedRegion = standing.status === 2;
  return {
    ...permission,
    location: isClosedRegion
      ? { ip: addressMark, country: standing.country }
      : { ip: '', country: null },
    maintenance: standing.status === 1,
    regionRestriction: isClosedRegion,
    maintenanceEnd: standing.maintenanceEnd?.toISOString() ?? null,
    serverTime: new Date(0).toISOString(),
  };
}
