export const loadAnnouncer = () => import('@atlaskit/pragmatic-drag-and-drop-live-region')

/** Says something to screen readers. What says it loads when there is first something to say. */
export function announce(message: string) {
  void loadAnnouncer().then(
    (region) => region.announce(message),
    () => {},
  )
}
