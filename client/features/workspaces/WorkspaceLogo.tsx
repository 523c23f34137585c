import { useState } from 'react'
import { avatarColor } from '#client/ui/avatar-look.ts'
import classes from './WorkspaceLogo.module.css'

interface Props {
  workspace: { name: string; logo: string | null }
  size?: number
}

/** Always beside the workspace's name, so it says nothing of its own to a screen reader. */
export function WorkspaceLogo({ workspace: { name, logo }, size = 24 }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const box = { width: size, height: size, borderRadius: size * 0.28 }
  if (logo && logo !== broken)
    return <img className={classes.logo} style={box} src={logo} alt="" onError={() => setBroken(logo)} />
  return (
    <span className={classes.logo} style={{ ...box, fontSize: size * 0.46, background: avatarColor(name) }} aria-hidden>
      {Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  )
}
