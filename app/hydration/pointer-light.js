/*
 * Part of the only inline script of a page, before boot.js: tells the nearest lit part of the page where the pointer is.
 * The light itself is a matter of styles (app/styles/layout.css). It needs no app. A finger leaves a ring where it is
 * lifted.
 */
for (const type of ["pointermove", "pointerdown", "pointerup"]) {
  addEventListener(type, ({ target, pointerType, clientX, clientY }) => {
    const lit = target.closest?.(".glow");
    if (!lit) return;
    const { left, top } = lit.getBoundingClientRect();
    lit.style.setProperty("--x", `${clientX - left}px`);
    lit.style.setProperty("--y", `${clientY - top}px`);
    if (type !== "pointerup" || pointerType !== "touch" || matchMedia("(prefers-reduced-motion)").matches) return;
    const ring = { opacity: [0.9, 0], scale: [0.06, 0.6] };
    lit.animate(ring, { duration: 1000, easing: "ease-out", pseudoElement: "::before" });
  });
}
