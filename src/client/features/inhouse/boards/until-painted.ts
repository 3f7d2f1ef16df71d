/** What is counted next keeps the page from moving: until then it shows that it is busy. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
