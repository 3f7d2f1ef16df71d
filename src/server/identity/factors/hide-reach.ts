/** +57 ··· 67 */
export function hideMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} ··· ${mobile.slice(-2)}`;
}

/** l···@example.com */
export function hideEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}···@${domain}`;
}
