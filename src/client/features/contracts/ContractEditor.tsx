import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useAgentSearch, useChangeAgentSearch } from '#client/features/agents/agent-search.ts';
import { waitingContractsQuery } from '#client/features/agents/team-queries.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { ContractKind } from '#contract/contract-terms.ts';
import type { contractEditor } from '#contract/contracts.ts';
import { ContractFrame } from './ContractFrame.tsx';
import { editorQuery } from './contract-queries.ts';
import { kindWords } from './contract-words.ts';
import { EditorForm } from './EditorForm.tsx';
import { TermsView } from './TermsView.tsx';

export type EditorAnswer = ValueOf<typeof contractEditor>;

/** An offer to a direct downline, or without an account a request to one's own upline. */
export function ContractEditor({ account }: { account: string | undefined }) {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const { kind: asked } = useAgentSearch();
  const change = useChangeAgentSearch();
  const waiting = useQuery({
    ...waitingContractsQuery(member?.id ?? ''),
    enabled: member !== null,
  });
  const kinds = waiting.data?.kinds;
  const kind = asked ?? kinds?.[0];
  return (
    <ContractFrame
      title={account === undefined ? t`Ask for a contract` : t`A contract for ${account}`}
      back="/agentHome/contracts"
    >
      <Loaded of={waiting} cards={2} lost={sayError(waiting.error, i18n)}>
        {() =>
          kind === undefined ? (
            <EmptyState
              icon={FileSignature}
              title={<Trans>No kind of contract is offered here now.</Trans>}
            />
          ) : (
            <>
              <ChipRow<ContractKind>
                label={t`Kind of contract`}
                chips={(kinds ?? []).map((key) => ({ key, label: i18n._(kindWords[key]) }))}
                chosen={kind}
                onChoose={(key) => change({ kind: key })}
              />
              <OfKind key={kind} kind={kind} account={account} />
            </>
          )
        }
      </Loaded>
    </ContractFrame>
  );
}

function OfKind({ kind, account }: { kind: ContractKind; account: string | undefined }) {
  const { i18n } = useLingui();
  const { member } = useSession();
  const query = useQuery({
    ...editorQuery(member?.id ?? '', { kind, account }),
    enabled: member !== null,
  });
  return (
    <Loaded of={query} cards={2} lost={sayError(query.error, i18n)}>
      {(editor) => <Known editor={editor} account={account} />}
    </Loaded>
  );
}

function Known({ editor, account }: { editor: EditorAnswer; account: string | undefined }) {
  const { party, current, above, currency } = editor;
  if (account !== undefined && above === null) {
    return (
      <EmptyState icon={FileSignature} title={<Trans>You have no such contract yourself.</Trans>}>
        <Trans>A downline gets a part of what you get: agree on it with your upline first.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {account === undefined && (
        <Note>
          <Trans>Your request goes to {party.account}, who accepts or declines it.</Trans>
        </Note>
      )}
      {current && (
        <Section heading={<Trans>In force now; the new one would replace it</Trans>}>
          <TermsView terms={current.terms} currency={currency} />
        </Section>
      )}
      <Section heading={current ? <Trans>New terms</Trans> : <Trans>Terms</Trans>}>
        <EditorForm editor={editor} account={account} />
      </Section>
    </>
  );
}
