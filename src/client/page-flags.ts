import type { PageBeside } from '#contract/first-paint.ts';
import type { PageState } from './page-state.ts';

/** What the scripts that stand in the page leave for the program, which comes later. */
declare global {
  interface Window {
    /** The page's state, fetched beside the program; null where it could not be had. */
    pageBeside?: Promise<PageBeside<PageState> | null>;
    /** Taken out of the address by the boot script; spent by the dialog that asks. */
    codeGiven?: { name: string; code: string };
    /** What was asked while the program was on its way, by address; null: it asks by itself. */
    askedAhead?: Record<string, Promise<Response | null>>;
  }
}
