import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { captcha } from '#contract/anti-abuse.ts';

export interface Captcha {
  /** A PNG to show; null until there is one. */
  image: string | null;
  answer: string;
  setAnswer: (answer: string) => void;
  /** Another picture, at most once a second. */
  renew: () => void;
  /** After a try, which used it up: another one, however soon. */
  replace: () => void;
  isLoading: boolean;
  /** What the next try carries; undefined while none is asked for. */
  taken: () => { captchaId: string; answer: string } | undefined;
}

/** A picture to read, once one is asked for. Each is good for one try, so a failed one needs another. */
export function useCaptcha(isNeeded: boolean): Captcha {
  const [answer, setAnswer] = useState('');
  const { data, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: [captcha.path],
    queryFn: ({ signal }) => ask(captcha, {}, signal),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The gateway draws one a second: whoever comes too soon waits that long and gets theirs.
    retry: 3,
    retryDelay: oncePerMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const replace = () => {
    setAnswer('');
    void refetch();
  };
  return {
    // While another one is on its way, the one before is worth nothing any more.
    image: data && !isFetching ? `data:image/png;base64,${data.image}` : null,
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

const oncePerMs = 1_000;
