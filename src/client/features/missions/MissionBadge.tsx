import { useLingui } from '@lingui/react/macro';
import { Badge } from '#client/ui/Badge.tsx';
import { useMissionCount } from './mission-queries.ts';

/** How many rewards of missions and boards wait to be claimed. */
export function MissionBadge() {
  const { t } = useLingui();
  const count = useMissionCount();
  return <Badge count={count} label={t`Mission rewards to claim: ${count}`} />;
}
