/** "Spanien"; a code nobody knows stays as it is. */
export function landname(code: string): string {
  return new Intl.DisplayNames(['de'], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
