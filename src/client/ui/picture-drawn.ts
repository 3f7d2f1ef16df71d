/**
 * Done when what stands in the page now is on the glass: a press is seen to be answered before heavy
 * work for it begins. A page that nobody looks at draws nothing, and is not waited for.
 */
export function pictureDrawn(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, patienceMs);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        done();
      }, 0),
    );
  });
}

const patienceMs = 100;
