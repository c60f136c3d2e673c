import { expect, test } from 'vitest';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { aenderungen } from '#contract/aenderungen/arten.ts';
import {
  type AenderungsAntworten,
  antworten as formen,
} from '#machines/vertrag/aenderung/answers.ts';
import { zeilen } from '#machines/vertrag/aenderung/arten/zeilen.ts';
import {
  berechnungswunsch,
  fragenNach,
  fragetafel,
  gefragtBei,
} from '#machines/vertrag/aenderung/fragen.ts';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import { ueberholt } from '#machines/vertrag/aenderung/selectors.ts';
import { mitAntwort } from '#machines/vertrag/aenderung/guards.ts';
import { blaetter } from '#portal/flows/vertrag/aenderung/arten/blaetter.ts';
import type { Aenderungsstand } from '#portal/flows/vertrag/aenderung/arten/blatt.ts';
import { inWorten, wahlAus, weitereWerte } from '#portal/flows/vertrag/aenderung/worte.ts';
import { fest, frei, person } from '#tests/models/vertrag/aenderung/antworten.ts';
import { berechnet } from '#tests/models/vertrag/aenderung/cases.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';

const leer = { hinderung: null, mehr: frei, weniger: fest, optionen: [], betrag: null };
const weitere: AenderungsAntworten = {
  vorschaden: { elementarVorschaden: false },
  wohnung: { wohnflaeche: 80 },
  anlass: { anlass: 'HEIRAT' },
  person1: person,
  person2: person,
  person3: person,
  risikofragen: { R01: false },
  termin: { wirksamkeitsdatum: frei.von },
};

const gelesen = {
  bhv: { buerohaftpflicht: 'true' },
  deckung: { deckung: 'GLASBRUCH=true' },
  elementar: { elementar: 'false' },
  fahrradtyp: { fahrradTyp: 'LASTENRAD' },
  familienstand: { familienstand: 'PAAR' },
  gewerbearten: { hauptgewerbe: { gewerbeId: '1001', name: 'IT' }, nebengewerbe: [] },
  sachinhaltsumsatz: { umsatz: 20_000_000 },
  jahresumsatz: { jahresumsatz: 20_000_000 },
  personenkreis: { personenkreis: 'FAMILIE=2' },
  phv: { anzahl: 'ZWEI' },
  risikoort: { plz: '10115', ort: 'Berlin', strasse: 'Invalidenstraße', hausnummer: '5' },
  selbstbeteiligung: { selbstbeteiligung: 'SB_250' },
  'versicherte-kosten': { value: 5_000_000 },
  wohnflaeche: { wohnflaeche: 80 },
  zahlweise: { zahlweise: 'JAEHRLICH' },
} as const satisfies Record<AenderungsArt, object>;

const arten = Object.keys(gelesen) as AenderungsArt[];

test.each(arten)('what is read from the first page of %s makes what its calls take', (art) => {
  const wunsch = berechnungswunsch({ ...weitere, auswahl: auswahl(art) });
  expect(wunsch?.aenderung.art).toBe(art);
  expect(aenderungen[art].wunsch.safeParse(wunsch?.aenderung.wunsch).error).toBeUndefined();
});

test.each(arten)('an answer of %s stands in its fields again', (art) => {
  const blatt = auswahlblatt({ vertrag, angebot: { ...leer, art } });
  expect(blatt.vorher(auswahl(art))).toMatchObject(gelesen[art]);
});

test('a cover with steps names its step, and one without is in or out', () => {
  const { antwort } = auswahlblatt({ vertrag, angebot: { ...leer, art: 'deckung' } });
  expect(antwort({ deckung: 'FAHRRAD=5' })).toMatchObject({ coverageType: 'FAHRRAD', wert: '5' });
  expect(antwort({ deckung: 'GLASBRUCH=false' })).toMatchObject({ wert: false });
});

