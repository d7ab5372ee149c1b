// Only on pages of an installation that configured scripts of others: asks before anything is loaded, keeps the answer, and takes it back.
const key = 'keyclause-consent';
const purposes = { analytics: 'count visits', pixel: 'tell a social network that you were here' };
const scripts = JSON.parse(document.querySelector('meta[name="consent-scripts"]').content);

const read = () => {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    return null;
  }
};

const write = (choice) => {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage may be refused; the choice then lasts for this page.
  }
};

let isLoaded = false;
const load = () => {
  if (isLoaded) return;
  isLoaded = true;
  for (const { url } of scripts) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
  }
};

// What the script of somebody else left on this site. Our own session cookie cannot be seen from here, so it stays.
const forgetCookies = () => {
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to write cookies is missing in some browsers.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
};

const choose = (choice) => {
  write(choice);
  document.querySelector('[data-consent-bar]')?.remove();
  if (choice === 'yes') {
    load();
  } else if (isLoaded) {
    forgetCookies();
    location.reload();
  }
};

const element = (tag, properties, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

const ask = () => {
  if (document.querySelector('[data-consent-bar]')) return;
  const what = scripts
    .map(({ purpose, url }) => `from ${new URL(url).host} to ${purposes[purpose]}`)
    .join(', and one ');
  const words = element('p', {}, `May this site load a script ${what}? Nothing is loaded unless you agree. `);
  words.append(element('a', { href: '/privacy#counting' }, 'What this means'));
  const buttons = element(
    'p',
    { className: 'consent-buttons' },
    element('button', { type: 'button', className: 'button quiet', onclick: () => choose('no') }, 'Refuse'),
    element('button', { type: 'button', className: 'button quiet', onclick: () => choose('yes') }, 'Agree'),
  );
  const bar = element('section', { className: 'consent', ariaLabel: 'Privacy choice', tabIndex: -1 }, words, buttons);
  bar.dataset.consentBar = '';
  document.body.append(bar);
  return bar;
};

for (const part of document.querySelectorAll('[data-consent-part]')) part.hidden = false;
for (const button of document.querySelectorAll('[data-consent-open]'))
  button.addEventListener('click', () => ask()?.focus());

const choice = read() ?? (navigator.globalPrivacyControl === true ? 'no' : null);
if (choice === 'yes') load();
else if (choice === null) ask();
