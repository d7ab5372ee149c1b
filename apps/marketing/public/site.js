// Helps the prerendered pages: the light/dark toggle, the menu, the way back of somebody signed in, and forms that answer in place.
// Everything here is readable and usable without it.
const root = document.documentElement;

const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

// The key is the one that every app of this origin uses.
for (const button of document.querySelectorAll('[data-color-toggle]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const mode = root.getAttribute('data-color-mode') === 'dark' ? 'light' : 'dark';
    root.setAttribute('data-color-mode', mode);
    try {
      localStorage.setItem('keyclause-color-mode', mode);
    } catch {
      // Storage may be refused; the mode then lasts for this page.
    }
  });
}

// Only a mark of the app: whoever opens the dashboard is still asked who they are.
if (stored('keyclause-signed-in') === 'yes') {
  for (const element of document.querySelectorAll('[data-signed-in]')) element.hidden = false;
  for (const element of document.querySelectorAll('[data-signed-out]')) element.hidden = true;
}

for (const menu of document.querySelectorAll('[data-menu]')) {
  document.addEventListener('click', ({ target }) => {
    if (!menu.contains(target)) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary').focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget)) menu.open = false;
  });
}

const show = (form, outcome, words) => {
  const status = form.querySelector('[data-status]');
  status.textContent = words ?? document.getElementById(`${form.dataset.form}-${outcome}`).textContent;
  status.className = outcome === 'done' ? 'status good' : 'status bad';
};

const showFault = (field, words) => {
  field.setAttribute('aria-invalid', String(words !== ''));
  document.getElementById(`${field.id}-fault`).textContent = words;
};

const faultOf = (field) => {
  const isBlank = field.value.trim() === '';
  return isBlank || !field.checkValidity() ? field.dataset.fault : '';
};

const send = async (form, fields) => {
  const values = Object.fromEntries(new FormData(form));
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...values, secondsOpen: performance.now() / 1000 }),
  });
  if (response.ok) {
    form.reset();
    show(form, 'done');
    return;
  }
  const answer = await response.json().catch(() => ({}));
  const faults = answer.fields ?? [];
  for (const field of fields) showFault(field, faults.find(({ path }) => path === field.name)?.message ?? '');
  if (!faults.some(({ path }) => fields.some(({ name }) => name === path))) {
    show(form, 'later', answer.error ?? 'That could not be taken right now. Try again in a minute.');
  }
};

for (const form of document.querySelectorAll('[data-form]')) {
  const fields = [...form.querySelectorAll('[data-fault]')];
  let isSending = false;
  form.noValidate = true;
  for (const field of fields) field.addEventListener('input', () => showFault(field, ''));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    form.querySelector('[data-status]').textContent = '';
    for (const field of fields) showFault(field, faultOf(field));
    const wrong = fields.find((field) => field.getAttribute('aria-invalid') === 'true');
    if (wrong) {
      wrong.focus();
      return;
    }
    isSending = true;
    try {
      await send(form, fields);
    } catch {
      show(form, 'later', 'This could not be sent. Check your connection and try again: what you typed is still here.');
    } finally {
      isSending = false;
    }
  });
}
