/** The part of `fetch` that the client uses, so that a test can answer from an app without a socket. */
export type Transport = (url: string, init: TransportInit) => Promise<Response>;

export interface TransportInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | FormData;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
}

/** Bytes sent so far and in all. */
export type OnUploadProgress = (progress: { readonly sentBytes: number; readonly totalBytes: number }) => void;

/** `fetch` tells nothing about bytes sent, so an upload that shows its progress goes by XMLHttpRequest. */
export const uploadTransport =
  (onProgress: OnUploadProgress): Transport =>
  (url, { method, headers, body, credentials, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const call = new XMLHttpRequest();
      call.open(method, url);
      call.responseType = 'text';
      call.withCredentials = credentials === 'include';
      for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
      call.onload = () => resolve(responseOf(call));
      call.onerror = () => reject(new TypeError('Upload failed'));
      signal.addEventListener(
        'abort',
        () => {
          call.abort();
          reject(signal.reason);
        },
        { once: true },
      );
      call.send(body ?? null);
    });

const responseOf = (call: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  // A Response refuses a body with these statuses.
  const hasNoBody = call.status === 204 || call.status === 304;
  return new Response(hasNoBody ? null : call.responseText, { status: call.status, headers });
};
