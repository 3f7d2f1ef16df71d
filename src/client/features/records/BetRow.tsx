import { Trans, useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { Suspense } from 'react';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { apart } from '#client/i18n/apart.tsx';
import { formatHour, formatTimestamp } from '#client/ui/format-time.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { BetRecord } from '#contract/records.ts';
import { RecordLine } from './RecordLine.tsx';
import { wordOfBet } from './record-words.ts';

/** The words of all bets, for who has bet on a lottery. */
const PlayNames = apart(() =>
  import('#client/features/lottery/PlayNames.tsx').then((file) => file.PlayNames),
);

interface BetRowProps {
  bet: BetRecord;
  currency: string;
  onLook: () => void;
}

/** A bet by its cover and what it came to: the net in colour, the stake below it. */
export function BetRow({ bet, currency, onLook }: BetRowProps) {
  const { t, i18n } = useLingui();
  const { payout, stake } = bet;
  const net = payout === null ? null : String(BigInt(payout) - BigInt(stake));
  const isSettled = net !== null && bet.state !== 'void';
  return (
    <RecordLine
      picture={<Cover bet={bet} />}
      title={bet.game}
      note={
        <>
          {bet.lottery && (
            <Suspense>
              <PlayNames bet={bet.lottery} />
              <br />
            </Suspense>
          )}
          {formatHour(bet.at)} · {bet.vendorName}
        </>
      }
      figure={
        isSettled ? <Money minor={net} currency={currency} isSigned /> : i18n._(wordOfBet(bet))
      }
      isIn={isSettled && BigInt(net) > 0n}
      under={
        <Trans>
          Stake <Money minor={stake} currency={currency} />
        </Trans>
      }
      {...((bet.isHouse || bet.lottery) && {
        way: { label: bet.lottery ? t`See the ticket` : t`See the round`, onPress: onLook },
      })}
      details={[
        { key: 'round', name: <Trans>Round</Trans>, value: bet.round },
        { key: 'outcome', name: <Trans>Outcome</Trans>, value: i18n._(wordOfBet(bet)) },
        ...(payout === null
          ? []
          : [
              {
                key: 'paid',
                name: <Trans>Paid out</Trans>,
                value: <Money minor={payout} currency={currency} />,
              },
            ]),
        { key: 'placed', name: <Trans>Placed</Trans>, value: formatTimestamp(bet.at) },
      ]}
    />
  );
}

function Cover({ bet: { iconUrl } }: { bet: BetRecord }) {
  const addressOf = useImageAddress();
  if (iconUrl === null) return <Icon of={Dices} size={22} />;
  return <Picture src={addressOf(iconUrl)} alt="" width={40} height={48} />;
}
