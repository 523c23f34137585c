import { IconCheck } from '@tabler/icons-react'
import classes from './ImportVisual.module.css'

export function ImportVisual() {
  return (
    <div className={classes.imports}>
      <div className={classes.sources}>
        {['Trello', 'Jira', 'GitHub', 'Linear', 'Asana', 'ClickUp', 'CSV'].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className={classes.result}>
        <IconCheck size={15} stroke={2} />
        <span>
          <b>418 tasks</b> ready to bring in
        </span>
        <em>Preview</em>
      </div>
    </div>
  )
}
