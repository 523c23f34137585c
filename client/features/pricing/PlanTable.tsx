import { IconCheck } from '@tabler/icons-react'
import { FREE_PLAN_MEMBERS } from '#contract/constants.ts'
import { t } from '#contract/texts.ts'
import classes from './PlanTable.module.css'
import { memberPrice } from './price.ts'

interface Row {
  what: string
  free: string | true
  premium: string | true
}

const groups: { title: string; rows: Row[] }[] = [
  {
    title: t`People`,
    rows: [
      { what: t`Members of a workspace`, free: t`Up to ${FREE_PLAN_MEMBERS}`, premium: t`As many as you like` },
      { what: t`Guests and clients`, free: t`As many as you like`, premium: t`As many as you like` },
      { what: t`Price`, free: t`$0`, premium: t`${memberPrice} per member and month` },
      {
        what: t`Going back to Free`,
        free: t`You are there`,
        premium: t`Any day, with ${FREE_PLAN_MEMBERS} members or fewer. Nothing is deleted`,
      },
      {
        what: t`When a payment fails`,
        free: t`There is none`,
        premium: t`Everybody and everything stays; above ${FREE_PLAN_MEMBERS} members nobody can be added until it is paid`,
      },
    ],
  },
  {
    title: t`Work`,
    rows: [
      { what: t`Workspaces, projects and tasks without a limit`, free: true, premium: true },
      { what: t`Live boards, calendar and timeline`, free: true, premium: true },
      { what: t`Time tracking and reports`, free: true, premium: true },
      { what: t`Public forms and imports`, free: true, premium: true },
      { what: t`Chat and notifications`, free: true, premium: true },
    ],
  },
  {
    title: t`Control`,
    rows: [
      { what: t`On your own machine`, free: true, premium: true },
      { what: t`API and keys`, free: true, premium: true },
      { what: t`Second factor and session list`, free: true, premium: true },
      { what: t`Export of all your data`, free: true, premium: true },
    ],
  },
]

export function PlanTable() {
  return (
    <section className={classes.scroll} aria-label="Plans line by line">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">What you get</th>
            <th scope="col">Free</th>
            <th scope="col">Premium</th>
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
            {rows.map(({ what, free, premium }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>
                  <Answer value={free} />
                </td>
                <td>
                  <Answer value={premium} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Answer({ value }: { value: string | true }) {
  if (value !== true) return value
  return <IconCheck size={18} stroke={2} role="img" aria-label="Included" />
}
