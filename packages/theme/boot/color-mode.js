// Runs before the first paint, as a blocking same-origin script, so that no page flashes in the wrong mode.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('keyclause-color-mode');
  } catch {
    // Storage may be refused; the system's preference stands.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-color-mode', stored === 'light' || stored === 'dark' ? stored : system);
})();
