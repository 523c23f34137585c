// What happened, counted: of one project, of all of a workspace, and the tasks behind each number.
export { boardReports } from './board-reports.ts'
export { resourceAnalysis } from './resource-analysis.ts'
export { boardReportTasks, workspaceReportTasks } from './tasks-behind.ts'
export { exportTimesheet, timesheet } from './timesheet.ts'
export { overviewReport, timeComplexity, userPerformance } from './workspace-reports.ts'
