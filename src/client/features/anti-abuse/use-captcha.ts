import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { captcha, soundCaptcha } from '#contract/anti-abuse.ts';

export interface Captcha {
  /** A PNG to show; null until there is one, and where one listens. */
  image: string | null;
  /** A WAV in base64; null until there is one, and where one looks. */
  sound: string | null;
  isHeard: boolean;
  /** From the picture to the sound, or back: another captcha. */
  changeWay: () => void;
  answer: string;
  setAnswer: (answer: string) => void;
  /** Another one of the same way, at most once a second. */
  renew: () => void;
  /** After a try, which used it up: another one, however soon. */
  replace: () => void;
  isLoading: boolean;
  /** What the next try carries; undefined while none is asked for. */
  taken: () => { captchaId: string; answer: string } | undefined;
}

/** A picture or a sound, once one is asked for. Each is good for one try, so a failed one needs another. */
export function useCaptcha(isNeeded: boolean): Captcha {
  const [answer, setAnswer] = useState('');
  const [isHeard, setHeard] = useState(false);
  const { data, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: [isHeard ? soundCaptcha.path : captcha.path],
    queryFn: async ({ signal }): Promise<Drawn> =>
      isHeard ? ask(soundCaptcha, {}, signal) : ask(captcha, {}, signal),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The gateway makes one a second: whoever comes too soon waits that long and gets theirs.
    retry: 3,
    retryDelay: oncePerMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const replace = () => {
    setAnswer('');
    void refetch();
  };
  // While another one is on its way, the one before is worth nothing any more.
  const shown = isFetching ? undefined : data;
  return {
    image: shown?.image ? `data:image/png;base64,${shown.image}` : null,
    sound: shown?.sound ?? null,
    isHeard,
    changeWay: () => {
      setAnswer('');
      setHeard(!isHeard);
    },
    answer,
    setAnswer,
    isLoading: isFetching,
    renew: () => {
      if (!isFetching && Date.now() - dataUpdatedAt >= oncePerMs) replace();
    },
    replace,
    taken: () => (isNeeded && data ? { captchaId: data.captchaId, answer } : undefined),
  };
}

interface Drawn {
  captchaId: string;
  image?: string;
  sound?: string;
}

const oncePerMs = 1_000;
