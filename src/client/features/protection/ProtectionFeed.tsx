import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isFirstLoginAtom } from '#client/features/content/announcement-state.ts';
import { useOpenOverlay, useOverlay } from '#client/ground/overlay/overlay.ts';
import { apart } from '#client/i18n/apart.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { OwnProtection } from '#contract/protection.ts';
import { isCheckHeldAtom } from './held-check.ts';
import styles from './Protection.module.css';
import { protectionQuery, useProtection } from './protection-queries.ts';

const RealityCheck = apart(() => import('./RealityCheck.tsx').then((file) => file.RealityCheck));

/**
 * Beside every screen: the reality check when it is due, and a line while a break is on. The check makes
 * the page beneath inert, so over a flight in which the player sits it would cost them their hand.
 */
export function ProtectionFeed({ memberId }: { memberId: string }) {
  const { data } = useProtection();
  const isHeld = useAtomValue(isCheckHeldAtom);
  useDueCheck(memberId, data);
  useFirstChoice(data);
  if (!data) return null;
  return (
    <>
      {data.reality.isPending && !isHeld && (
        <Suspense>
          <RealityCheck memberId={memberId} />
        </Suspense>
      )}
      {data.break && <BreakLine running={data.break} />}
    </>
  );
}

/** Looks again at the moment the check is due: by how long it is until then, not by this clock. */
function useDueCheck(memberId: string, data: OwnProtection | undefined): void {
  const client = useQueryClient();
  const dueAt = data?.reality.isPending ? null : data?.reality.dueAt;
  const now = data?.now;
  useEffect(() => {
    if (!dueAt || !now) return;
    const waitMs = Date.parse(dueAt) - Date.parse(now);
    const { queryKey } = protectionQuery(memberId);
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey }),
      Math.max(1_000, waitMs + 500),
    );
    return () => clearTimeout(timer);
  }, [client, memberId, dueAt, now]);
}

/** At the end of signing up, once nothing else lies over the page. */
function useFirstChoice(data: OwnProtection | undefined): void {
  const isFirst = useAtomValue(isFirstLoginAtom);
  const overlay = useOverlay();
  const open = useOpenOverlay();
  const [isAsked, setAsked] = useState(false);
  const isWanted = isFirst && data?.hasChosen === false && !isAsked && overlay === null;
  useEffect(() => {
    if (!isWanted) return;
    setAsked(true);
    open({ kind: 'choose-limits' });
  }, [isWanted, open]);
}

/** Hangs under the header of whatever screen is shown. */
function BreakLine({ running }: { running: NonNullable<OwnProtection['break']> }) {
  const header = document.querySelector('[data-page] > header');
  if (!header) return null;
  return createPortal(
    <p className={styles.breakLine} role="status">
      {running.kind === 'exclusion' ? (
        <Trans>
          Self-excluded until <Time at={running.endsAt} />
        </Trans>
      ) : (
        <Trans>
          Break until <Time at={running.endsAt} />
        </Trans>
      )}
    </p>,
    header,
  );
}
