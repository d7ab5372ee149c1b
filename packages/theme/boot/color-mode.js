// Runs before the first paint, as a blocking same-origin script, so that no page flashes in the wrong mode.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let stored = null;
    try {
      stored = localStorage.getItem('keyclause-color-mode');
    } catch {
      // Storage may be refused; the system's preference stands.
    }
    const mode = stored === 'light' || stored === 'dark' ? stored : system.matches ? 'dark' : 'light';
    document.documentElement.setAttribute('data-color-mode', mode);
  };
  apply();
  system.addEventListener('change', apply);
})();
