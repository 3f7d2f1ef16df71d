import { launchFields } from '#contract/vendor-frame.ts';
import type { Link } from './game-page.ts';
import { pageLanguages } from './page-languages.ts';

export interface LaunchAddress {
  vendor: string;
  /** Empty where the launch is into the vendor's lobby: then `/play/VENDOR`. */
  game: string;
  /** Whose chat it is, where it is one: then `/chat/VENDOR/MODEL`. */
  model: string;
  token: string;
  language: Link['language'];
  theme: Link['theme'];
  /** Whose page is around us, to the letter; empty where none is named. */
  origin: string;
}

/** Reads `/play/VENDOR/GAME#token=…`; what makes no sense is taken as not said. */
export function readLaunchAddress(
  path: string,
  fragment: string,
  prefersDay: boolean,
): LaunchAddress {
  const [, place = '', vendor = '', name = ''] = path.split('/').map(decodeURIComponent);
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const fields = Object.fromEntries(launchFields.map((field) => [field, said.get(field) ?? '']));
  const theme = fields.theme === 'day' || (fields.theme === 'auto' && prefersDay) ? 'day' : 'night';
  return {
    vendor,
    game: place === 'chat' ? '' : name,
    model: place === 'chat' ? name : '',
    token: fields.token ?? '',
    language: pageLanguages.find((one) => one === fields.language) ?? 'en',
    theme,
    origin: originOf(fields.origin ?? ''),
  };
}

function originOf(text: string): string {
  const read = URL.parse(text);
  return read && /^https?:$/.test(read.protocol) && read.origin === text ? text : '';
}
