export type PagesRequest =
  | { readonly kind: 'open'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'render'; readonly id: number; readonly page: number; readonly scale: number };

export type PagesReply =
  | { readonly kind: 'opened'; readonly id: number; readonly pageCount: number }
  | { readonly kind: 'rendered'; readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly kind: 'failed'; readonly id: number; readonly code: string; readonly message: string };