test('less is offered the days for less, and a leap of the revenue those of its own', () => {
  const sprung = { ueber: 27_000_000, zeitraum: { ...frei, bis: frei.von } };
  const betrag = { aktuell: 18_000_000, von: 100_000, bis: 500_000_000, sprung };
  const { antwort } = auswahlblatt({ vertrag, angebot: { ...leer, art: 'jahresumsatz', betrag } });
  expect(antwort({ jahresumsatz: 10_000_000 })).toMatchObject({ zeitraum: fest });
  expect(antwort({ jahresumsatz: 20_000_000 })).toMatchObject({ zeitraum: frei });
  expect(antwort({ jahresumsatz: 30_000_000 })).toMatchObject({ zeitraum: sprung.zeitraum });
});

test.each(['jahresumsatz', 'versicherte-kosten'] as const)(
  'the sum of %s that holds already is refused where it is typed',
  (art) => {
    const betrag = { aktuell: 5_000_000, von: 100_000, bis: 500_000_000 };
    const { seite, fehler } = auswahlblatt({ vertrag, angebot: { ...leer, art, betrag } });
    const [feld] = seite.felder;
    const name = feld && 'name' in feld ? feld.name : '';
    expect(fehler?.({ [name]: 5_000_000 })).toEqual([
      { feld: name, text: 'Bitte wählen Sie einen anderen Wert als bisher.' },
    ]);
    expect(fehler?.({ [name]: 5_000_100 })).toEqual([]);
  },
);

test('a sum that goes by steps is refused between two of them where it is typed, but not the one we suggest', () => {
  const betrag = { aktuell: 5_000_000, von: 1_000_000, bis: 30_000_000 };
  const angebot = { ...leer, art: 'versicherte-kosten' as const };
  const mitSchritt = { ...betrag, schritt: 100_000, auch: 4_225_000 };
  const { seite, fehler } = auswahlblatt({ vertrag, angebot: { ...angebot, betrag: mitSchritt } });
  const text =
    'Geben Sie die Versicherungssumme in vollen 1.000\u00A0EUR ein, oder genau 42.250,00\u00A0EUR.';
  expect(fehler?.({ value: 4_250_000 })).toEqual([{ feld: 'value', text }]);
  expect(fehler?.({ value: 4_225_000 })).toEqual([]);
  expect(fehler?.({ value: 4_300_000 })).toEqual([]);
  expect(seite.felder).toMatchObject([
    { hinweis: expect.stringContaining('in vollen 1.000') as string },
  ]);
  const ohneSchritt = auswahlblatt({ vertrag, angebot: { ...angebot, betrag } });
  expect(ohneSchritt.fehler?.({ value: 4_250_000 })).toEqual([]);
});

test('the way out of a cover is named as such, with what is paid without it', () => {
  const optionen = [wahl('GLASBRUCH=false', 'Glasbruch'), wahl('WOHNSCHUTZBRIEF=true', 'Brief')];
  const { seite } = auswahlblatt({ vertrag, angebot: { ...leer, art: 'deckung', optionen } });
  expect(seite.felder).toMatchObject([
    { optionen: [{ label: 'Ohne Glasbruch' }, { label: 'Brief' }] },
  ]);
});

function wahl(wert: string, label: string) {
  const beitrag = { versicherungsPraemie: 1000, jahresVersicherungsPraemie: 12_000 };
  return { wert, label, beitrag, aktuell: false, richtung: 'MEHR' as const, hinderung: null };
}

test('who moves compares the size of the flats, too, where the premium goes by it', () => {
  const antworten = { ...weitere, auswahl: auswahl('risikoort') };
  const angebot = { ...leer, art: 'risikoort' as const };
  expect(weitereWerte(antworten, { vertrag, angebot })).toEqual([
    { name: 'Wohnfläche', bisher: '72\u00A0m²', neu: '80\u00A0m²' },
  ]);
  const { hausrat: _ohne, ...betrieb } = vertrag;
  expect(weitereWerte(antworten, { vertrag: betrieb, angebot })).toEqual([]);
});

test('the table of questions names fields and values of the choices it stands for', () => {
  for (const art of arten) {
    const { auswahl: form } = zeilen[art];
    for (const { wenn = {} } of fragetafel[art].fragen) {
      for (const [feld, werte] of Object.entries(wenn)) {
        for (const wert of werte) {
          expect(form.safeParse({ ...auswahl(art), [feld]: wert }).data).toHaveProperty(feld, wert);
        }
      }
    }
  }
});

