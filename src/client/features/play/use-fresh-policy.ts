import { useEffect } from 'react';

/** Long enough that a reload which did not help is not followed by another. */
const patienceMs = 60_000;

/**
 * Which hosts may be framed stands in the page's policy, and a page that lay open while the merchant
 * added one does not know it. Loaded anew it does; the game is asked for once more by then.
 */
export function useFreshPolicy(origin: string | null): void {
  useEffect(() => {
    if (origin === null) return;
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src' || URL.parse(blockedURI)?.origin !== origin) return;
      if (mayReload()) location.reload();
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, [origin]);
}

function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < patienceMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // Nobody would remember, and it could go round in a circle: the cover offers to try again.
    return false;
  }
}

const key = 'reloaded-for-policy';
