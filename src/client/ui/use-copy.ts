import { useLingui } from '@lingui/react/macro';
import { useToast } from './toasts.ts';

interface CopyWords {
  done?: string;
  /** What one does instead. */
  failed?: string;
}

/** Takes a text along to another app, and says whether that went well. */
export function useCopy({ done, failed }: CopyWords = {}): (text: string) => Promise<void> {
  const { t } = useLingui();
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(done ?? t`Copied`, { tone: 'good' });
    } catch {
      toast(failed ?? t`We could not copy it. Press and hold the text to copy it.`, {
        tone: 'bad',
      });
    }
  };
}
