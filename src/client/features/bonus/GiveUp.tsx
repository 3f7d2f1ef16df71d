import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Money } from '#client/ui/Money.tsx';
import { giveUpBonus } from '#contract/bonus.ts';
import { refreshBonuses } from './bonus-queries.ts';
import { GiveUpInTwoTaps } from './GiveUpInTwoTaps.tsx';

interface GiveUpProps {
  bonusId: string;
  balance: string;
  own: string;
  currency: string;
}

/** Both figures are shown before anything is given up: what stays, and what goes back. */
export function GiveUp({ bonusId, balance, own, currency }: GiveUpProps) {
  const client = useQueryClient();
  const { member } = useSession();
  const giving = useMutation({
    mutationFn: () => ask(giveUpBonus, { bonusId }),
    onSettled: () => refreshBonuses(client, member?.id ?? ''),
  });
  return (
    <GiveUpInTwoTaps
      label={<Trans>Give up this bonus</Trans>}
      stay={<Trans>Keep playing it</Trans>}
      error={giving.error}
      isBusy={giving.isPending}
      onGiveUp={giving.mutate}
    >
      <Facts>
        <Fact name={<Trans>You keep, of your own money</Trans>}>
          <Money minor={own} currency={currency} />
        </Fact>
        <Fact name={<Trans>Goes back, of the bonus</Trans>}>
          <Money minor={balance} currency={currency} />
        </Fact>
      </Facts>
    </GiveUpInTwoTaps>
  );
}
