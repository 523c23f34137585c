import { Switch } from '@mantine/core'
import { useState } from 'react'
import { singleKeys } from '#client/core/single-keys.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import type { Command } from './command.ts'
import { commandsHere } from './commands-here.ts'
import classes from './HelpSheet.module.css'
import { Keys } from './Keys.tsx'
import { grouped, inOrder } from './ranking.ts'

/** Every key there is on this screen, as the registry has them. */
export function HelpSheet({ onClose }: { onClose(): void }) {
  const [isOn, setOn] = useState(singleKeys.areOn)
  const [shown] = useState(() => inOrder(grouped(withKeys(commandsHere()))))
  return (
    <Dialog data-palette opened onClose={onClose} title="Keyboard shortcuts" size={760}>
      <Switch
        className={classes.choice ?? ''}
        label="Shortcuts of a single letter"
        description="Turn them off if a screen reader or voice control presses keys for you."
        checked={isOn}
        onChange={({ currentTarget }) => {
          singleKeys.turn(currentTarget.checked)
          setOn(currentTarget.checked)
        }}
      />
      <div className={classes.groups}>
        {shown.map(({ of, title, commands }) => (
          <section key={of} aria-label={title} className={classes.group}>
            <h3>{title}</h3>
            <dl>
              {commands.map((command) => (
                <div key={command.id}>
                  <dt>{command.title}</dt>
                  <dd>
                    <Keys keys={command.keys!} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** Something with two keys, such as plus with and without Shift, is listed once. */
const withKeys = (commands: Command[]) =>
  commands.filter(
    ({ keys, title }, at) => keys && commands.findIndex((other) => other.keys && other.title === title) === at,
  )
