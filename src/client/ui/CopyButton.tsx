import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { IconButton } from './IconButton.tsx';
import { useToast } from './toasts.ts';

/** Takes a text along to another app, and says whether that went well. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t`Copied`, { tone: 'good' });
    } catch {
      toast(t`We could not copy it. Press and hold the text to copy it.`, { tone: 'bad' });
    }
  };
  return <IconButton label={label} icon={Copy} onClick={() => void copy()} />;
}
