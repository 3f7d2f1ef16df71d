import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useChangeAgentSearch } from '#client/features/agents/agent-search.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatTimestamp } from '#client/ui/format-time.ts';
import { List, Row } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Contract } from '#contract/contracts.ts';
import { ContractAnswer } from './ContractAnswer.tsx';
import { ContractFrame } from './ContractFrame.tsx';
import { contractQuery } from './contract-queries.ts';
import { kindWords, stateTones, stateWords } from './contract-words.ts';
import { TermsView } from './TermsView.tsx';
import { useContractPlaces } from './use-contract-places.ts';

/** One contract whole, with what can be done with it and what was agreed before. */
export function ContractDetail({ contractId }: { contractId: string }) {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const query = useQuery({
    ...contractQuery(member?.id ?? '', contractId),
    enabled: member !== null,
  });
  const kind = query.data?.contract.kind;
  return (
    <ContractFrame title={kind ? i18n._(kindWords[kind]) : t`Contract`} back="/agentHome/contracts">
      <Loaded of={query} lost={sayError(query.error, i18n)}>
        {({ contract, versions, currency }) => (
          <>
            <ContractFacts contract={contract} />
            <Section heading={<Trans>Terms</Trans>}>
              <TermsView terms={contract.terms} currency={currency} />
            </Section>
            <ContractAnswer contract={contract}>
              <WaysOn contract={contract} />
            </ContractAnswer>
            <Versions versions={versions.filter(({ id }) => id !== contract.id)} />
          </>
        )}
      </Loaded>
    </ContractFrame>
  );
}

/** To its bills, and to other terms in its place. */
function WaysOn({ contract }: { contract: Contract }) {
  const { bills } = useContractPlaces();
  const change = useChangeAgentSearch();
  const { kind, mine, state, startsOn, upline, downline } = contract;
  const isMine = mine === 'downline';
  const { to, search } = bills(kind);
  const other = isMine ? {} : { whose: 'downlines', account: downline.account };
  const edit = isMine
    ? ({ edit: 'request', account: undefined } as const)
    : ({ edit: 'offer', account: downline.account } as const);
  return (
    <>
      {state === 'valid' && upline !== null && (
        <Button
          isWide
          variant="outline"
          onClick={() => change({ ...edit, kind, contract: undefined }, { opens: true })}
        >
          {isMine ? <Trans>Ask for other terms</Trans> : <Trans>Offer other terms</Trans>}
        </Button>
      )}
      {startsOn !== null && (
        <Button isWide variant="outline" to={to} search={{ ...search, ...other }}>
          <Trans>Its bills</Trans>
        </Button>
      )}
    </>
  );
}

function ContractFacts({ contract }: { contract: Contract }) {
  const { i18n } = useLingui();
  const { state, upline, downline, answerBy, startsOn, endsOn, version, mine } = contract;
  const isMine = mine === 'downline';
  return (
    <Facts>
      <Fact name={<Trans>Standing</Trans>}>
        <Status tone={stateTones[state]}>{i18n._(stateWords[state])}</Status>
      </Fact>
      <Fact name={<Trans context="whoever pays a contract">Pays</Trans>}>
        {isMine ? (upline?.account ?? <Trans>The house</Trans>) : <Trans>You</Trans>}
      </Fact>
      <Fact name={<Trans>Receives</Trans>}>{isMine ? <Trans>You</Trans> : downline.account}</Fact>
      <Fact name={<Trans>Version</Trans>}>{version}</Fact>
      {startsOn && <Fact name={<Trans>Counts from</Trans>}>{formatTimestamp(startsOn)}</Fact>}
      {endsOn && <Fact name={<Trans>Counts until</Trans>}>{formatTimestamp(endsOn)}</Fact>}
      {answerBy && (
        <Fact name={<Trans>Answer by</Trans>}>
          <Time at={answerBy} />
        </Fact>
      )}
    </Facts>
  );
}

function Versions({ versions }: { versions: readonly Contract[] }) {
  const { i18n } = useLingui();
  const change = useChangeAgentSearch();
  if (versions.length === 0) return null;
  return (
    <Section heading={<Trans>Other versions</Trans>}>
      <List>
        {versions.map(({ id, version, proposedAt, state }) => (
          <Row
            key={id}
            title={<Trans>Version {version}</Trans>}
            note={
              <Note as="span" size="xs">
                <Time at={proposedAt} />
              </Note>
            }
            end={<Status tone={stateTones[state]}>{i18n._(stateWords[state])}</Status>}
            isWay
            onPress={() => change({ contract: id }, { opens: true })}
          />
        ))}
      </List>
    </Section>
  );
}
