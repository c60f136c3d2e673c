import { betragFehler } from './fields/betrag.ts';
import { fehler as bic } from './fields/bic.ts';
import { fehler as blz } from './fields/blz.ts';
import { dateiFehler } from './fields/datei.ts';
import { fehler as datum } from './fields/datum.ts';
import { fehler as email } from './fields/email.ts';
import { hsnFehler, tsnFehler } from './fields/fahrzeugschluessel.ts';
import type { Feldfehler } from './fields/feldfehler.ts';
import { fehler as geburtsdatum } from './fields/geburtsdatum.ts';
import { fehler as gruendungsdatum } from './fields/gruendungsdatum.ts';
import { fehler as hausnummer } from './fields/hausnummer.ts';
import { fehler as iban } from './fields/iban.ts';
import { fehler as ihkNummer } from './fields/ihkNummer.ts';
import { fehler as kennzeichen } from './fields/kennzeichen.ts';
import { fehler as land } from './fields/land.ts';
import { fehler as mfaCode } from './fields/mfaCode.ts';
import { fehler as partnerNummer } from './fields/partnerNummer.ts';
import { fehler as passwort } from './fields/passwort.ts';
import { pflichttextFehler } from './fields/pflichttext.ts';
import { fehler as plz } from './fields/plz.ts';
import { fehler as handynummer } from './fields/telefon.ts';
import { fehler as vermittlerNummer } from './fields/vermittlerNummer.ts';
import { fehler as versicherungsNummer } from './fields/versicherungsNummer.ts';
import { fehler as versicherungsbeginn } from './fields/versicherungsbeginn.ts';
import { fehler as versicherungsnummerNumerisch } from './fields/versicherungsnummerNumerisch.ts';
import { zahlFehler } from './fields/zahl.ts';

/** Every field with every error it can give, so that one page can show them all. */
export const feldkatalog: Readonly<Record<string, readonly Feldfehler[]>> = {
  betrag: betragFehler(),
  bic,
  blz,
  dateien: dateiFehler(),
  datum,
  email,
  geburtsdatum,
  gruendungsdatum,
  handynummer,
  hausnummer,
  hsn: hsnFehler(),
  iban,
  ihkNummer,
  kennzeichen,
  land,
  mfaCode,
  partnerNummer,
  passwort,
  pflichttext: pflichttextFehler({ was: 'Ihren Vornamen', ohneZiffern: true }),
  plz,
  tsn: tsnFehler(),
  vermittlerNummer,
  versicherungsNummer,
  versicherungsbeginn,
  versicherungsnummerNumerisch,
  zahl: zahlFehler(),
};
