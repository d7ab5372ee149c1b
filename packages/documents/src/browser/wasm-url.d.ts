// The bundler replaces an import that ends in "?url" by the address of the file.
declare module '*.wasm?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives the address as the default export.
  export default address;
}
