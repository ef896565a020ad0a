// Loaded into Playwright's driver, to leave out of what it does in the page what no test needs and what is much of the browser's work.

const { Module } = require('node:module')

const LEFT_OUT = [
  // at every look that does not find yet what a test waits for: the whole page as a screen reader would read it, for the message of a
  // failure that hardly ever comes
  ['ariaSnapshotForExpectFailure(element, options) {\\n', 'ariaSnapshotForExpectFailure(element, options) {\\nreturn "";\\n'],
  // at every look: all elements of the page, thousands at a table, whether one has a shadow root; none has
  ['[...root.querySelectorAll(css)]);\\n        if (!context.pierceShadow)\\n', '[...root.querySelectorAll(css)]);\\n'],
]
const compile = Module.prototype._compile

Module.prototype._compile = function (content, filename, ...rest) {
  if (filename.endsWith('coreBundle.js')) {
    for (const [from, to] of LEFT_OUT) {
      if (!content.includes(from)) throw new Error(`tests/browser/driver.cjs: nothing to leave out in ${filename}: ${from}`)
      content = content.replaceAll(from, to)
    }
  }
  return compile.call(this, content, filename, ...rest)
}
