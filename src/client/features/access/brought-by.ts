/** Who brought this visitor, from the address; remembered while the tab lives. */
export interface BroughtBy {
  referralCode?: string;
  affiliateCode?: string;
}

const names = ['referralCode', 'affiliateCode'] as const;
const codePattern = /^[A-Za-z0-9_.-]{1,64}$/;

/** Read at every look, so that a code that came later counts, and one that came first is not lost. */
export function readBroughtBy(): BroughtBy {
  const query = new URLSearchParams(location.search);
  const found: BroughtBy = {};
  for (const name of names) {
    const code = query.get(name) ?? kept(name);
    if (!code || !codePattern.test(code)) continue;
    found[name] = code;
    keep(name, code);
  }
  return found;
}

/** Whether this tab has not yet told that it came by this code; from now on it has. */
export function isFirstLook(code: string): boolean {
  if (kept('openedInvitation') === code) return false;
  keep('openedInvitation', code);
  return true;
}

function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, code: string): void {
  try {
    sessionStorage.setItem(name, code);
  } catch {
    // Then it lives as long as it stands in the address.
  }
}
