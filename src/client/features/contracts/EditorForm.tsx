import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { topRates } from '#agents/review-terms.ts';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Form } from '#client/ui/Stack.tsx';
import { showFirstFault } from '#client/ui/show-first-fault.ts';
import type { Terms } from '#contract/contract-terms.ts';
import { simulateContract } from '#contract/contracts.ts';
import { AmountField } from './AmountField.tsx';
import type { EditorAnswer } from './ContractEditor.tsx';
import { draftOf, termsOfDraft } from './contract-draft.ts';
import { carryWords, periodWords, styleWords } from './contract-words.ts';
import { HourlyFields } from './HourlyFields.tsx';
import { RateField } from './RateField.tsx';
import { SendOffer } from './SendOffer.tsx';
import { TierFields } from './TierFields.tsx';

interface EditorFormProps {
  editor: EditorAnswer;
  account: string | undefined;
}

/** Terms are filled in, looked at over the last period, and only then sent. */
export function EditorForm({ editor, account }: EditorFormProps) {
  const { i18n, t } = useLingui();
  const { currency, above, begin, current } = editor;
  const [draft, setDraft] = useState(() => draftOf(current?.terms ?? begin, currency, i18n.locale));
  const [wasTried, setTried] = useState(false);
  const { terms, faults } = termsOfDraft(draft, begin, { currency, above });
  const shown: typeof faults = wasTried ? faults : new Map();
  const most = above ? topRates(above) : [];
  const simulate = useMutation({
    mutationFn: (wanted: Terms) => ask(simulateContract, { account, terms: wanted }),
  });
  const isOfThese =
    simulate.data !== undefined && JSON.stringify(simulate.variables) === JSON.stringify(terms);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (faults.size > 0) showFirstFault(event.currentTarget);
    else if (!simulate.isPending) simulate.mutate(terms);
  };
  const isOffer = account !== undefined;
  const part = { draft, onChange: setDraft, faults: shown, currency, most };
  return (
    <>
      <Form onSubmit={submit}>
        {'tiers' in begin && <TierFields {...part} hasLoss={begin.kind === 'dividend'} />}
        {'activeFrom' in begin && (
          <AmountField
            label={t`A member counts as active from valid bets of`}
            currency={currency}
            value={draft.activeFrom}
            onChange={(activeFrom) => setDraft({ ...draft, activeFrom })}
          />
        )}
        {begin.kind === 'hourly' && <HourlyFields {...part} />}
        {begin.kind === 'realtime' && (
          <RateField
            label={t`Rate on valid bets (%)`}
            value={draft.rate}
            most={most[0]}
            fault={shown.get('rate')}
            onChange={(rate) => setDraft({ ...draft, rate })}
          />
        )}
        {begin.kind === 'dividend' && (
          <Note>
            <Trans>Set by the site or by the contract above:</Trans>{' '}
            {i18n._(periodWords[begin.period])} {i18n._(styleWords[begin.style])}{' '}
            {i18n._(carryWords[begin.carry])}
          </Note>
        )}
        {!isOfThese && (
          <>
            <ErrorAlert error={simulate.error} />
            <Button type="submit" isWide busy={simulate.isPending}>
              {isOffer ? (
                <Trans>See what it would have cost you</Trans>
              ) : (
                <Trans>See what it would have paid</Trans>
              )}
            </Button>
            <Note size="xs">
              <Trans>It is counted over the last period. Nothing is sent yet.</Trans>
            </Note>
          </>
        )}
      </Form>
      {isOfThese && simulate.data && (
        <SendOffer
          account={account}
          other={editor.party.account}
          terms={terms}
          simulated={simulate.data}
          onOutdated={() => simulate.mutate(terms)}
        />
      )}
    </>
  );
}
