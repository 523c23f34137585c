// npm run dev: the server starts anew when its files change, the browser follows the client's files. Open http://localhost:3000.
import { spawn } from 'node:child_process'

const port = process.env.PORT ?? '3000'
const apiPort = process.env.HEARTH_API_PORT ?? '3001'
const run = (args: string[], environment: Record<string, string>) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment } })

const server = run(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
  NODE_ENV: 'development',
  PORT: apiPort,
  APP_URL: process.env.APP_URL ?? `http://localhost:${port}`,
})
const client = run(['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'], { HEARTH_API_PORT: apiPort })

const stop = () => {
  server.kill('SIGTERM')
  client.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of [server, client]) child.on('exit', stop)
