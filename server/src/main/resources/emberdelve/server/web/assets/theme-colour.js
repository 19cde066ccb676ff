/** The colour that a browser or phone gives its own frame: that of the head of the page. */
export function themeColour(settings) {
  const mark = /** @type {HTMLMetaElement} */ (document.querySelector('meta[name="theme-color"]'));
  const show = () => (mark.content = getComputedStyle(document.querySelector('header')).backgroundColor);
  // After the layout has the theme that was chosen.
  settings.onChange((name) => name === 'theme' && requestAnimationFrame(show));
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', show);
  addEventListener('load', show);
}
