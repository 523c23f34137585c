import type { ImportProvider } from '#contract/imports.ts'
import classes from './HowToExport.module.css'
import { providers } from './providers.ts'

export function HowToExport({ provider }: { provider: ImportProvider }) {
  const { name, steps } = providers[provider]
  return (
    <section className={classes.how} aria-label="How to get the file">
      <h3>{provider === 'csv' ? 'How to get the file' : `How to get the file from ${name}`}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
