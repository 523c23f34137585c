import classes from './drag.module.css'

/** What is carried along: the card, and how many come with it. */
export function cardPreview(element: HTMLElement, count: number): HTMLElement {
  const preview = element.cloneNode(true) as HTMLElement
  preview.style.width = `${element.offsetWidth}px`
  preview.removeAttribute('data-dragging')
  preview.classList.add(classes.preview!)
  if (count > 1) {
    const badge = document.createElement('span')
    badge.className = classes.count!
    badge.textContent = String(count)
    preview.append(badge)
  }
  return preview
}
