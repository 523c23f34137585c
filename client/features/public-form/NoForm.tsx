import classes from './FormPage.module.css'
import { FormPage } from './FormPage.tsx'

export function NoForm() {
  return (
    <FormPage title="Form not found">
      <div className={classes.message}>
        <h1>This form is not open</h1>
        <p>It takes no answers any more, or its address has changed. Ask whoever gave it to you for a new one.</p>
      </div>
    </FormPage>
  )
}
