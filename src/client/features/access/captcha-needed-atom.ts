import { atom } from 'jotai';

/**
 * Whether the last login that failed asked for a captcha: a popup that is closed and opened again shows
 * the field at once. In memory only; after a reload the gateway says so again.
 */
export const isCaptchaNeededAtom = atom(false);
