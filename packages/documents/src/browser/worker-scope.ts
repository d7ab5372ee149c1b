/** The parts of a worker's global object that we use; the types of a window and of a worker cannot be loaded together. */
type WorkerScope<Request, Reply> = {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (reply: Reply, transfer?: readonly Transferable[]) => void;
};

export const workerScope = <Request, Reply>(): WorkerScope<Request, Reply> =>
  globalThis as unknown as WorkerScope<Request, Reply>;
