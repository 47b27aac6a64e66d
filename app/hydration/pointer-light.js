/*
 * Part of the only inline script of a page, before boot.js: tells the nearest lit part of the page where the pointer is.
 * The light itself is a matter of styles (app/styles/layout.css). It needs no app.
 */
window.onpointermove = window.onpointerdown = ({ target, clientX, clientY }) => {
  const lit = target.closest?.(".glow");
  if (!lit) return;
  const { left, top } = lit.getBoundingClientRect();
  lit.style.setProperty("--x", `${clientX - left}px`);
  lit.style.setProperty("--y", `${clientY - top}px`);
};
