import { fehlerWie, fehlschlag, type KontoFehlerArt } from '../failure.ts';

/** What is said at a form, each by the state it is said in. */
export const abgelehntAls = {
  CODE_FALSCH: 'codeFalsch',
  CODE_VERBRAUCHT: 'codeVerbraucht',
  NUMMER_UNVERAENDERT: 'nummerUnveraendert',
  NUMMER_UNGUELTIG: 'nummerUngueltig',
  EMAIL_NICHT_VERWENDBAR: 'emailNichtVerwendbar',
  EMAIL_UNBEWIESEN: 'emailUnbewiesen',
  PASSWORT_FALSCH: 'passwortFalsch',
  PASSWORT_VERWENDET: 'passwortVerwendet',
  PASSWORT_ZU_EINFACH: 'passwortZuEinfach',
  BANK_GESPERRT: 'bankGesperrt',
  IBAN_UNGUELTIG: 'ibanUngueltig',
  NICHT_AENDERBAR: 'nichtAenderbar',
  RAHMENNUMMER_UNGUELTIG: 'rahmennummerUngueltig',
  STATUS: 'status',
  UNVERAENDERT: 'unveraendert',
  DATEIEN_WEG: 'dateienWeg',
  ZU_OFT: 'zuOft',
} as const satisfies Partial<Record<KontoFehlerArt, string>>;

export type Gesagt = keyof typeof abgelehntAls;

/** Where a failure leads away from its form, by state. */
export type Auswege = Readonly<Record<`#${string}`, readonly KontoFehlerArt[]>>;

/** The form again, with why it was refused; each reason is a state of its own. */
export function abgelehnt<const Art extends Gesagt, On>(alle: readonly Art[], on: On) {
  type Grund = (typeof abgelehntAls)[Art];
  const [erster] = alle;
  if (erster === undefined) throw new Error('A form says nothing that is refused.');
  return {
    description: 'Abgelehnt; warum, steht über dem Formular, und die Eingaben bleiben stehen',
    initial: abgelehntAls[erster],
    on,
    // A key that is a type of its own is lost to the compiler.
    states: Object.fromEntries(
      alle.map((art) => [abgelehntAls[art], { description: gruende[art] }]),
    ) as Record<Grund, { description: string }>,
  } as const;
}

const gruende: Readonly<Record<Gesagt, string>> = {
  CODE_FALSCH: 'Der Code ist falsch',
  CODE_VERBRAUCHT: 'Der Code gilt nicht mehr',
  NUMMER_UNVERAENDERT: 'Diese Nummer hat sie schon',
  NUMMER_UNGUELTIG: 'Das ist keine Handynummer',
  EMAIL_UNBEWIESEN: 'Ihre E-Mail-Adresse ist noch nicht bestätigt',
  EMAIL_NICHT_VERWENDBAR: 'Diese E-Mail-Adresse geht nicht',
  PASSWORT_FALSCH: 'Das bisherige Passwort ist falsch',
  PASSWORT_VERWENDET: 'Dieses Passwort hatte sie schon',
  PASSWORT_ZU_EINFACH: 'Dieses Passwort ist zu einfach',
  BANK_GESPERRT: 'Nach einer neuen Handynummer bleibt die Bankverbindung eine Weile, wie sie ist',
  IBAN_UNGUELTIG: 'Diese IBAN gibt es nicht',
  NICHT_AENDERBAR: 'Das ändert nur der Service',
  RAHMENNUMMER_UNGUELTIG: 'Das ist keine Rahmennummer',
  STATUS: 'Der Vertrag ist beendet',
  UNVERAENDERT: 'Das gilt schon',
  DATEIEN_WEG: 'Die Dateien sind nicht mehr da',
  ZU_OFT: 'Zu oft versucht; später noch einmal',
};

interface Scheitern<Fehler> {
  readonly gesagt: readonly Gesagt[];
  /** False of another call at the form: the state of what is refused begins with the first of its own. */
  readonly beginnt?: boolean;
  readonly auswege?: Auswege | undefined;
  /** What comes before all of it. */
  readonly davor?: readonly Fehler[] | undefined;
}

/** What follows where a call of a form fails; what was typed stays. */
export function scheitert<Fehler = never>({
  gesagt,
  beginnt = true,
  auswege = {},
  davor = [],
}: Scheitern<Fehler>) {
  const weg = Object.entries(auswege).map(
    ([target, arten]) =>
      ({ guard: { type: 'istFehler', params: fehlerWie(...arten) }, target }) as const,
  );
  const amFormular = gesagt.map(
    (art, stelle) =>
      ({
        guard: { type: 'istFehler', params: fehlerWie(art) },
        // An arrow to where it begins would otherwise be drawn and taken by nobody.
        target: beginnt && stelle === 0 ? 'abgelehnt' : `abgelehnt.${abgelehntAls[art]}`,
        actions: { type: 'satzMerken', params: fehlschlag },
      }) as const,
  );
  return [...davor, ...weg, ...amFormular, { target: 'fehler' }] as const;
}
