import { useLingui } from '@lingui/react/macro';
import { Badge } from '#client/ui/Badge.tsx';
import { useUnread } from './notice-queries.ts';

/** How many messages wait to be read. */
export function UnreadBadge() {
  const { t } = useLingui();
  const unread = useUnread();
  return <Badge count={unread} label={t`Unread messages: ${unread}`} />;
}
