// Apart from its fields on screen: the guard of the onboarding reads drafts, and must not pull a form into every page.

export interface NewWorkspace {
  name: string
  url: string
  /** From then on the address no longer follows the name. */
  urlTouched: boolean
}

export const noWorkspace: NewWorkspace = { name: '', url: '', urlTouched: false }
