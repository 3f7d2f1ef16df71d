/** A token as a colour that canvas and browser bars understand: what it says may depend on the theme. */
export function tokenColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
