/**
 * The specification names the member centre's pages behind the question mark, `/member?page=withdraw`;
 * inside each is a route of its own, `/member/withdraw`. A page that nobody knows is the first one's.
 */
export const memberAddress = {
  input({ url }: { url: URL }): URL {
    const page = /^"?([A-Za-z]\w{0,39})"?$/.exec(url.searchParams.get('page') ?? '')?.[1];
    if (!/^\/member\/?$/.test(url.pathname) || !page) return url;
    url.pathname = `/member/${page}`;
    url.searchParams.delete('page');
    return url;
  },
  output({ url }: { url: URL }): URL {
    const page = /^\/member\/(\w+)\/?$/.exec(url.pathname)?.[1];
    if (!page) return url;
    const rest = url.search.slice(1);
    url.pathname = '/member';
    url.search = rest ? `page=${page}&${rest}` : `page=${page}`;
    return url;
  },
};
