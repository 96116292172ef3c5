// Sets what the first paint depends on: the chosen theme, stored by src/ui/theme/theme.ts, and whether this device has
// our fonts already, recorded by src/app/web-fonts.ts.
;(function () {
  var themes = ['theme-dark', 'theme-light', 'theme-paper']
  var root = document.documentElement
  try {
    var chosen = localStorage.getItem('soundings.theme')
    if (themes.indexOf(chosen) >= 0) root.className = chosen
    if (localStorage.getItem('soundings.faces') === null) root.dataset.faces = 'awaited'
  } catch {
    // If storage is blocked, the page uses the default theme, and fonts appear as they load.
  }
})()
