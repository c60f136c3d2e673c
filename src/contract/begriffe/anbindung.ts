import { fristen } from '../zahlen.ts';

/** Who wants to become a partner (`domain/konto.md §7.1`). */
export const vermittlerart = {
  MAKLER: 'Maklerin oder Makler',
  MEHRFACHVERTRETER: 'Mehrfachvertreterin oder Mehrfachvertreter',
  AUSSCHLIESSLICHKEIT: 'Vertreterin oder Vertreter einer Versicherung',
  TIPPGEBER: 'Tippgeberin oder Tippgeber',
} as const;
export type Vermittlerart = keyof typeof vermittlerart;
/** A Tippgeber sells nothing and needs no access. */
export type AnbindbareArt = Exclude<Vermittlerart, 'TIPPGEBER'>;

/** What allows somebody to sell insurance (GewO § 34d). */
export const erlaubnis = {
  ERLAUBNIS: 'Erlaubnis nach § 34d Abs.\u00A01 GewO',
  BEFREIT: 'Befreiung nach § 34d Abs.\u00A06 GewO',
  GEBUNDEN: 'Gebunden nach § 34d Abs.\u00A07 GewO',
} as const;
export type Erlaubnis = keyof typeof erlaubnis;

/** What comes next, on the page and in the mail. */
export const anbindungspruefung = `Wir prüfen Ihre Angaben und melden uns innerhalb von ${fristen.nachweisWerktage}\u00A0Werktagen.`;

/** What is asked for by mail once an application is there. */
export const nachzureichen = [
  'Auszug aus dem Vermittlerregister',
  'Nachweis Ihrer Vermögensschadenhaftpflicht (§ 34d Abs.\u00A05 GewO)',
  'Führungszeugnis, wenn Sie eins haben',
] as const;

/** An agency with that register number has an access already. */
export const registernummerVergeben = 'Für diese Registernummer besteht bereits ein Zugang.';
