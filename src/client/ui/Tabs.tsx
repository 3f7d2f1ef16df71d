import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ChipRow } from './ChipRow.tsx';
import { Stack } from './Stack.tsx';

interface TabsProps<Key extends string> {
  /** What the tabs are of. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode; icon?: LucideIcon }[];
  open: Key;
  onOpen: (key: Key) => void;
  children: ReactNode;
}

/** Panels in one place, of which one is open; arrows walk through the tabs. */
export function Tabs<Key extends string>({ label, tabs, open, onOpen, children }: TabsProps<Key>) {
  const id = useId();
  return (
    <Stack>
      <ChipRow
        role="tablist"
        label={label}
        chips={tabs}
        chosen={open}
        onChoose={onOpen}
        controls={id}
      />
      <div id={id} role="tabpanel" aria-label={label}>
        {children}
      </div>
    </Stack>
  );
}
