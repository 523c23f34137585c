import { useState } from 'react'
import classes from './Avatar.module.css'
import { avatarColor, initials } from './avatar-look.ts'

export interface Pictured {
  name: string
  avatar?: string | null
  avatarThumbnail?: string | null
}

interface Props {
  person: Pictured | null | undefined
  size?: number
  /** The thumbnail is 96 px; anything shown larger wants the picture itself. */
  preferThumbnail?: boolean
}

export function Avatar({ person, size = 22, preferThumbnail = true }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const { avatar, avatarThumbnail, name } = person ?? { name: '' }
  const picture = preferThumbnail ? (avatarThumbnail ?? avatar) : (avatar ?? avatarThumbnail)
  const box = { width: size, height: size }

  if (picture && picture !== broken) {
    return (
      <img
        className={classes.avatar}
        style={box}
        src={picture}
        alt={name}
        title={name}
        onError={() => setBroken(picture)}
      />
    )
  }
  return (
    <span
      className={classes.avatar}
      style={{ ...box, fontSize: size * 0.4, background: avatarColor(name) }}
      role="img"
      aria-label={name || 'Nobody'}
      title={name || undefined}
    >
      {initials(name)}
    </span>
  )
}
