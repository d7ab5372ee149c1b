// Stands in for https://apis.google.com/js/api.js in journeys without a network: lets a page and the frame that it opened call each other.
(() => {
  const { searchParams } = new URL(document.currentScript.src);
  let calls = 0;

  /** The other window: calls are answered by whoever is registered there, also when that happens later. */
  const peer = (otherWindow) => {
    const handlers = new Map();
    const arrivals = new Map();
    const answers = new Map();
    const handlerOf = (name) =>
      handlers.has(name)
        ? Promise.resolve(handlers.get(name))
        : new Promise((resolve) => arrivals.set(name, [...(arrivals.get(name) ?? []), resolve]));
    window.addEventListener('message', async ({ data, source }) => {
      if (source !== otherWindow || data?.via !== 'google-frames') return;
      if (data.results) {
        try {
          answers.get(data.id)?.(data.results);
        } catch {
          // As in the original: what a callback throws is its own affair.
        }
        return;
      }
      const handler = await handlerOf(data.name);
      const result = await handler(data.payload);
      source.postMessage({ via: 'google-frames', id: data.id, results: [result] }, '*');
    });
    return {
      register: (name, handler) => {
        handlers.set(name, handler);
        for (const resolve of arrivals.get(name) ?? []) resolve(handler);
        arrivals.delete(name);
      },
      send: (name, payload, callback) => {
        calls += 1;
        const id = `${location.origin}-${calls}`;
        if (callback) answers.set(id, callback);
        otherWindow.postMessage({ via: 'google-frames', id, name, payload }, '*');
      },
      ping: async (callback) => callback?.(),
      restyle: async () => undefined,
    };
  };

  const context = {
    open: ({ where, url, attributes }, callback) => {
      const frame = document.createElement('iframe');
      Object.assign(frame.style, attributes?.style);
      frame.src = url;
      where.append(frame);
      return new Promise((resolve) => {
        frame.addEventListener('load', () => resolve(callback(peer(frame.contentWindow))), { once: true });
      });
    },
    getParentIframe: () => peer(window.parent),
  };

  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: class {}, getContext: () => context },
  };
  const loaded = searchParams.get('onload');
  setTimeout(() => (loaded ? window[loaded]() : window.gapi_onload?.()));
})();
