import { Trans, useLingui } from '@lingui/react/macro';
import { Info, Maximize, Minimize, Volume2, VolumeX } from 'lucide-react';
import { SlimBar } from '#client/features/inhouse/SlimBar.tsx';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { LaunchMode } from '#contract/launch.ts';
import styles from './FrameBar.module.css';
import type { Told } from './use-vendor-frame.ts';

interface FrameBarProps {
  name: string;
  mode: LaunchMode;
  /** Whose wallet is played from, where the vendor keeps one. */
  walletOf: string | null;
  told: Told | null;
  isSoundOn: boolean;
  isFull: boolean;
  onSound: () => void;
  onFull: () => void;
  onInfo: () => void;
  onLeave: () => void;
}

/** Over every vendor's game. */
export function FrameBar(props: FrameBarProps) {
  const { name, mode, isSoundOn, isFull } = props;
  const { t } = useLingui();
  const { isTrial } = useSession();
  return (
    <SlimBar
      leave={t`Leave the game`}
      onLeave={props.onLeave}
      name={name}
      mark={
        mode === 'trial' && (
          <span className={styles.free}>
            <Trans>Free play</Trans>
          </span>
        )
      }
      balance={useShownBalance(props)}
      hasSession={!isTrial}
    >
      <IconButton
        label={isSoundOn ? t`Sound off` : t`Sound on`}
        icon={isSoundOn ? Volume2 : VolumeX}
        aria-pressed={isSoundOn}
        onClick={props.onSound}
      />
      <IconButton
        label={isFull ? t`Smaller` : t`Full screen`}
        icon={isFull ? Minimize : Maximize}
        aria-pressed={isFull}
        onClick={props.onFull}
      />
      <IconButton
        label={t`About this game`}
        icon={Info}
        aria-haspopup="dialog"
        onClick={props.onInfo}
      />
    </SlimBar>
  );
}

/** Null until it is known; its place is kept from the beginning where it will be. */
function useShownBalance({
  mode,
  walletOf,
  told,
}: Pick<FrameBarProps, 'mode' | 'walletOf' | 'told'>) {
  const { isTrial } = useSession();
  const { data: balance } = useBalance();
  const own = balance?.vendors.find(({ vendor }) => vendor === walletOf)?.amount;
  // Where the money is the vendor's to count, coins or a wallet there, its own figure is the newer one.
  const isTheirs = mode === 'trial' || walletOf !== null;
  const amount = isTheirs && told ? told.amount : walletOf === null ? balance?.main : (own ?? '0');
  const currency = isTheirs && told ? told.currency : balance?.currency;
  const isKnown = mode === 'real' ? !isTrial : told !== null;
  if (!isKnown) return null;
  return {
    name: <Trans>Balance</Trans>,
    amount: currency !== undefined && amount !== undefined && (
      <Money minor={amount} currency={currency} isExact />
    ),
  };
}
