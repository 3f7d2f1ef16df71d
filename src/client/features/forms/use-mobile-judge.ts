import { useEffect, useState } from 'react';
import type { Fault } from '#contract/field-rules.ts';
import { loadMobileJudge } from './load-phone.ts';

type Judge = (typed: string) => Fault | null;

/** How numbers of this country are judged; undefined until its table has come, and then the rule alone decides. */
export function useMobileJudge(dialingCode: string): Judge | undefined {
  const [judge, setJudge] = useState<Judge>();
  useEffect(() => {
    let isWanted = true;
    loadMobileJudge(dialingCode).then(
      (loaded) => isWanted && setJudge(() => loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [dialingCode]);
  return judge;
}
