/** A browser without a page: keeps cookies by host and follows redirects until it is led to `end`. */
export function createBrowser() {
  const jar = new Map<string, string>();

  async function go(address: string, end: string, form?: Record<string, string>): Promise<URL> {
    let url = new URL(address);
    let body = form && new URLSearchParams(form);
    for (let steps = 0; steps < 12; steps += 1) {
      if (url.href.startsWith(end)) return url;
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        ...(body ? { body } : {}),
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        redirect: 'manual',
      });
      body = undefined;
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const location = response.headers.get('location');
      if (!location) {
        const page = await response.text();
        const action = /action="([^"]+)"/.exec(page)?.[1];
        if (!action) throw new Error(`${response.status} ${page.slice(0, 400)}`);
        return new URL(action.replaceAll('&amp;', '&'), url);
      }
      url = new URL(location, url);
    }
    throw new Error('It was led on for ever.');
  }

  return {
    /** What the provider sends back, after somebody has said who they are there, or no. */
    async consent(address: string, end: string, who: string): Promise<URLSearchParams> {
      const asked = await go(address, end);
      const back = asked.href.startsWith(end) ? asked : await go(asked.href, end, { who });
      return back.searchParams;
    },
  };
}
