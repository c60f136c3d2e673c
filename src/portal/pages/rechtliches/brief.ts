/** Opens a letter by e-mail with everything it needs; the customer fills in what only they know. */
export function brief(email: string, teile: { subject: string; body: string }): string {
  const query = Object.entries(teile).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${email}?${query.join('&')}`;
}
