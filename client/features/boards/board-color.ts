import { avatarColor } from '#client/ui/avatar-look.ts'

/** By its id, so that a new name does not bring a new colour. */
export const boardColor = ({ _id }: { _id: string }) => avatarColor(_id)
