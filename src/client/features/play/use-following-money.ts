import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useFollowing } from '#client/features/wallet/following-query.ts';
import { useChooseFollowing } from '#client/features/wallet/use-choose-following.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useToast } from '#client/ui/toasts.ts';
import { enterVendor, leaveVendor, stayEverySeconds } from '#contract/money-that-follows.ts';
import { writeMoney } from '#contract/write-money.ts';
import { refreshAfterPlay } from './refresh-after-play.ts';

export interface VendorOfWallet {
  code: string;
  name: string;
  currency: string;
}

export interface FollowingMoney {
  /** The player has to be asked first. */
  isAsking: boolean;
  /** The game may be shown: the money is there, or is the player's own business. */
  isReady: boolean;
  /** Null where the player moves it by hand. */
  bringAgain: (() => void) | null;
  answer: (isYes: boolean) => void;
  /** Closed without an answer: asked again at the next game. */
  putOff: () => void;
}

/** Later than this the gateway has brought the money home already: one enters anew. */
const silentMs = 2.5 * stayEverySeconds * 1_000;

/** Takes the balance along to a provider that keeps a wallet, for as long as its game is open. */
export function useFollowingMoney(vendor: VendorOfWallet | null): FollowingMoney {
  const { data, isError } = useFollowing(vendor !== null);
  const choose = useChooseFollowing();
  const [isPutOff, setPutOff] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const isAutomatic = data?.isAutomatic ?? null;
  const isFollowed = vendor !== null && isAutomatic === true;
  const settle = useCallback(() => setSettled(true), []);
  const bringAgain = useStay(isFollowed ? vendor : null, settle);
  const isByHand = isError || isPutOff || isAutomatic === false;
  return {
    isAsking: vendor !== null && data !== undefined && isAutomatic === null && !isPutOff,
    isReady: vendor === null || isByHand || (isFollowed && isSettled),
    bringAgain: isFollowed ? bringAgain : null,
    answer: (isYes) => choose.mutate(isYes, { onError: () => setPutOff(true) }),
    putOff: () => setPutOff(true),
  };
}

/** Enters, says each minute that one is still there, and leaves with the screen. */
function useStay(vendor: VendorOfWallet | null, onSettled: () => void): () => void {
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  const sayError = useSayError();
  const leave = useLeaveVendor();
  const [turn, setTurn] = useState(0);
  const entry = useRef({ requestId: '', heardAt: 0 });
  const enter = useEffectEvent(async (isAnew: boolean) => {
    if (!vendor) return;
    const now = performance.now();
    const last = entry.current;
    const isNew = isAnew || now - last.heardAt > silentMs;
    const requestId = isNew ? crypto.randomUUID() : last.requestId;
    try {
      await ask(enterVendor, { requestId, vendor: vendor.code });
      entry.current = { requestId, heardAt: performance.now() };
    } catch (error) {
      // The next minute tries again; only what was begun by a press or by coming is answered for.
      if (isNew) sayError(error);
    }
    if (isNew) refreshAfterPlay(client, memberId);
    onSettled();
  });
  const leaveNow = useEffectEvent((from: VendorOfWallet) => leave(from));
  const code = vendor?.code;
  const stay = useEffectEvent(() => vendor);
  useEffect(() => {
    if (code === undefined) return;
    const here = stay();
    void enter(true);
    const timer = setInterval(() => void enter(false), stayEverySeconds * 1_000);
    return () => {
      clearInterval(timer);
      if (here) leaveNow(here);
    };
  }, [code]);
  useEffect(() => {
    if (turn > 0) void enter(true);
  }, [turn]);
  return () => setTurn((before) => before + 1);
}

/** What cannot come home now is said with where it is: the gateway goes on bringing it. */
function useLeaveVendor(): (vendor: VendorOfWallet) => void {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  return ({ code, name, currency }) => {
    void ask(leaveVendor, { vendor: code }).then(
      ({ state, moved }) => {
        refreshAfterPlay(client, memberId);
        if (moved === '0') return;
        const money = writeMoney(moved, currency, i18n.locale);
        if (state === 'done') {
          const came = money;
          toast(t`Brought back: ${came}`, { tone: 'good' });
        }
        if (state === 'pending')
          toast(t`${money} is on its way back from ${name}. It arrives on its own.`);
        if (state === 'returned')
          toast(t`${money} is still at ${name}. We will keep bringing it back for you.`);
      },
      () => {
        refreshAfterPlay(client, memberId);
        toast(t`Your money is still at ${name}. It comes back on its own within five minutes.`);
      },
    );
  };
}
