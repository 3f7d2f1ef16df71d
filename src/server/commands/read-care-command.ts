import { type KycReason, kycReasons } from '#contract/kyc-rules.ts';
import { UsageError } from './usage-error.ts';

/** What an operator looks at and decides for the players' sake; none of it loosens anything. */
export type CareCommand =
  | { kind: 'care-flags' }
  | { kind: 'care-limits'; account: string }
  | { kind: 'care-breaks' }
  | { kind: 'care-kyc-list' }
  | { kind: 'care-kyc-show'; caseId: string; folder: string | null; as: string | null }
  | {
      kind: 'care-kyc-decide';
      caseId: string;
      reason: KycReason | null;
      override?: string | undefined;
      as: string | null;
    };

export function isCareCommand(command: { kind: string }): command is CareCommand {
  return command.kind.startsWith('care-');
}

export const careHelp = `  flags                                   players who may be playing too much, the newest first
  limit ACCOUNT                           somebody's limits, and what is used of them
  break                                   who is on a break, and until when
  kyc list                                papers that wait for a decision
  kyc show ID [FOLDER]                    what somebody said; writes their pictures to FOLDER
  kyc approve ID                          accepts them; with --reason TEXT although another
                                          account has papers of the same number
  kyc refuse ID REASON                    ${kycReasons.slice(0, 4).join(', ')},
                                          ${kycReasons.slice(4).join(' or ')}
  kyc ... --as NAME                       does one of them as that operator`;

interface Values {
  as?: string | undefined;
  reason?: string | undefined;
}

type Reader = (rest: readonly string[], values: Values) => CareCommand;

export const careTopics: Readonly<Record<string, Reader>> = {
  flags: (rest) => alone('flags', rest, { kind: 'care-flags' }),
  break: (rest) => alone('break', rest, { kind: 'care-breaks' }),
  limit: ([account, ...more]) => {
    if (!account || more.length > 0) throw new UsageError('It is "limit ACCOUNT".');
    return { kind: 'care-limits', account };
  },
  kyc: readKyc,
};

function alone(topic: string, rest: readonly string[], command: CareCommand): CareCommand {
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much behind "${topic}".`);
  return command;
}

function readKyc(
  [word, caseId, third, ...more]: readonly string[],
  { as: name, reason: text }: Values,
): CareCommand {
  if (word === 'list' && caseId === undefined) return { kind: 'care-kyc-list' };
  if (!caseId || !/^[1-9]\d{0,17}$/.test(caseId) || more.length > 0) {
    throw new UsageError(
      'It is "kyc list", "kyc show ID [FOLDER]", "kyc approve ID" or "kyc refuse ID REASON".',
    );
  }
  const as = name ?? null;
  if (word === 'show') return { kind: 'care-kyc-show', caseId, folder: third ?? null, as };
  if (word === 'approve' && third === undefined) {
    const override = text?.trim();
    if (override !== undefined && (override === '' || override.length > 300)) {
      throw new UsageError('Say why: --reason TEXT, 300 characters at most.');
    }
    return { kind: 'care-kyc-decide', caseId, reason: null, override, as };
  }
  const reason = kycReasons.find((one) => one === third);
  if (word === 'refuse' && reason) return { kind: 'care-kyc-decide', caseId, reason, as };
  throw new UsageError(`A reason is ${kycReasons.join(', ')}.`);
}
