import type { ProjectText } from './project.ts'
import { allotment } from './projects/allotment.ts'
import { app } from './projects/app.ts'
import { hiring } from './projects/hiring.ts'
import { launch } from './projects/launch.ts'
import { marketing } from './projects/marketing.ts'
import { office } from './projects/office.ts'
import { support } from './projects/support.ts'
import { website } from './projects/website.ts'

/** In the order they stand in the sidebar. */
export const projects: ProjectText[] = [launch, app, website, marketing, support, hiring, office, allotment]
