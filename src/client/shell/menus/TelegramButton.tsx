import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSite } from '#client/ground/site/use-site.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './TelegramButton.module.css';

/** Floats above the bottom bar, where the merchant has a Telegram channel and nothing else lies. */
export function TelegramButton() {
  const link = useRef<HTMLAnchorElement>(null);
  const isFree = useFreePlace(link);
  const telegram = useSite()?.resources.find((one) => one.resourceType === 'TELEGRAM');
  if (!telegram) return null;
  return (
    <aside aria-label="Telegram">
      <a
        ref={link}
        className={classNames(styles.button, isFree && styles.here)}
        href={telegram.url}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={Send} size={22} />
        <VisuallyHidden>
          <Trans>Write to us on Telegram</Trans>
        </VisuallyHidden>
      </a>
    </aside>
  );
}

/** Whoever stops for this long is not scrolling any more. */
const restMs = 160;

/** True while the page rests with nothing under the button that somebody might want to press or read. */
function useFreePlace(link: RefObject<Element | null>): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      setFree(false);
      timer = setTimeout(
        () => setFree(link.current !== null && isOverNothing(link.current)),
        restMs,
      );
    };
    // What comes late, and another screen, make the page another height.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    addEventListener('resize', look);
    // Rows within the page scroll too, and their events do not rise.
    addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('resize', look);
      removeEventListener('scroll', look, { capture: true });
    };
  }, [link]);
  return isFree;
}

const pressable = 'a, button, input, select, textarea, label, summary';

/** From the middle to each edge, and as far beyond as a thumb may miss. */
const reachPx = [-28, 0, 28];

function isOverNothing(link: Element): boolean {
  const { x, y, width, height } = link.getBoundingClientRect();
  return reachPx.every((across) =>
    reachPx.every(
      (down) =>
        !document
          .elementsFromPoint(x + width / 2 + across, y + height / 2 + down)
          .some((element) => element.closest('a') !== link && isSomething(element)),
    ),
  );
}

/** To press, to look at or to read: a figure half covered is worse than a button that is away. */
function isSomething(element: Element): boolean {
  return (
    element.closest(pressable) !== null ||
    element.matches('img, svg, canvas') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  );
}
