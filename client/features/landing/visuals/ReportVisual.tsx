import classes from './ReportVisual.module.css'

export function ReportVisual() {
  return (
    <div className={classes.report}>
      <div className={classes.figures}>
        <span>
          Done
          <b>128</b>
        </span>
        <span>
          Cycle time
          <b>3.4 d</b>
        </span>
      </div>
      <svg viewBox="0 0 280 92" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path className={classes.grid} d="M0 1h280M0 31h280M0 61h280M0 91h280" />
        <path className={classes.area} d="M0 74C40 70 52 46 92 50s50 22 84-4 56-30 104-36v81H0Z" />
        <path className={classes.created} d="M0 62c44-4 60-22 100-18s60 26 96 8 48-18 84-16" />
        <path className={classes.done} d="M0 74C40 70 52 46 92 50s50 22 84-4 56-30 104-36" />
      </svg>
    </div>
  )
}
