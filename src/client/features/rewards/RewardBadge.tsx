import { useLingui } from '@lingui/react/macro';
import { Badge } from '#client/ui/Badge.tsx';
import { useRewardCount } from './reward-queries.ts';

/** How many rewards wait to be claimed. */
export function RewardBadge() {
  const { t } = useLingui();
  const count = useRewardCount();
  return <Badge count={count} label={t`Rewards to claim: ${count}`} />;
}
