import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode, useMemo } from 'react';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { type MarkupElement, type MarkupNode, readMarkup } from './markup/read-markup.ts';
import { PathLink } from './PathLink.tsx';
import styles from './RichText.module.css';

/**
 * An editor's HTML as React elements. Nothing is ever handed to the browser as markup, so there is
 * no sink that a payload could reach, and the gateway renders the same.
 */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => readMarkup(html), [html]);
  return <div className={styles.rich}>{nodes.map(draw)}</div>;
}

function draw(node: MarkupNode, place: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'a') return <SafeLink key={place} element={node} />;
  if (node.tag === 'table') return <WideTable key={place} element={node} />;
  const { alt = '', ...attributes } = node.attributes;
  if (node.tag === 'img') {
    return <img key={place} {...attributes} alt={alt} loading="lazy" decoding="async" />;
  }
  const props = { key: place, ...attributes };
  if (node.children.length === 0) return createElement(node.tag, props);
  return createElement(node.tag, props, node.children.map(draw));
}

function SafeLink({ element }: { element: MarkupElement }) {
  const href = element.attributes.href ?? '';
  const words = element.children.map(draw);
  if (href.startsWith('/')) return <PathLink path={href}>{words}</PathLink>;
  if (!/^https:/i.test(href)) return <a href={href}>{words}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <VisuallyHidden>
        {' '}
        <Trans>(opens in a new window)</Trans>
      </VisuallyHidden>
    </a>
  );
}

/** A table wider than a phone scrolls by itself, by finger and by keyboard. */
function WideTable({ element }: { element: MarkupElement }) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div className={styles.wide} role="group" aria-label={t`Table`} tabIndex={0}>
      <table>{element.children.map(draw)}</table>
    </div>
  );
}
