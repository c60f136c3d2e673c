import { inStunden, zugang } from '#contract/fields/zugangsfristen.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { markenabfrage } from '#contract/marken.ts';
import { maskierteNummer } from '#contract/fields/maskierteNummer.ts';
import { markeVon } from '../../documents/marke.ts';
import type { Mail } from '../../outbox/ports.ts';
import type { Mailempfaenger } from '../../repositories/partner.ts';
import { maskierteEmail, zeitpunkt } from '../../rules/konto.ts';

/** What somebody reads of a change to which she has not agreed. */
export const nichtSie = 'Waren Sie das nicht? Dann melden Sie sich bitte sofort bei uns.';

const nichtIhres =
  'Haben Sie kein Konto eingerichtet? Dann öffnen Sie den Link bitte nicht und melden sich bei uns.';

/** Where links of accounts lead; the token stands behind the `#`, which no server and no log ever sees. */
export function kontoAdresse(
  portalUrl: string,
  pfad: string,
  { token, marke }: { token?: string; marke?: Vertrag['marke'] } = {},
): string {
  const brand = marke === undefined ? '' : markenabfrage(markeVon(marke));
  return `${portalUrl}${pfad}${brand}${token === undefined ? '' : `#token=${token}`}`;
}

function linkGilt(art: keyof typeof zugang.linkStunden): string {
  return `Der Link gilt ${inStunden(zugang.linkStunden[art])} und nur einmal.`;
}

/** Link of a registration (`domain/konto.md §2`). */
export function zugangsMail(an: Mailempfaenger, adresse: string): Mail {
  return mail(an, 'Ihr Zugang zum Kundenportal', [
    'hier richten Sie Ihren Zugang zum Kundenportal ein:',
    adresse,
    linkGilt('ZUGANG'),
    'Haben Sie keinen Zugang angefordert? Dann müssen Sie nichts tun.',
  ]);
}

/** A finished registration; where nothing was mailed before, with the link that proves the address. */
export function eingerichtetMail(
  an: Mailempfaenger,
  { anmelden, bestaetigen }: { anmelden: string | null; bestaetigen: string | null },
): Mail {
  return mail(an, 'Ihr Konto ist eingerichtet', [
    'Ihr Konto ist eingerichtet.',
    ...(bestaetigen === null
      ? []
      : [
          `Bitte bestätigen Sie noch Ihre E-Mail-Adresse. Erst danach können Sie Handynummer und Bankverbindung ändern:\n${bestaetigen}`,
          linkGilt('ZUGANG'),
        ]),
    ...(anmelden === null ? [] : [`Hier melden Sie sich an:\n${anmelden}`]),
    bestaetigen === null ? nichtSie : nichtIhres,
  ]);
}

/** Link that makes a new address count (`domain/vertrag.md §13`). */
export function neueEmailMail(an: Mailempfaenger, adresse: string): Mail {
  return mail(an, 'Bitte bestätigen Sie Ihre E-Mail-Adresse', [
    'Sie möchten diese E-Mail-Adresse für Ihr Konto verwenden. Bitte bestätigen Sie sie hier:',
    adresse,
    `${linkGilt('EMAIL')} Bis dahin gilt Ihre bisherige Adresse.`,
    'Haben Sie das nicht angefordert? Dann müssen Sie nichts tun.',
  ]);
}

/** Notice to the address that shall be replaced. */
export function alteEmailMail(an: Mailempfaenger, neueEmail: string): Mail {
  return mail(an, 'Ihre E-Mail-Adresse soll geändert werden', [
    `für Ihr Konto wurde eine neue E-Mail-Adresse angegeben: ${maskierteEmail(neueEmail)}.`,
    'Sie gilt, sobald sie bestätigt ist.',
    nichtSie,
  ]);
}

/** Notice of a new password. */
export function passwortMail(an: Mailempfaenger): Mail {
  return mail(an, 'Ihr Passwort wurde geändert', [
    'Ihr Passwort wurde geändert. Auf Ihren anderen Geräten sind Sie abgemeldet.',
    nichtSie,
  ]);
}

/** Link for a new phone number (`domain/konto.md §5`). */
export function nummerResetMail(an: Mailempfaenger, adresse: string): Mail {
  return mail(an, 'Ihre neue Handynummer', [
    'Sie möchten eine neue Handynummer angeben. Hier geht es weiter:',
    adresse,
    linkGilt('HANDYNUMMER'),
    'Haben Sie das nicht angefordert? Dann müssen Sie nichts tun.',
  ]);
}

/** Notice of a new phone number: what waits until when, and after a link that every session ended. */
export function neueNummerMail(
  an: Mailempfaenger,
  handynummer: string,
  { durchLink, bankGesperrtBis }: { durchLink: boolean; bankGesperrtBis: Date | null },
): Mail {
  const was = durchLink
    ? 'Ihre Bankverbindung und ein vergessenes Passwort'
    : 'Ihre Bankverbindung';
  return mail(an, 'Ihre Handynummer wurde geändert', [
    `Ihre neue Handynummer ist ${maskierteNummer(handynummer)}.`,
    ...(durchLink ? ['Auf allen Geräten sind Sie abgemeldet.'] : []),
    ...(bankGesperrtBis === null
      ? []
      : [`${was} können Sie aus Sicherheitsgründen erst ab ${zeitpunkt(bankGesperrtBis)} ändern.`]),
    nichtSie,
  ]);
}

/** A fresh initial password (`domain/konto.md §3`). */
export function initialPasswortMail(an: Mailempfaenger, passwort: string, adresse: string): Mail {
  return mail(an, 'Ihr neues Initialpasswort', [
    `Ihr neues Initialpasswort lautet: ${passwort}`,
    `Es gilt ${zugang.erstesPasswortTage}\u00A0Tage. Melden Sie sich damit an und wählen Sie dann ein eigenes:\n${adresse}`,
    'Haben Sie das nicht angefordert? Dann müssen Sie nichts tun.',
  ]);
}

/** Of every invitation: the second thing a sign-in asks for. */
export const codeAnHandynummer = 'Den Code für die Anmeldung senden wir an Ihre Handynummer.';

/** An access somebody else has opened, with its first password (`domain/konto.md §7.2`). */
export function einladungMail(
  an: Mailempfaenger,
  { agentur, passwort, adresse }: { agentur: string; passwort: string; adresse: string },
): Mail {
  return mail(an, 'Ihr Zugang zum Vermittlerportal', [
    `${agentur} hat für Sie einen Zugang zum Vermittlerportal eingerichtet.`,
    `Ihr Initialpasswort lautet: ${passwort}`,
    `Es gilt ${zugang.erstesPasswortTage}\u00A0Tage. Melden Sie sich mit dieser E-Mail-Adresse an und wählen Sie dann ein eigenes Passwort:\n${adresse}`,
    codeAnHandynummer,
    `Kennen Sie ${agentur} nicht? Dann öffnen Sie den Link bitte nicht und melden sich bei uns.`,
  ]);
}

/** SMS to the number that was replaced. */
export const alteNummerSms = `Für Ihr Konto gilt ab jetzt eine andere Handynummer. ${nichtSie}`;

function mail({ name, email, marke }: Mailempfaenger, betreff: string, zeilen: string[]): Mail {
  return { an: email, marke, betreff, text: [`Guten Tag ${name},`, ...zeilen].join('\n\n') };
}
