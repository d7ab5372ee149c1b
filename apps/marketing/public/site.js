// Works the light/dark toggle of the prerendered pages. The key is the one that every app of this origin uses.
const key = 'keyclause-color-mode';
const attribute = 'data-color-mode';
const root = document.documentElement;
for (const button of document.querySelectorAll('[data-color-toggle]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const mode = root.getAttribute(attribute) === 'dark' ? 'light' : 'dark';
    root.setAttribute(attribute, mode);
    try {
      localStorage.setItem(key, mode);
    } catch {
      // Storage may be refused; the mode then lasts for this page.
    }
  });
}
