import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import { markenListe } from '#contract/marken.ts';
import { type Antragsart, antragszielDer, bietetAn } from '#contract/produkte/produkte.ts';
import type { FlowInBrowser, Stage, WireAnswer } from '#tests/models/browser/flowInBrowser.ts';
import type { StageAnswer } from '#tests/models/browser/heldCalls.ts';
import { conflict, technisch, whenLeft } from '#tests/models/browser/wire.ts';

/** What goes over the wire for what the calls answer. */
export function antworten(produkt: Antragsart | null, entwurf: object): Record<string, WireAnswer> {
  return {
    'entwurfOeffnen ✓ geoeffnet': { json: gespeichert(produkt, entwurf) },
    '✗ ENTWURF_WEG': nichtGefunden,
    '✗ ENTWURF_GESPERRT': {
      status: 429,
      json: { code: 'ZU_VIELE_ANFRAGEN', errorMessage: 'Bitte warten Sie.' },
    },
    '✗ ENTWURF_NEUER': ausNeuererFassung(produkt, entwurf),
    'codeSenden ✓ gesendet': { json: { gueltigBis: '2026-11-21T09:10:00.000Z' } },
    'codePruefen ✓ richtig': (nachweis) => ({ json: { nachweis } }),
    'bonitaetPruefen ✓ positiv': { json: { bonitaet: 'POSITIV' } },
    'bonitaetPruefen ✓ negativ': { json: { bonitaet: 'NEGATIV' } },
    'bonitaetPruefen ✓ unklar': { json: { bonitaet: 'UNKLAR' } },
    ...Object.fromEntries(
      [
        'PLZ_FALSCH',
        'ENTWURF_ABGESCHLOSSEN',
        'CODE_FALSCH',
        'CODE_VERBRAUCHT',
        'BEITRAG_GEAENDERT',
        'BONITAET_NEGATIV',
        'UNTERLAGEN_VERALTET',
        'ERKLAERUNG_FEHLT',
        'NACHWEIS_NOETIG',
        'NICHT_ABSCHLIESSBAR',
      ].map((code) => [`✗ ${code}`, conflict(code, 'Bitte prüfen Sie Ihre Angaben.')]),
    ),
  };
}

/** A draft saved by a release this page does not know yet. */
function ausNeuererFassung(produkt: Antragsart | null, entwurf: object): StageAnswer {
  return { json: { ...gespeichert(produkt, entwurf), schema: 9_999 } };
}

/** Who stands around an application comes with its link: where that is another, the page is opened by it. */
export function anfaenge(
  address: string,
  produkt: Antragsart | null,
  entwurf: object,
): NonNullable<FlowInBrowser['happenings']> {
  const oeffne = ({ page, calls }: Stage, query: string) => {
    calls.keepOnly([], whenLeft);
    return page.goto(`${address}${query}`, { waitUntil: 'commit' });
  };
  const direkt = (mitCode: boolean) => async (stage: Stage) => {
    // An empty one names no broker, also where an earlier link did.
    if (/=./.test(stage.page.url())) await oeffne(stage, '?vermittlernummer=');
    await stage.calls.answer('umfeldLaden', schalter(mitCode));
  };
  const mitVermittler = (answer: StageAnswer) => async (stage: Stage) => {
    await oeffne(stage, '?vermittlernummer=4711000009');
    await stage.calls.answer('umfeldLaden/vermittler', answer);
    await stage.calls.answer('umfeldLaden', schalter(false));
  };
  // It is tried without a postcode first: she might be its owner.
  const mitEntwurf = (answer: StageAnswer) => async (stage: Stage) => {
    await oeffne(stage, `?vermittlernummer=&savedDraftId=${entwurfId}`);
    await stage.calls.answer('entwurfOeffnen', answer);
    await stage.calls.answer('umfeldLaden', schalter(false));
  };
  return {
    'umfeldLaden ✓ ohne Code': direkt(false),
    'umfeldLaden ✓ mit Code': direkt(true),
    'umfeldLaden ✓ mit Entwurf': mitEntwurf(conflict('PLZ_NOETIG', 'Nennen Sie die PLZ.')),
    'umfeldLaden ✓ Entwurf weg': mitEntwurf(nichtGefunden),
    'umfeldLaden ✓ Entwurf neuer': mitEntwurf(ausNeuererFassung(produkt, entwurf)),
    'umfeldLaden ✓ Entwurf abgeschlossen': mitEntwurf(
      conflict('ENTWURF_ABGESCHLOSSEN', 'Daraus ist schon ein Vertrag geworden.'),
    ),
    'umfeldLaden ✗ AGENT_UNBEKANNT': mitVermittler(nichtGefunden),
    'umfeldLaden ✗ TECHNISCH': mitVermittler(technisch),
    'umfeldLaden ✗ NICHT_VERFUEGBAR': async (stage) => {
      await oeffne(stage, `?brand=${fremdeMarke(produkt)}`);
    },
  };
}

/** A brand that does not sell it. */
function fremdeMarke(produkt: Antragsart | null): string {
  return (
    markenListe
      .toReversed()
      .find((marke) => produkt === null || !bietetAn(marke, antragszielDer(produkt).schluessel)) ??
    ''
  );
}

const entwurfId = '5b0c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3';

/** Nobody knows it, or it is somebody else's. */
export const nichtGefunden: StageAnswer = {
  status: 404,
  json: { code: 'NICHT_GEFUNDEN', errorMessage: 'Das gibt es nicht.' },
};

function schalter(mitCode: boolean): StageAnswer {
  return { json: { 'antrag-tan': mitCode, 'antrag-rechnung': true } };
}

/** The one consent every application asks for. */
export function vertragsunterlagen(produkt: ProduktSchluessel) {
  return {
    id: 'vertragsunterlagen',
    titel: 'Vertragsunterlagen',
    text: 'Ich habe die Vertragsunterlagen erhalten und konnte sie speichern.',
    version: '1',
    pflicht: true,
    produkte: [produkt],
    markt: ['DE'],
  };
}

function gespeichert(produkt: Antragsart | null, antworten: object) {
  return {
    id: entwurfId,
    status: 'OFFEN',
    produkt,
    variante: null,
    marke: 'andsafe',
    vermittlerNummer: null,
    antworten,
    // Where the flow begins: the tours go on by themselves.
    schritt: Object.keys(antworten)[0] ?? '',
    schema: 1,
    version: 1,
    tarifVersion: null,
    beitrag: null,
    geaendertAm: '2026-11-20T10:00:00.000Z',
    laeuftAb: '2027-02-18T10:00:00.000Z',
  };
}
