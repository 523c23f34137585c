// Writes client/pages.gen.ts without a build: resolving Vite's configuration is what makes the router plugin generate.
import { resolveConfig } from 'vite'

await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'warn' }, 'build')
