import { is } from 'valibot';
import { type FromVendor, ToVendor } from '#contract/vendor-frame.ts';

export interface Frame {
  /** Whether a page is around us that could hear. */
  isFramed: boolean;
  tell(kind: Exclude<FromVendor['kind'], 'balance'>): void;
  tellBalance(amount: string, currency: string): void;
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
  const say = (message: FromVendor) => {
    if (isFramed) window.parent.postMessage(message, origin);
  };
  return {
    isFramed,
    tell: (kind) => say({ verbena: 1, kind }),
    tellBalance: (amount, currency) => say({ verbena: 1, kind: 'balance', amount, currency }),
  };
}
