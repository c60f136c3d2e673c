import { describe, expect, test } from 'vitest';
import { aufgabe } from '#contract/entities/aufgabe.ts';
import { chatNachricht } from '#contract/entities/chatNachricht.ts';
import { entwurfStatus } from '#contract/entities/entwurf.ts';
import { hausratDeckung } from '#contract/entities/hausratDeckung.ts';
import { markeAus } from '#brands/registry.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import { nachrichtenKategorie, nachrichtenPool } from '#contract/entities/nachricht.ts';
import { anrede } from '#contract/entities/partner.ts';
import {
  backofficeProdukt,
  produktSchluessel,
  schluesselAusIdentifier,
} from '#contract/entities/produkt.ts';
import { produktName, produkte, schluesselListe } from '#contract/produkte/produkte.ts';
import { schadenstatus } from '#contract/entities/schaden.ts';
import { vertrag, vertragsstatus } from '#contract/entities/vertrag.ts';
import { zahlartLabel } from '#contract/begriffe/zahlung.ts';
import { zahlart } from '#contract/entities/zahlart.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { zahlweise } from '#contract/entities/zahlweise.ts';
import { features } from '#contract/features.ts';
import { toast } from '#contract/toast.ts';

const words = (text: string) => text.split(/,? /);

describe('the words of the specification, letter for letter', () => {
  test.each([
    [
      'back-office status',
      vertragsstatus.options,
      'LAUFEND, AUSLAUFEND, BEENDET, AUFGEHOBEN, STORNIERT, UNBEKANNT',
    ],
    [
      'back-office products',
      backofficeProdukt.options,
      'VH, VH_2, SI_ALLGEFAHREN, SI_MEHRGEFAHREN, REISE, HAUSRAT, FAHRRAD, FAHRRAD_2, PRIVATHAFTPFLICHT, TIERHALTERHAFTPFLICHT, BHV_1, BHV_2',
    ],
    [
      'product keys',
      produktSchluessel.options,
      'BHV, VH, SI, FAHRRAD, TIERHALTER, PRIVATHAFTPFLICHT, HAUSRAT, REISE, KFZ',
    ],
    ['brands', markenSchluessel.options, 'andsafe, hfk, s-direkt, protect, protect-ch'],
    [
      'periods',
      zahlweise.options,
      'MONATLICH, VIERTELJAEHRLICH, HALBJAEHRLICH, JAEHRLICH, EINMALIG',
    ],
    ['payment methods', zahlart.options, 'LASTSCHRIFT, RECHNUNG'],
    [
      'task types',
      aufgabe.shape.typ.options,
      // The last one is not the specification's: it is the task of bicycles (`domain/antrag.md §6.1`).
      'UmsatzErinnern1, UmsatzErinnern2, UmsatzAutomatischAnpassen, RahmennummerNachreichen',
    ],
    ['task status', aufgabe.shape.status.options, 'Offen, Erledigt, Storniert'],
    ['chat directions', chatNachricht.shape.direction.options, 'incoming, outgoing'],
    ['chat sources', chatNachricht.shape.source.options, 'CHAT, EMAIL, SYSTEM, ATTACHMENT'],
    ['toast states', toast.shape.state.options, 'positive, warning, neutral, negative, highlight'],
    [
      'home contents cover',
      hausratDeckung.options,
      'GRUNDDECKUNG, GLASBRUCH, ELEMENTAR, FAHRRAD, WOHNSCHUTZBRIEF, UNBENANNTE_GEFAHREN',
    ],
    ['message pools', nachrichtenPool.options, 'benutzer, vermittler'],
    [
      'message categories',
      nachrichtenKategorie.options,
      'DOKUMENT, AENDERUNG, SCHADEN, BEITRAG, ALLGEMEIN',
    ],
    [
      'claim status',
      schadenstatus.options,
      'GEMELDET, IN_PRUEFUNG, UNTERLAGEN_ANGEFORDERT, REGULIERT, TEILREGULIERT, ABGELEHNT, GESCHLOSSEN, RUHEND, WIEDEREROEFFNET, ZURUECKGEZOGEN',
    ],
    ['draft status', entwurfStatus.options, 'OFFEN, ABGESCHLOSSEN, ABGELAUFEN, GELOESCHT'],
    ['form of address', anrede.options, 'FRAU, HERR, DIVERS, KEINE_ANGABE'],
  ])('%s', (_, options, expected) => {
    expect(new Set<string>(options)).toEqual(new Set(words(expected)));
  });

  test('labels', () => {
    expect(zahlartLabel).toEqual({ LASTSCHRIFT: 'Lastschrift', RECHNUNG: 'Rechnung' });
    expect(zahlweiseLabel.JAEHRLICH).toBe('jährlich');
    expect(
      Object.fromEntries(
        schluesselListe.map((schluessel) => [schluessel, produktName(schluessel)]),
      ),
    ).toEqual({
      TIERHALTER: 'Tierhalterhaftpflichtversicherung',
      PRIVATHAFTPFLICHT: 'Privathaftpflichtversicherung',
      FAHRRAD: 'Fahrradversicherung',
      SI: 'Inhaltsversicherung',
      HAUSRAT: 'Hausratversicherung',
      BHV: 'Betriebshaftpflicht',
      VH: 'Vermögensschadenhaftpflicht',
      REISE: 'Reiseversicherung',
      KFZ: 'Kfz-Versicherung',
    });
  });

  test('the contract has every field the specification names for every contract', () => {
    const named = words(
      'versicherungsNummer, vertragsArt, versicherungsTyp, versicherungsName, produktIdentifier, deckungsIdentifier, marke, vertragsstatus, kuendbar, widerrufbar, dokumente, versicherungsSumme, versicherungsPraemie, jahresVersicherungsPraemie, zahlweise, vermittler, bankverbindung, diensthaftpflicht, jahresumsatz, ablaufdatum, beendigungsdatum, antragsdatum, vertragsBeginn, beginnverlegung, hauptfaelligkeit, wirksamkeitsdatum, mahnung, phvAnzahl, neueSelbstbeteiligung, deckungsVarianten, selbstBeteiligung, elementar, buerohaftpflicht, vorgemerktePhvAnzahl, vorgemerkteBuerohaftpflicht, vorgemerkteSelbstBeteiligung, vorgemerkteZahlweise, vorgemerkteElementar, fahrrad, risikoOrt, hunde, versicherteGewerbe, phv, hausrat, reise, vh',
    );
    expect(named.filter((field) => !(field in vertrag.shape))).toEqual([]);
  });
});

