import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Go, type WayOrNone } from './Go.tsx';
import { Spinner } from './Spinner.tsx';

interface Look {
  variant?: 'primary' | 'quiet' | 'outline' | 'hot';
  size?: 's' | 'm' | 'l';
  /** As wide as what holds it. */
  isWide?: boolean;
}

type ButtonProps = Look &
  WayOrNone &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & {
    /** Something is on its way: the button keeps its width and takes no second press. */
    busy?: boolean;
    /** Takes no press for a moment. Unlike one that is disabled it keeps the focus, so that no keyboard is sent away. */
    isResting?: boolean;
    hash?: string;
    /** Leaves no entry in the history; what an overlay links to should say so. */
    replace?: boolean;
    /** Makes it a link out of the app, in a tab of its own. */
    href?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/** Anything that is pressed: an action, or a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, busy = false, isResting = false, ...others } = props;
  const { to, search, hash, replace, href, ...rest } = others;
  const way = { to, search } as WayOrNone;
  const className = lookOf({ variant, size, isWide });
  if (way.to !== undefined) {
    const { children, onClick, id } = rest as AnchorHTMLAttributes<HTMLAnchorElement>;
    const address = { hash, replace, id, className, onClick };
    return (
      <Go {...way} {...address} aria-label={rest['aria-label']}>
        {children}
      </Go>
    );
  }
  if (href !== undefined) {
    const { children, onClick, id } = rest as AnchorHTMLAttributes<HTMLAnchorElement>;
    return (
      <a href={href} id={id} className={className} onClick={onClick} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  const { children, onClick, type = 'button', ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type}
      className={className}
      aria-busy={busy || undefined}
      aria-disabled={isResting || undefined}
      onClick={busy || isResting ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Waiting>{children}</Waiting> : children}
    </button>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.kept}>{children}</span>
      <span className={styles.waiting}>
        <Spinner />
      </span>
    </>
  );
}

function lookOf({ variant = 'primary', size = 'm', isWide = false }: Look): string {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);
}
