/** Marks the scroll state for the styles: past 50 px (navigation bar), past 300 px (back-to-top link), and whether the form is visible. */
export function markScroll(): void {
  const root = document.documentElement
  const mark = () => {
    root.toggleAttribute('data-scrolled', scrollY > 50)
    root.toggleAttribute('data-far', scrollY > 300)
  }
  // In the next frame: reading the scroll position now would force layout before the first paint.
  requestAnimationFrame(mark)
  addEventListener('scroll', mark, { passive: true })
  const form = document.getElementById('booking-form')
  if (form) new IntersectionObserver(([entry]) => root.toggleAttribute('data-at-form', entry?.isIntersecting)).observe(form)
}
