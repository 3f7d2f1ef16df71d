import { type RefObject, useEffect, useRef } from 'react';

interface ModalOptions {
  panel: RefObject<HTMLElement | null>;
  /** On its way out: the page is given back at once, not when the motion ends. */
  isLeaving: boolean;
  onClose: () => void;
  closes: 'any' | 'button' | 'answer';
}

/**
 * What lies over the page holds the focus: the page beneath is inert, so Tab cannot reach it, and
 * whoever opened it is found again afterwards. Radix would bring the same, and a style element with
 * it, which the content policy refuses.
 */
export function useModal({ panel, isLeaving, onClose, closes }: ModalOptions): void {
  useEffect(() => {
    if (isLeaving) return;
    const opener = document.activeElement;
    const page = document.querySelector<HTMLElement>('[data-page]');
    const beneath = open.at(-1)?.current ?? page;
    open.push(panel);
    if (beneath) beneath.inert = true;
    document.documentElement.dataset.locked = '';
    const first = panel.current?.querySelector<HTMLElement>('[data-first-focus]');
    (first ?? panel.current)?.focus({ preventScroll: true });
    return () => {
      open.splice(open.lastIndexOf(panel), 1);
      if (beneath) beneath.inert = false;
      if (open.length === 0) delete document.documentElement.dataset.locked;
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [panel, isLeaving]);
  useEscape(() => open.at(-1) === panel && onClose(), closes === 'any' && !isLeaving);
}

/** From the lowest to the highest: one may lie over another, and only the highest listens. */
const open: RefObject<HTMLElement | null>[] = [];

function useEscape(onClose: () => void, isListening: boolean): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isListening]);
}