describe('product keys', () => {
  test.each([
    ['BHV_1', 'BHV'],
    ['BHV_2', 'BHV'],
    ['VH', 'VH'],
    ['VH_2', 'VH'],
    ['SI_ALLGEFAHREN', 'SI'],
    ['SI_MEHRGEFAHREN', 'SI'],
    ['FAHRRAD', 'FAHRRAD'],
    ['FAHRRAD_2', 'FAHRRAD'],
    ['TIERHALTERHAFTPFLICHT', 'TIERHALTER'],
    ['PRIVATHAFTPFLICHT', 'PRIVATHAFTPFLICHT'],
    ['HAUSRAT', 'HAUSRAT'],
    ['REISE', 'REISE'],
    ['KFZ_HAFTPFLICHT', 'KFZ'],
  ])('%s belongs to %s', (identifier, key) => {
    expect(schluesselAusIdentifier(identifier)).toBe(key);
  });

  test.each(['HANDY', '', 'bhv_1', 'BHVX', 'XBHV_1', 'REISEN'])('"%s" is unknown', (identifier) => {
    expect(() => schluesselAusIdentifier(identifier)).toThrow('Unknown product identifier');
  });
});

describe('brands', () => {
  test('an address without a brand shows the own one; each sells under its mark', () => {
    expect(markeAus('', null)).toBe('andsafe');
    const marks = markenSchluessel.options.map((key) =>
      vertragsMarkeVon(markeAus(`?brand=${key}`, null)),
    );
    expect(marks).toEqual(['ANDSAFE', 'HFK', 'ANDSAFE', 'ANDSAFE', 'ANDSAFE']);
  });

  test.each(['', 'HFK', 'andsafe ', 'constructor', '__proto__'])('"%s" is unknown', (brand) => {
    expect(() => markeAus(`?brand=${brand}`, null)).toThrow('Unknown brand');
  });
});

test('every field that may be edited has its feature flag, and every such flag its field', () => {
  const wanted = Object.entries(produkte).flatMap(([product, { bearbeitbar }]) =>
    bearbeitbar.map((field) => `edit-${product.toLowerCase()}-${field}`),
  );
  const flags = features.filter((name) => name.startsWith('edit-'));
  expect(wanted.toSorted()).toEqual(flags.toSorted());
  expect(wanted).toHaveLength(36);
});
