import { Trans } from '@lingui/react/macro';
import { CloudOff, type LucideIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Stack } from './Stack.tsx';

interface LoadedProps<Data> {
  /** What is needed of a query. */
  of: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** As many cards stand in its place until it is there. */
  cards?: number;
  /** What is said where it did not come. */
  lost?: ReactNode;
  lostIcon?: LucideIcon;
  /** Why, or what would change it. */
  lostWords?: ReactNode;
  /** Where what is lost has a look of its own. */
  renderLost?: (retry: () => void) => ReactNode;
  /** Lost is also what cannot be had now, such as money's matters without a network. */
  isLost?: boolean;
  children: (data: Data) => ReactNode;
}

/** What was asked for, or its outline, or that it did not come with a way to ask again. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { of: query, cards = 3, renderLost, isLost = query.isError, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (!isLost) {
    return (
      <Stack gap={3}>
        <Skeleton shape="card" count={cards} />
      </Stack>
    );
  }
  const retry = () => void query.refetch();
  if (renderLost) return renderLost(retry);
  return (
    <EmptyState
      icon={props.lostIcon ?? CloudOff}
      title={props.lost ?? <Trans>This could not be loaded.</Trans>}
      action={<TryAgain onPress={retry} />}
    >
      {props.lostWords}
    </EmptyState>
  );
}

interface NeedsNetworkProps {
  title: ReactNode;
  children: ReactNode;
  onRetry: () => void;
}

/** In the place of what is of no use without a network. */
export function NeedsNetwork({ title, children, onRetry }: NeedsNetworkProps) {
  return (
    <EmptyState icon={WifiOff} title={title} action={<TryAgain onPress={onRetry} />}>
      {children}
    </EmptyState>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  return (
    <Button onClick={onPress}>
      <Trans>Try again</Trans>
    </Button>
  );
}
