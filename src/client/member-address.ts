/**
 * The specification names the pages of both centres behind the question mark, `/member?page=withdraw`
 * and `/agentHome?page=registerCenter`; inside each is a route of its own, `/member/withdraw`. A page
 * that nobody knows is the first one's.
 */
export const memberAddress = {
  input({ url }: { url: URL }): URL {
    const centre = /^\/(member|agentHome)\/?$/.exec(url.pathname)?.[1];
    const page = /^"?([A-Za-z]\w{0,39})"?$/.exec(url.searchParams.get('page') ?? '')?.[1];
    if (!centre || !page) return url;
    url.pathname = `/${centre}/${page}`;
    url.searchParams.delete('page');
    return url;
  },
  output({ url }: { url: URL }): URL {
    const [, centre, page] = /^\/(member|agentHome)\/(\w+)\/?$/.exec(url.pathname) ?? [];
    if (!page) return url;
    const rest = url.search.slice(1);
    url.pathname = `/${centre}`;
    url.search = rest ? `page=${page}&${rest}` : `page=${page}`;
    return url;
  },
};
