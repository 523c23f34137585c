import classes from './TerminalVisual.module.css'

export function TerminalVisual() {
  return (
    <pre className={classes.terminal}>
      <code>
        <span data-typed>npm install && npm start</span>
        {'\n'}
        <span data-quiet>The database is ready in ./data</span>
        {'\n'}
        <span data-quiet>Mails lie in the outbox until you name a mail server</span>
        {'\n'}
        <span data-ready>Hearth is at http://localhost:3000</span>
      </code>
    </pre>
  )
}
