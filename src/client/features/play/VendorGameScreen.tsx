import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { SquareX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProtection } from '#client/features/protection/protection-queries.ts';
import { noteUse } from '#client/features/session/watch-idle.ts';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { useOwnTitle } from '#client/ground/page/own-title-atom.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Game } from '#contract/catalogue.ts';
import type { Launch, LaunchMode } from '#contract/launch.ts';
import type { FromVendor } from '#contract/vendor-frame.ts';
import { FrameBar } from './FrameBar.tsx';
import { FrameNote } from './FrameNote.tsx';
import { frameOriginOf } from './frame-messages.ts';
import { GameInfoSheet } from './GameInfoSheet.tsx';
import { NeedsMoney } from './NeedsMoney.tsx';
import { launchQuery } from './play-queries.ts';
import { refreshAfterPlay } from './refresh-after-play.ts';
import { gameSoundAtom } from './sound-atom.ts';
import { TakeAlongSheet } from './TakeAlongSheet.tsx';
import { useFollowingMoney, type VendorOfWallet } from './use-following-money.ts';
import { useFreshPolicy } from './use-fresh-policy.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useNewTab } from './use-new-tab.ts';
import { useShownTheme } from './use-shown-theme.ts';
import { useVendorFrame } from './use-vendor-frame.ts';
import { VendorFrame } from './VendorFrame.tsx';
import styles from './VendorGameScreen.module.css';

interface VendorGameScreenProps {
  gameCode: string;
  /** What the catalogue says of it, where it does. */
  game: Game | undefined;
  mode: LaunchMode;
}

/** A vendor's game in our house: opened in place, under our bar, and left by the way one came. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one screen whose states close over one launch
export function VendorGameScreen({ gameCode, game, mode }: VendorGameScreenProps) {
  const { t } = useLingui();
  const { member, isTrial } = useSession();
  const memberId = member?.id ?? '';
  const language = useLanguage();
  const theme = useShownTheme();
  const [attempt, setAttempt] = useState(0);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const [isSoundOn, setSoundOn] = useAtom(gameSoundAtom);
  const full = useFullScreen();
  const request = { gameCode, mode, language, theme, place: 'frame' } as const;
  const tab = useNewTab(request);
  const launching = useQuery({
    ...launchQuery(memberId, request, attempt),
    enabled: memberId !== '' && tab.elsewhere === null,
  });
  const opened = tab.elsewhere === null ? launching.data : undefined;
  const { data: protection } = useProtection();
  const pausedBy = !protection
    ? null
    : protection.reality.isPending
      ? 'reality'
      : protection.break
        ? 'break'
        : null;
  const wallet = useWalletVendor(launching.data, mode === 'real' && !isTrial);
  const money = useFollowingMoney(wallet);
  const leave = useLeave();
  const refresh = useRefreshAfterPlay(memberId);
  const navigate = useNavigate();
  const act: Record<Exclude<FromVendor['kind'], 'balance'>, () => void> = {
    ready: refresh,
    'round-over': () => {
      noteUse();
      refresh();
    },
    over: refresh,
    leave,
    deposit: () => void navigate({ to: '/member/depositv2' }),
  };
  const launch = money.isReady ? opened : undefined;
  const origin = launch ? frameOriginOf(launch.address, location.origin) : null;
  useFreshPolicy(origin);
  const { frame, state, told } = useVendorFrame({
    origin,
    attempt,
    isPaused: pausedBy !== null,
    isSoundOn,
    onMessage: (kind) => act[kind](),
  });
  const openAgain = () => {
    tab.comeBack();
    setAttempt((before) => before + 1);
  };
  const name = game?.gameName ?? launching.data?.gameName ?? '';
  useOwnTitle(name);
  return (
    <main
      className={full.isFull ? styles.full : styles.screen}
      aria-label={name || t`Game`}
      data-framed=""
    >
      <FrameBar
        name={name}
        mode={mode}
        walletOf={wallet?.code ?? null}
        told={told}
        isSoundOn={isSoundOn}
        isFull={full.isFull}
        onSound={() => setSoundOn(!isSoundOn)}
        onFull={full.toggle}
        onInfo={() => setInfoOpen(true)}
        onLeave={leave}
      />
      <div className={styles.notes}>
        {tab.isBlocked && <BlockedNote onLink={tab.openByLink} />}
        {wallet !== null && money.isReady && pausedBy === null && (
          <NeedsMoney vendor={wallet.code} onBring={money.bringAgain} />
        )}
      </div>
      <VendorFrame
        key={attempt}
        frame={frame}
        game={game}
        name={name}
        mode={mode}
        launch={launch}
        origin={origin}
        state={state}
        error={launching.error}
        isAsking={launching.isFetching || !money.isReady}
        pausedBy={pausedBy}
        elsewhere={tab.elsewhere}
        onAgain={openAgain}
        onNewTab={tab.open}
        onNewLink={tab.openByLink}
      />
      {wallet !== null && money.isAsking && (
        <TakeAlongSheet
          vendorName={wallet.name}
          money={money}
          onAnswered={() => isStale(opened) && openAgain()}
        />
      )}
      {isInfoOpen && (
        <GameInfoSheet
          game={game}
          name={name}
          mode={mode}
          walletOf={wallet?.code ?? null}
          onNewTab={tab.open}
          onClose={() => setInfoOpen(false)}
        />
      )}
    </main>
  );
}

/** Whose wallet is played from; as it was first found, also while the game is opened anew. */
function useWalletVendor(launch: Launch | undefined, isForMoney: boolean): VendorOfWallet | null {
  const { data: balance } = useBalance();
  const [found, setFound] = useState<VendorOfWallet | null>(null);
  const isOfWallet = isForMoney && launch?.wallet === 'transfer' && balance !== undefined;
  if (isOfWallet && found?.code !== launch.vendor) {
    setFound({ code: launch.vendor, name: launch.vendorName, currency: balance.currency });
  }
  return found;
}

/** Whether its address was only good while the question was being read. */
function isStale(launch: Launch | undefined): boolean {
  return launch !== undefined && Date.parse(launch.expiresAt) - Date.now() < 10_000;
}

/** The game was not interrupted for a tab that the browser would not open. */
function BlockedNote({ onLink }: { onLink: () => void }) {
  return (
    <FrameNote
      icon={SquareX}
      action={
        <Button size="s" variant="outline" onClick={onLink}>
          <Trans>Use a link</Trans>
        </Button>
      }
    >
      <Trans>Your browser blocked the new tab, so the game opens here.</Trans>
    </FrameNote>
  );
}

/** By the way one came; who came by an address goes to the lobby. */
function useLeave(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/', replace: true });
  };
}

/** To be called when something may have been staked or won; and by itself when the game is left. */
function useRefreshAfterPlay(memberId: string): () => void {
  const client = useQueryClient();
  const refresh = useEffectEvent(() => refreshAfterPlay(client, memberId));
  useEffect(() => () => refresh(), []);
  return () => refreshAfterPlay(client, memberId);
}
