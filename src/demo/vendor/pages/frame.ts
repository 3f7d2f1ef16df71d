import { is } from 'valibot';
import { type FromVendor, ToVendor } from '#contract/vendor-frame.ts';

export interface Frame {
  /** Whether a page is around us that could hear. */
  isFramed: boolean;
  tell(kind: FromVendor['kind']): void;
}

/** Talks with the page around us: to its exact origin, and hearing nobody else. */
export function openFrame(origin: string, hear: (told: ToVendor) => void): Frame {
  const isFramed = window.parent !== window && origin !== '';
  if (isFramed) {
    window.addEventListener('message', (event) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      if (is(ToVendor, event.data)) hear(event.data);
    });
  }
  return {
    isFramed,
    tell(kind) {
      if (isFramed) window.parent.postMessage({ verbena: 1, kind }, origin);
    },
  };
}
