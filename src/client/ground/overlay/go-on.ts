/** What somebody was about to do when they were asked who they are, and go on with afterwards. */
export interface GoOn {
  why: 'play' | 'favourite' | 'lists' | 'deposit' | 'account';
  /** The game it is about. */
  name?: string | undefined;
  /** Where it goes on, inside this site. */
  to?: string | undefined;
  /** The game whose heart was pressed. */
  nodeId?: string | undefined;
}

/** The value comes from the device and may be forged, so only addresses of this site are followed. */
export function placeOf(goOn: GoOn | undefined): string | undefined {
  const to = goOn?.to;
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : undefined;
}
