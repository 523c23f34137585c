// Where answers lie until they are sent. Apart from what they are: the guard of the onboarding is in every page, and needs no more.

/** By person: who signs in next in this tab must not find the answers of another. */
export const draftPlace = (userId: string) => `onboarding-${userId}`

export const hasDraft = (userId: string) => sessionStorage.getItem(draftPlace(userId)) !== null
