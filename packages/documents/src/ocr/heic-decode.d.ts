declare module 'heic-decode' {
  type Decoded = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
  type Undecoded = { readonly width: number; readonly height: number; readonly decode: () => Promise<Decoded> };
  const decode: ((input: { readonly buffer: Uint8Array }) => Promise<Decoded>) & {
    readonly all: (input: { readonly buffer: Uint8Array }) => Promise<readonly Undecoded[]>;
  };
  // biome-ignore lint/style/noDefaultExport: the package exports one function.
  export default decode;
}
