// The chosen theme, applied before the first paint. Kept under the key that src/ui/theme/theme.ts writes.
;(function () {
  var themes = ['theme-dark', 'theme-light', 'theme-paper']
  try {
    var chosen = localStorage.getItem('soundings.theme')
    if (themes.indexOf(chosen) >= 0) document.documentElement.className = chosen
  } catch {
    // Storage may be closed to this page; the default theme stands.
  }
})()
