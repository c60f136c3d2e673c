const minute = 60;
const stunde = 60 * minute;

/** How long somebody has to wait, as it stands after "in": whole minutes, from an hour on whole hours. */
export function wartezeit(sekunden: number): string {
  const minuten = Math.max(1, Math.ceil(sekunden / minute));
  if (minuten === 1) return 'einer Minute';
  if (minuten < 60) return `${minuten}\u00A0Minuten`;
  const stunden = Math.ceil(sekunden / stunde);
  return stunden === 1 ? 'einer Stunde' : `${stunden}\u00A0Stunden`;
}

/** The sentence under every refusal that a while mends. */
export function spaeterWieder(sekunden: number): string {
  return `Bitte versuchen Sie es in ${wartezeit(sekunden)} noch einmal.`;
}
