/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { gameIcons } from './vite.icons.ts'

const GAMES = fileURLToPath(new URL('../src/sandtable/games', import.meta.url))

/** Icons this client uses itself, whatever the game. */
const OWN_ICONS = ['card-play', 'crossed-swords', 'flying-flag', 'laurels', 'rolling-dices', 'uncertainty', 'walk']

// The build goes into the Python package; the server serves it from there and the wheel contains it.
export default defineConfig({
  plugins: [gameIcons(GAMES, OWN_ICONS)],
  base: './',
  build: {
    outDir: '../src/sandtable/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // what every page needs is one file, which compresses better than two dozen
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // one page for all test files: creating it took four fifths of the time, and each test cleans up after itself
  test: { environment: 'jsdom', isolate: false },
})
