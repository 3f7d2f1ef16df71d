import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextState, type WithdrawalAction, type WithdrawalProgress } from './next-state.ts';

const happening: fc.Arbitrary<WithdrawalAction> = fc.oneof(
  fc.record({ kind: fc.constant('approve' as const), by: fc.constantFrom('ana', 'bea', null) }),
  fc.constant({ kind: 'reject' as const }),
  fc.constant({ kind: 'take-back' as const }),
  fc.record({ kind: fc.constant('send' as const), amount: fc.bigInt(1n, 6n) }),
  fc.record({ kind: fc.constant('order' as const), amount: fc.bigInt(1n, 6n) }),
  fc.record({ kind: fc.constant('confirm' as const), received: fc.bigInt(0n, 12n) }),
  fc.constant({ kind: 'time-over' as const }),
  fc.record({
    kind: fc.constant('settle' as const),
    outcome: fc.constantFrom('refund' as const, 'received' as const),
    by: fc.constantFrom('ana', 'bea', null),
  }),
);

const asked: WithdrawalProgress = {
  state: 'asked',
  needsTwo: false,
  firstApprover: null,
  refundFirstBy: null,
  payout: 10n,
  sent: 0n,
  inFlight: 0n,
};

/** As the verbs write it down. */
function apply(before: WithdrawalProgress, what: WithdrawalAction): WithdrawalProgress {
  const verdict = nextState(before, what);
  if (!verdict.isAllowed) return before;
  return {
    ...before,
    state: verdict.state,
    sent: what.kind === 'send' ? before.sent + what.amount : before.sent,
    inFlight: what.kind === 'order' ? before.inFlight + what.amount : before.inFlight,
    firstApprover:
      what.kind === 'approve' && before.state === 'asked' ? what.by : before.firstApprover,
    refundFirstBy:
      what.kind === 'settle' && what.outcome === 'refund' && verdict.state === 'disputed'
        ? what.by
        : before.refundFirstBy,
  };
}

const sequences = fc.tuple(fc.boolean(), fc.array(happening, { maxLength: 40 }));

describe('whatever happens in whichever order', () => {
  test('never is more sent than was to be paid, and nothing before somebody approved', () => {
    fc.assert(
      fc.property(sequences, ([needsTwo, all]) => {
        let progress: WithdrawalProgress = { ...asked, needsTwo };
        for (const what of all) {
          const before = progress;
          progress = apply(progress, what);
          expect(progress.sent + progress.inFlight).toBeLessThanOrEqual(progress.payout);
          if (progress.sent + progress.inFlight > 0n) {
            expect(['asked', 'second-look', 'rejected']).not.toContain(progress.state);
          }
          if (progress.state === 'paid') expect(progress.sent).toBe(progress.payout);
          // What has ended stays ended.
          if (['received', 'settled', 'rejected'].includes(before.state)) {
            expect(progress).toEqual(before);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('above the line nothing is sent that one person alone approved', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (all) => {
        let progress: WithdrawalProgress = { ...asked, needsTwo: true };
        const approvers = new Set<string | null>();
        for (const what of all) {
          const next = apply(progress, what);
          if (what.kind === 'approve' && next.state !== progress.state) approvers.add(what.by);
          progress = next;
          if (progress.sent > 0n) expect(approvers).toEqual(new Set(['ana', 'bea']));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

test('above the line nothing is given back that one person alone said is to be', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (all) => {
      let progress: WithdrawalProgress = { ...asked, state: 'paid', sent: 10n, needsTwo: true };
      const sayers = new Set<string | null>();
      for (const what of all) {
        const isRefund = what.kind === 'settle' && what.outcome === 'refund';
        const { isAllowed } = nextState(progress, what);
        if (isRefund && isAllowed) sayers.add(what.by);
        progress = apply(progress, what);
        if (isRefund && progress.state === 'settled' && isAllowed) {
          expect(sayers).toEqual(new Set(['ana', 'bea']));
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

const paid: WithdrawalProgress = { ...asked, state: 'paid', sent: 10n };

test.each<[string, WithdrawalProgress, WithdrawalAction, unknown]>([
  ['all came', paid, { kind: 'confirm', received: 10n }, { isAllowed: true, state: 'received' }],
  ['a part came', paid, { kind: 'confirm', received: 4n }, { isAllowed: true, state: 'disputed' }],
  ['nothing came', paid, { kind: 'confirm', received: 0n }, { isAllowed: true, state: 'disputed' }],
  ['more came than went', paid, { kind: 'confirm', received: 11n }, { why: 'more-than-sent' }],
  ['nobody said anything', paid, { kind: 'time-over' }, { isAllowed: true, state: 'received' }],
  [
    'a part is under way',
    { ...paid, state: 'paying', sent: 4n },
    { kind: 'time-over' },
    { why: 'not-now' },
  ],
  [
    'too much is sent',
    { ...asked, state: 'approved' },
    { kind: 'send', amount: 11n },
    { why: 'more-than-left' },
  ],
  [
    'more is sent by hand than services were not handed',
    { ...asked, state: 'approved', inFlight: 8n },
    { kind: 'send', amount: 3n },
    { why: 'more-than-left' },
  ],
  [
    'one person approves twice',
    { ...asked, state: 'second-look', needsTwo: true, firstApprover: 'ana' },
    { kind: 'approve', by: 'ana' },
    { why: 'same-person' },
  ],
  [
    'who says no name approves above the line',
    { ...asked, needsTwo: true },
    { kind: 'approve', by: null },
    { why: 'same-person' },
  ],
  [
    'what is approved cannot be paid',
    { ...asked, state: 'approved' },
    { kind: 'take-back' },
    { isAllowed: true, state: 'rejected' },
  ],
  [
    'what somebody else has just approved is rejected',
    { ...asked, state: 'approved' },
    { kind: 'reject' },
    { why: 'not-now' },
  ],
  ['what nobody has approved is taken back', asked, { kind: 'take-back' }, { why: 'not-now' }],
  [
    'what is handed to a service is taken back',
    { ...asked, state: 'approved', inFlight: 1n },
    { kind: 'take-back' },
    { why: 'not-now' },
  ],
  [
    'what is sent in part is taken back',
    { ...asked, state: 'paying', sent: 1n },
    { kind: 'take-back' },
    { why: 'not-now' },
  ],
  [
    'a forced receipt is to be given back',
    { ...paid, state: 'received' },
    { kind: 'settle', outcome: 'refund', by: 'ana' },
    { why: 'not-now' },
  ],
])('%s', (_, progress, what, expected) => {
  expect(nextState(progress, what)).toMatchObject(expected as object);
});
