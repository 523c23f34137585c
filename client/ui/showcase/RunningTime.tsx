import { useEffect, useState } from 'react'
import classes from './RunningTime.module.css'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A timer that runs, from so many seconds on. */
export function RunningTime({ from }: { from: number }) {
  const [seconds, setSeconds] = useState(from)

  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])

  return (
    <span className={classes.time}>
      <i />
      {Math.floor(seconds / 3600)}:{twoDigits(Math.floor(seconds / 60) % 60)}:{twoDigits(seconds % 60)}
    </span>
  )
}
