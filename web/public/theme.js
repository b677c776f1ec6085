// Before the first paint, so that nobody who chose the dark is blinded for a moment; prefs.svelte.ts keeps it from then on.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem("stead")).theme;
} catch {
  // Nothing was chosen yet.
}
