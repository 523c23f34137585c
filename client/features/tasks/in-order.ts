interface Standing {
  _id: string
  position: number
}

/** As columns stand beside each other and tasks below each other, for everybody alike. */
export const inOrder = (one: Standing, other: Standing) =>
  one.position - other.position || (one._id < other._id ? -1 : one._id > other._id ? 1 : 0)
