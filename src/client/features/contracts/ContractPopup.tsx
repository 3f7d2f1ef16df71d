import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingContractsQuery } from '#client/features/agents/team-queries.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import type { Contract } from '#contract/contracts.ts';
import { ContractAnswer } from './ContractAnswer.tsx';
import { kindWords } from './contract-words.ts';
import { postponeContract, postponedContracts } from './postponed-contracts.ts';
import { TermsView } from './TermsView.tsx';

/** What waits for the member's answer, one after the other; a later answer stays possible. */
export function ContractPopup() {
  const { t } = useLingui();
  const { member } = useSession();
  const close = useCloseOverlay();
  const { data } = useQuery({
    ...waitingContractsQuery(member?.id ?? ''),
    enabled: member !== null,
  });
  const postponed = postponedContracts();
  const next = data?.list.find(({ id }) => !postponed.has(id));
  const isOver = data !== undefined && next === undefined;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  const later = () => {
    if (next) postponeContract(next.id);
    close();
  };
  return (
    <Dialog title={t`A contract waits for you`} onClose={later}>
      {next && (
        <Stack gap={3} key={next.id}>
          <Asked contract={next} />
          <TermsView terms={next.terms} currency={data?.currency ?? ''} />
          <ContractAnswer contract={next}>
            <Button isWide variant="quiet" onClick={later}>
              <Trans>Decide later</Trans>
            </Button>
          </ContractAnswer>
        </Stack>
      )}
    </Dialog>
  );
}

/** Who wants what. */
function Asked({ contract }: { contract: Contract }) {
  const { t, i18n } = useLingui();
  const { kind, state, mine, upline, downline } = contract;
  const other = (mine === 'downline' ? upline?.account : downline.account) ?? t`The house`;
  const name = i18n._(kindWords[kind]);
  if (state === 'termination-requested') {
    return (
      <p>
        <Trans>
          <b>{other}</b> wants to end the contract “{name}” with you.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      {mine === 'downline' ? (
        <Trans>
          <b>{other}</b> offers you a contract: {name}.
        </Trans>
      ) : (
        <Trans>
          <b>{other}</b> asks you for a contract: {name}.
        </Trans>
      )}
    </p>
  );
}
