import { useTheme } from '#client/ground/page/theme.ts';

/** What the page looks like now, where `auto` follows the device. */
export function useShownTheme(): 'night' | 'day' {
  const [theme] = useTheme();
  if (theme !== 'auto') return theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
}
