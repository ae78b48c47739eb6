/** Says how far the page is scrolled: the navigation bar changes after 50 pixels, the way back to the top appears after 300; and whether the form is in sight. */
export function markScroll(): void {
  const root = document.documentElement
  const mark = () => {
    root.toggleAttribute('data-scrolled', scrollY > 50)
    root.toggleAttribute('data-far', scrollY > 300)
  }
  // In the next frame, since asking now would lay the page out before its first paint.
  requestAnimationFrame(mark)
  addEventListener('scroll', mark, { passive: true })
  const form = document.getElementById('booking-form')
  if (form) new IntersectionObserver(([entry]) => root.toggleAttribute('data-at-form', entry?.isIntersecting)).observe(form)
}
