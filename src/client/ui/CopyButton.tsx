import { Copy } from 'lucide-react';
import { IconButton } from './IconButton.tsx';
import { useCopy } from './use-copy.ts';

/** Stands beside a text that is wanted in another app. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = useCopy();
  return <IconButton label={label} icon={Copy} onClick={() => void copy(text)} />;
}
