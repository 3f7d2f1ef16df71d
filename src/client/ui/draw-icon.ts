import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * What an icon is made with in a build, in place of the set's own maker: `Icon` decides size and
 * stroke, so nothing has to be looked up, merged or named. See `build/bare-icons.ts`.
 */
export default function drawIcon({ node }: IconData) {
  return (look: SVGProps<SVGSVGElement>): ReactElement =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...look,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