test('an analyst reads which kinds of change ask a question', () => {
  expect(gefragtBei('wohnung')).toBe('Gefragt wird hier: Adresse ändern, je nach Wahl');
  expect(gefragtBei('risikofragen')).toBe('Gefragt wird hier: Tätigkeit ändern');
});

test('nobody is asked for a day where only one is possible', () => {
  expect(fragenNach({ ...auswahl('zahlweise'), zeitraum: fest })).toEqual(['auswahl']);
  expect(fragenNach({ ...auswahl('zahlweise'), zeitraum: frei })).toEqual(['auswahl', 'termin']);
});

test('a broker saves nothing without saying that the customer asked for it', () => {
  const nein = { ohneElementar: false, imAuftragDesKunden: false };
  expect(mitAntwort(kontext(true), 'vergleich', nein)).toBeNull();
  expect(
    mitAntwort(kontext(true), 'vergleich', { ...nein, imAuftragDesKunden: true }),
  ).not.toBeNull();
  expect(mitAntwort(kontext(false), 'vergleich', nein)).not.toBeNull();
});

test('a change is said in words, with what was and what will be', () => {
  const stand = {
    vertrag,
    angebot: { ...leer, art: 'risikoort' as const },
  };
  expect(inWorten(auswahl('risikoort'), stand)).toMatchObject({
    bisher: 'Lindenweg 14, 48151 Münster',
    neu: 'Invalidenstraße 5, 10115 Berlin',
  });
});

test.each(arten)('a choice of %s that is offered no more is never named by its key', (art) => {
  const { satz } = inWorten(auswahl(art), { vertrag, angebot: { ...leer, art } });
  expect(satz).not.toMatch(/[A-Z]{4,}|_|undefined|null/);
});

test('what she chose keeps its name when the offer has gone, and a sentence can quote it', () => {
  expect(gesagt('zahlweise')).toBe('jährlich');
  expect(gesagt('selbstbeteiligung')).toBe('250,00\u00A0EUR');
  expect(gesagt('phv')).toBe('Zwei Personen');
  expect(gesagt('elementar')).toBe('Elementarschutz: nicht eingeschlossen');
  // Only the offer knows what a cover is called.
  expect(gesagt('deckung')).toBe('');
});

/** The choice as a sentence quotes it, when the offer names nothing. */
function gesagt(art: AenderungsArt): string {
  const gewaehlt = auswahl(art);
  return wahlAus(gewaehlt, inWorten(gewaehlt, { vertrag, angebot: { ...leer, art } }));
}

function auswahlblatt(stand: Aenderungsstand) {
  return blaetter[stand.angebot.art].blatt(stand);
}

function auswahl(art: AenderungsArt) {
  const { antwort } = auswahlblatt({ vertrag, angebot: { ...leer, art } });
  return formen.auswahl.parse(antwort(gelesen[art]));
}

function kontext(imAuftrag: boolean) {
  return {
    versicherungsNummer: vertrag.versicherungsNummer,
    art: 'zahlweise' as const,
    imAuftrag,
    antworten: {},
    berechnung: null,
    hinderung: null,
    verworfenerBeitrag: null,
    gespeichert: null,
  };
}

test.each([
  ['the same premium', 500, 'vertragGeaendert'],
  ['another premium', 390, 'preisGeaendert'],
] as const)(
  'a customer whose saving was refused and who gets %s again reads what has moved',
  (_, beitrag, satz) => {
    const ergebnis = {
      ...berechnet,
      beitragNeu: { ...berechnet.beitragNeu, versicherungsPraemie: beitrag },
    };
    const eingabe = berechnungswunsch({ ...weitere, auswahl: auswahl('zahlweise') });
    const snapshot = aenderung.resolveState({
      value: { vergleich: satz },
      context: {
        ...kontext(false),
        berechnung: eingabe && { eingabe, ergebnis },
        verworfenerBeitrag: 500,
      },
    });
    expect(ueberholt(snapshot)).toBe(satz);
  },
);
