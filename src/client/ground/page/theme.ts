import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { deviceStorage } from '#client/data/device-storage.ts';
import { tokenColour } from '#client/ui/token-colour.ts';
import { Theme } from '#contract/values.ts';

/** Kept as JSON under `theme`: the boot script reads it before the first paint. */
const themeAtom = atomWithStorage<Theme>('theme', 'auto', deviceStorage(Theme));

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useAtom(themeAtom);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    wear(chosen);
  };
  return [theme, choose];
}

function wear(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  // The gateway reads the cookie, so that the next page already comes in the right colours.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
  const page = tokenColour('--page');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = page;
  }
}
