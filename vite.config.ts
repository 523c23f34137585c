import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Language } from './contract/languages.ts'
import { aboveLayers } from './scripts/above-layers.ts'
import { carefulImports } from './scripts/careful-imports.ts'
import { chunkNames } from './scripts/chunks.ts'
import { comingLater } from './scripts/coming-later.ts'
import { contractWithoutSchemas } from './scripts/contract-without-schemas.ts'
import { emojiData } from './scripts/emoji-data.ts'
import { texts } from './scripts/languages/plugin.ts'
import { leanPreloads } from './scripts/lean-preloads.ts'
import { precompress } from './scripts/precompress.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { straightImports } from './scripts/straight-imports.ts'

const server = `http://127.0.0.1:${process.env.HEARTH_API_PORT || 3001}`
const servedByServer = ['/api', '/auth', '/public', '/files', '/build.json', '/outbox', '/healthz', '/webhooks']

const language = (process.env.HEARTH_LANGUAGE ?? 'en') as Language

export default defineConfig({
  root: 'client',
  plugins: [
    texts(language),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './pages',
      generatedRouteTree: './pages.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      disableLogging: true,
      // Loaders and waiting screens leave the entry too: what they import would otherwise weigh on every page.
      codeSplittingOptions: {
        defaultBehavior: [['loader'], ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    contractWithoutSchemas(),
    react(),
    straightImports(),
    emojiData(language),
    leanPreloads(),
    carefulImports(),
    serviceWorker(language),
    precompress(),
  ],
  css: aboveLayers,
  define: { __BUILD_ID__: JSON.stringify(process.env.HEARTH_BUILD_ID ?? '') },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first script lists all files there are, by name.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(`${import.meta.dirname}/client/`, comingLater), debugName: 'chunks' }],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(servedByServer.map((path) => [path, server])),
      '/socket.io': { target: server, ws: true },
    },
  },
})
