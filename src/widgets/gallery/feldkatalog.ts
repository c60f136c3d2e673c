declare const FELDKATALOG: Readonly<
  Record<string, readonly { readonly code: string; readonly text: string }[]>
>;

/** Every field with every error it can give: the contract's list, put here by `vite.config.ts`. */
export const feldkatalog = FELDKATALOG;
