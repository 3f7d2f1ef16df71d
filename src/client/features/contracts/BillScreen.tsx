import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Figure } from '#client/ui/Stat.tsx';
import { Status } from '#client/ui/Status.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { oneBill } from '#contract/contract-bills.ts';
import { BillFormula } from './BillFormula.tsx';
import { BillMembers } from './BillMembers.tsx';
import { BillPayments } from './BillPayments.tsx';
import { BillTime } from './BillTime.tsx';
import { BillWays } from './BillWays.tsx';
import { billStateSentences, billStateWords, billTones } from './bill-words.ts';
import { ContractFrame } from './ContractFrame.tsx';
import { CountedFrom } from './CountedFrom.tsx';
import { billQuery } from './contract-queries.ts';
import { kindWords } from './contract-words.ts';
import { NextTier } from './NextTier.tsx';
import { TierTable } from './TierTable.tsx';

export type BillAnswer = ValueOf<typeof oneBill>;

/** A bill that explains itself: tier, formula, who counted, what was paid. */
export function BillScreen({ billId }: { billId: string }) {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const query = useQuery({ ...billQuery(member?.id ?? '', billId), enabled: member !== null });
  const kind = query.data?.bill.kind;
  return (
    <Exact>
      <ContractFrame
        title={kind ? i18n._(kindWords[kind]) : t`Bill`}
        back="/agentHome/personalHistoryCopy"
      >
        <Loaded of={query} lost={sayError(query.error, i18n)}>
          {(answer) => <Whole answer={answer} />}
        </Loaded>
      </ContractFrame>
    </Exact>
  );
}

function Whole({ answer }: { answer: BillAnswer }) {
  const { bill, terms, figures, explanation } = answer;
  const { currency, kind } = bill;
  return (
    <>
      <Head bill={bill} />
      <Section heading={<Trans>How it was counted</Trans>}>
        <BillFormula answer={answer} />
        <CountedFrom terms={terms} figures={figures} currency={currency} late={answer.late} />
      </Section>
      {'tiers' in terms && (
        <Section heading={<Trans>Tiers</Trans>}>
          <Tiers answer={answer} />
        </Section>
      )}
      {explanation.next && <NextTier next={explanation.next} terms={terms} currency={currency} />}
      <BillPayments answer={answer} />
      <BillWays answer={answer} />
      {kind !== 'realtime' && <BillMembers billId={bill.id} currency={currency} />}
    </>
  );
}

function Head({ bill }: { bill: BillAnswer['bill'] }) {
  const { i18n } = useLingui();
  const { state, due, currency, mine, upline, downline, kept } = bill;
  const payer = upline?.account;
  const sentence = billStateSentences[state];
  return (
    <Card as="div">
      <Note>
        <BillTime bill={bill} />
        {' · '}
        {mine === 'upline' ? (
          <Trans>you pay {downline.account}</Trans>
        ) : payer === undefined ? (
          <Trans>the house pays you</Trans>
        ) : (
          <Trans>{payer} pays you</Trans>
        )}
      </Note>
      <Figure>
        <Money minor={due} currency={currency} />
      </Figure>
      <Status tone={billTones[state]}>{i18n._(billStateWords[state])}</Status>
      {sentence && <Alert tone="info">{i18n._(sentence)}</Alert>}
      {kept !== null && kept !== due && (
        <Note>
          <Trans>
            After your downlines’ bills you keep <Money minor={kept} currency={currency} />.
          </Trans>
        </Note>
      )}
    </Card>
  );
}

function Tiers({ answer: { terms, explanation, bill } }: { answer: BillAnswer }) {
  if (!('tiers' in terms)) return null;
  return (
    <TierTable
      hasLoss={terms.kind === 'dividend'}
      currency={bill.currency}
      tiers={terms.tiers.map((tier, place) => ({
        tier,
        isMet: explanation.tier === place,
        standing:
          explanation.tier === place ? (
            <Trans>reached, it pays</Trans>
          ) : explanation.tiers[place]?.isMet ? (
            <Trans>reached</Trans>
          ) : (
            <Trans>not reached</Trans>
          ),
      }))}
    />
  );
}
