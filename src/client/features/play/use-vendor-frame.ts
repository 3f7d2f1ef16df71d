import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FromVendor, ToVendor } from '#contract/vendor-frame.ts';
import { readMessage } from './frame-messages.ts';

/** How far a game has come: `slow` may still become `ready`. */
export type FrameState = 'opening' | 'slow' | 'ready' | 'over';

export interface Told {
  amount: string;
  currency: string;
}

interface FrameOptions {
  /** Whom we hear and speak to; null while there is nothing to open. */
  origin: string | null;
  /** Another one is another frame. */
  attempt: number;
  isPaused: boolean;
  isSoundOn: boolean;
  onMessage: (kind: Exclude<FromVendor['kind'], 'balance'>) => void;
}

export const slowAfterMs = 8_000;

/** The talk with the game in the frame: who it is, what it says, what it is told. */
export function useVendorFrame(options: FrameOptions): {
  frame: RefObject<HTMLIFrameElement | null>;
  state: FrameState;
  /** What can be played with there, as the game says it. */
  told: Told | null;
} {
  const { origin, attempt, isPaused, isSoundOn, onMessage } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<Told & { attempt: number }>();
  const [shown, setShown] = useState<{ attempt: number; state: FrameState }>();
  // What an earlier frame came to says nothing about this one.
  const state = shown?.attempt === attempt ? shown.state : 'opening';
  const say = useEffectEvent((message: ToVendor) => {
    if (origin) frame.current?.contentWindow?.postMessage(message, origin);
  });
  const hear = useEffectEvent((event: MessageEvent) => {
    if (!origin) return;
    const window = frame.current?.contentWindow;
    const message = readMessage(event, { window, origin });
    if (!message) return;
    if (message.kind === 'ready') setShown({ attempt, state: 'ready' });
    if (message.kind === 'over') setShown({ attempt, state: 'over' });
    if (message.kind === 'balance') setTold({ ...message, attempt });
    else onMessage(message.kind);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (!origin || state !== 'opening') return;
    const timer = setTimeout(() => setShown({ attempt, state: 'slow' }), slowAfterMs);
    return () => clearTimeout(timer);
  }, [origin, attempt, state]);
  const isReady = state === 'ready';
  useEffect(() => {
    if (!isReady || !isPaused) return;
    say({ verbena: 1, kind: 'pause' });
    return () => say({ verbena: 1, kind: 'resume' });
  }, [isReady, isPaused]);
  useEffect(() => {
    if (isReady) say({ verbena: 1, kind: 'sound', isOn: isSoundOn });
  }, [isReady, isSoundOn]);
  return { frame, state, told: told?.attempt === attempt ? told : null };
}
