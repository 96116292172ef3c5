// What must be known before the first paint: the chosen theme, kept under the key that src/ui/theme/theme.ts writes, and
// whether this device holds the faces of the text, which src/app/web-fonts.ts notes.
;(function () {
  var themes = ['theme-dark', 'theme-light', 'theme-paper']
  var root = document.documentElement
  try {
    var chosen = localStorage.getItem('soundings.theme')
    if (themes.indexOf(chosen) >= 0) root.className = chosen
    if (localStorage.getItem('soundings.faces') === null) root.dataset.faces = 'awaited'
  } catch {
    // Storage may be closed to this page; the default theme stands, and the faces come as they come.
  }
})()
