import type { Transport } from '#client/data/ask.ts';
import type { AnswerOf, CallDeclaration, RequestOf } from '#contract/call.ts';
import type { Refusal } from '#contract/envelope.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type MemberInfo, memberInfo } from '#contract/member.ts';
import { type Permission, systemStatus } from '#contract/system.ts';
import { plainValue } from './plain-value.ts';

/** What a call is answered in a test: a value or a refusal. */
export interface FakeAnswer {
  name: string;
  answer: (request: Record<string, unknown>) => unknown;
}

export function answering<Call extends CallDeclaration>(
  call: Call,
  answer: AnswerOf<Call> | ((request: RequestOf<Call>) => AnswerOf<Call> | Refusal),
): FakeAnswer {
  const isTold = typeof answer === 'function';
  return { name: call.name, answer: isTold ? (answer as FakeAnswer['answer']) : () => answer };
}

/** The call with the plainest answer, but for what is said. */
export function answeringWith<Call extends CallDeclaration>(
  call: Call,
  parts: Partial<AnswerOf<Call>>,
): FakeAnswer {
  return { name: call.name, answer: () => ({ ...(plainValue(call.value) as object), ...parts }) };
}

export function refusing(code: ErrorCode, more: Partial<Refusal> = {}): Refusal {
  return { success: false, code, message: '', ...more };
}

export interface AskedCall {
  name: string;
  request: Record<string, unknown>;
}

/** Answers each call as it was told to, the others as plainly as their schemas allow, and notes what was asked. */
export function fakeTransport(answers: readonly FakeAnswer[], asked: AskedCall[]): Transport {
  const told = new Map(answers.map(({ name, answer }) => [name, answer]));
  return async (call, request) => {
    asked.push({ name: call.name, request });
    // An answer never comes while the question is still being put.
    await new Promise((next) => setTimeout(next, 0));
    const value = told.get(call.name)?.(request) ?? plainValue(call.value);
    const isRefusal = (value as { success?: boolean }).success === false;
    return isRefusal ? (value as Refusal) : { success: true, value };
  };
}

export const member: MemberInfo = {
  ...{ id: '7', account: 'demo', userName: 'demo', nickname: 'Luz', type: 0, currencySymbol: '$' },
  ...{ iconVersion: null, hasVip: false, vipLabelName: null },
  availablePromo: { REFERRAL: { enabled: false } },
  ...{ mustChangePassword: false, mustConfirmAge: false },
};

export const loggedIn = (parts: Partial<MemberInfo> = {}): FakeAnswer =>
  answering(memberInfo, { ...member, ...parts });

/** An open site; a merchant that switched on what is named. */
export function siteWith(info: Partial<Permission['info']> = {}): FakeAnswer {
  const plain = plainValue(systemStatus.value) as Permission;
  const serverTime = new Date().toISOString();
  return answering(systemStatus, {
    ...plain,
    serverTime,
    info: { ...plain.info, siteName: 'Verbena', languages: ['es', 'en'], ...info },
  });
}
