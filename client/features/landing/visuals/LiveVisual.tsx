import { IconPointerFilled } from '@tabler/icons-react'
import { Avatar } from '#client/ui/Avatar.tsx'
import classes from './LiveVisual.module.css'

/** Two screens, one card. */
export function LiveVisual() {
  return (
    <div className={classes.screens}>
      {['Maya Lindqvist', 'Tomás Vega'].map((viewer, index) => (
        <div key={viewer} className={classes.screen}>
          <div className={classes.bar}>
            <Avatar person={{ name: viewer }} size={18} />
            {viewer.split(' ')[0]}’s screen
          </div>
          <div className={classes.columns}>
            <span className={classes.column} />
            <span className={classes.column} />
            <span className={classes.moving}>
              Fix the flicker
              {index === 0 && (
                <span className={classes.pointer}>
                  <IconPointerFilled size={14} />
                </span>
              )}
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}
