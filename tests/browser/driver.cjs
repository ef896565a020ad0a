// Loaded into Playwright's driver: at every look that does not find yet what a test waits for, the driver writes down the whole page as
// a screen reader would read it, for the message of a failure that hardly ever comes. That was a fifth of all the work of the browser.

const { Module } = require('node:module')

const FROM = 'ariaSnapshotForExpectFailure(element, options) {\\n'
const compile = Module.prototype._compile

Module.prototype._compile = function (content, filename, ...rest) {
  if (filename.endsWith('coreBundle.js')) {
    if (!content.includes(FROM)) throw new Error(`tests/browser/driver.cjs: nothing to leave out in ${filename}`)
    content = content.replaceAll(FROM, `${FROM}return "";\\n`)
  }
  return compile.call(this, content, filename, ...rest)
}
