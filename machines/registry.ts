import type { AnyStateMachine } from 'xstate';
import { type Abschliessbar, antragsziel, type Schadenweg } from '#contract/produkte/produkte.ts';
import { betriebshaftpflichtschaeden } from '#contract/schaeden/betriebshaftpflichtschaeden.ts';
import { fahrradschaeden } from '#contract/schaeden/fahrradschaeden.ts';
import { hausratschaeden } from '#contract/schaeden/hausratschaeden.ts';
import { privathaftpflichtschaeden } from '#contract/schaeden/privathaftpflichtschaeden.ts';
import { reiseschaeden } from '#contract/schaeden/reiseschaeden.ts';
import { sachinhaltschaeden } from '#contract/schaeden/sachinhaltschaeden.ts';
import { tierhalterschaeden } from '#contract/schaeden/tierhalterschaeden.ts';
import { vermoegensschaeden } from '#contract/schaeden/vermoegensschaeden.ts';
import { adresse } from './address/machine.ts';
import { worte as adressWorte } from './address/worte.ts';
import { mustertag } from './antrag/answers.ts';
import { briefe } from './antrag/briefe.ts';
import { betriebshaftpflichtStrecke } from './antrag/betriebshaftpflicht/machine.ts';
import { entwurfsregel, type Frueheres } from './antrag/entwurf.ts';
import { type Fragebogen, mitTarif } from './antrag/fragen/tarif.ts';
import { fahrradStrecke } from './antrag/fahrrad/machine.ts';
import { hausratStrecke } from './antrag/hausrat/machine.ts';
import { reiseStrecke } from './antrag/reise/machine.ts';
import { tierhalterhaftpflichtStrecke } from './antrag/tierhalterhaftpflicht/machine.ts';
import { privathaftpflichtStrecke } from './antrag/privathaftpflicht/machine.ts';
import { sachinhaltStrecke } from './antrag/sachinhalt/machine.ts';
import { mehrgefahrenStrecke } from './antrag/sachinhalt-mehrgefahren/machine.ts';
import { vermoegensschadenStrecke } from './antrag/vermoegensschadenhaftpflicht/machine.ts';
import { worte as antragsWorte } from './antrag/worte.ts';
import { antworten as draftAntworten } from './draft/context.ts';
import { draft } from './draft/machine.ts';
import { worte as draftWorte } from './draft/worte.ts';
import type { Companion, Flow } from './flow.ts';
import { bruecke } from './frame/machine.ts';
import { worte as brueckenWorte } from './frame/worte.ts';
import { kontostrecken } from './konto/strecken.ts';
import { bhvSchaden } from './schaden/bhv/machine.ts';
import { fahrradSchaden } from './schaden/fahrrad/machine.ts';
import { hausratSchaden } from './schaden/hausrat/machine.ts';
import { phvSchaden } from './schaden/phv/machine.ts';
import { reiseSchaden } from './schaden/reise/machine.ts';
import { siSchaden } from './schaden/si/machine.ts';
import { thvSchaden } from './schaden/thv/machine.ts';
import { vhSchaden } from './schaden/vh/machine.ts';
import { schadenmeldung, schadenstrecken } from './schaden/strecken.ts';
import { vermittlerstrecken } from './vermittler/strecken.ts';
import * as aenderungsangaben from './vertrag/aenderung/answers.ts';
import { aenderung } from './vertrag/aenderung/machine.ts';
import { worte as aenderungsWorte } from './vertrag/aenderung/worte.ts';
import { antworten as bestaetigungsAntworten } from './vertrag/bestaetigung/answers.ts';
import { bestaetigung } from './vertrag/bestaetigung/machine.ts';
import { worte as bestaetigungsWorte } from './vertrag/bestaetigung/worte.ts';
import * as kuendigungsangaben from './vertrag/kuendigung/answers.ts';
import { kuendigung } from './vertrag/kuendigung/machine.ts';
import { worte as kuendigungsWorte } from './vertrag/kuendigung/worte.ts';
import { antworten as rueckfragenAntworten } from './vertrag/parts/rueckfrage/rueckfrage.ts';
import { worte as rueckfragenWorte } from './vertrag/parts/rueckfrage/worte.ts';
import { ruecknahme } from './vertrag/ruecknahme/machine.ts';
import * as schutzangaben from './vertrag/schutz/answers.ts';
import { schutz } from './vertrag/schutz/machine.ts';
import { worte as schutzWorte } from './vertrag/schutz/worte.ts';
import * as umzugsangaben from './vertrag/umzug/answers.ts';
import { umzug } from './vertrag/umzug/machine.ts';
import { worte as umzugsWorte } from './vertrag/umzug/worte.ts';
import { vormerkung } from './vertrag/vormerkung/machine.ts';
import * as widerrufsangaben from './vertrag/widerruf/answers.ts';
import { widerruf } from './vertrag/widerruf/machine.ts';
import { worte as widerrufsWorte } from './vertrag/widerruf/worte.ts';
import { widerrufslink } from './vertrag/widerrufslink/machine.ts';
import { worte as widerrufslinkWorte } from './vertrag/widerrufslink/worte.ts';
import { geraetemerker } from './merken/machine.ts';
import { worte as merkWorte } from './merken/worte.ts';
import { onward } from './onward/machine.ts';
import { worte as onwardWorte } from './onward/worte.ts';
import { datei } from './upload/datei/machine.ts';
import { feld } from './upload/feld/machine.ts';
import { worte as uploadWorte } from './upload/worte.ts';

/** Applications, each of the same parts. */
const antraege = {
  'antrag/betriebshaftpflicht': antrag('betriebshaftpflicht', betriebshaftpflichtStrecke),
  'antrag/fahrrad': antrag('fahrrad', fahrradStrecke),
  'antrag/hausrat': antrag('hausrat', hausratStrecke),
  'antrag/tierhalterhaftpflicht': antrag('tierhalterhaftpflicht', tierhalterhaftpflichtStrecke),
  'antrag/reise': antrag('reise', reiseStrecke),
  'antrag/privathaftpflicht': antrag('privathaftpflicht', privathaftpflichtStrecke),
  'antrag/vermoegensschadenhaftpflicht': antrag(
    'vermoegensschadenhaftpflicht',
    vermoegensschadenStrecke,
  ),
  'antrag/sachinhalt': antrag('sachinhalt', sachinhaltStrecke),
  'antrag/sachinhalt-mehrgefahren': antrag('sachinhalt-mehrgefahren', mehrgefahrenStrecke),
} as const satisfies Record<`antrag/${Abschliessbar}`, Flow>;

function antrag<Chart extends AnyStateMachine>(
  weg: Abschliessbar,
  { chart, regel, fragen }: Antragsstrecke<Chart>,
) {
  const antworten = regel.formen(mustertag);
  return {
    titel: `${antragsziel(weg).name} beantragen`,
    chart,
    antworten,
    entwurf: entwurfsregel(`antrag/${weg}`, antworten, regel.frueher),
    worte: antragsWorte,
    fragen: mitTarif(fragen),
  };
}

interface Antragsstrecke<Chart> {
  readonly chart: Chart;
  readonly regel: {
    readonly formen: (heute: string) => Flow['antworten'];
    readonly frueher?: Frueheres;
  };
  readonly fragen: Fragebogen;
}

/** Reports of claims. */
const schadenmeldungen = {
  'schaden/phv': schadenmeldung(
    'phv',
    'Haftpflichtschaden melden',
    privathaftpflichtschaeden,
    phvSchaden,
  ),
  'schaden/hausrat': schadenmeldung(
    'hausrat',
    'Hausratschaden melden',
    hausratschaeden,
    hausratSchaden,
  ),
  'schaden/fahrrad': schadenmeldung(
    'fahrrad',
    'Fahrradschaden melden',
    fahrradschaeden,
    fahrradSchaden,
  ),
  'schaden/thv': schadenmeldung('thv', 'Tierhalterschaden melden', tierhalterschaeden, thvSchaden),
  'schaden/reise': schadenmeldung('reise', 'Reiseschaden melden', reiseschaeden, reiseSchaden),
  'schaden/bhv': schadenmeldung(
    'bhv',
    'Betriebshaftpflichtschaden melden',
    betriebshaftpflichtschaeden,
    bhvSchaden,
  ),
  'schaden/si': schadenmeldung('si', 'Inhaltsschaden melden', sachinhaltschaeden, siSchaden),
  'schaden/vh': schadenmeldung('vh', 'Vermögensschaden melden', vermoegensschaeden, vhSchaden),
} as const satisfies Record<`schaden/${Schadenweg}`, Flow>;

/** Every flow of the portal; the only list. The key is the folder in each room. */
export const flows = {
  ...antraege,
  ...briefe,
  ...schadenmeldungen,
  ...schadenstrecken,
  ...kontostrecken,
  ...vermittlerstrecken,
  'vertrag/aenderung': {
    titel: 'Vertrag ändern',
    chart: aenderung,
    antworten: aenderungsangaben.antworten,
    entwurf: aenderungsangaben.entwurfsregel,
    worte: aenderungsWorte,
  },
  'vertrag/bestaetigung': {
    titel: 'Bestätigung anfordern',
    chart: bestaetigung,
    antworten: bestaetigungsAntworten,
    worte: bestaetigungsWorte,
  },
  'vertrag/kuendigung': {
    titel: 'Vertrag kündigen',
    chart: kuendigung,
    antworten: kuendigungsangaben.formen,
    entwurf: kuendigungsangaben.entwurfsregel,
    worte: kuendigungsWorte,
  },
  'vertrag/ruecknahme': {
    titel: 'Kündigung zurücknehmen',
    chart: ruecknahme,
    antworten: rueckfragenAntworten,
    worte: rueckfragenWorte,
  },
  'vertrag/schutz': {
    titel: 'Schutz anpassen',
    chart: schutz,
    antworten: schutzangaben.antworten,
    entwurf: schutzangaben.entwurfsregel,
    worte: schutzWorte,
  },
  'vertrag/umzug': {
    titel: 'Umzug melden',
    chart: umzug,
    antworten: umzugsangaben.antworten,
    entwurf: umzugsangaben.entwurfsregel,
    worte: umzugsWorte,
  },
  'vertrag/vormerkung': {
    titel: 'Vorgemerkte Änderung löschen',
    chart: vormerkung,
    antworten: rueckfragenAntworten,
    worte: rueckfragenWorte,
  },
  'vertrag/widerruf': {
    titel: 'Vertrag widerrufen',
    chart: widerruf,
    antworten: widerrufsangaben.antworten,
    entwurf: widerrufsangaben.entwurfsregel,
    worte: widerrufsWorte,
  },
  'vertrag/widerrufslink': {
    titel: 'Widerruf bestätigen oder „Das war ich nicht“',
    chart: widerrufslink,
    antworten: {},
    worte: widerrufslinkWorte,
  },
} as const satisfies Record<string, Flow>;

/** Flows whose steps are addresses. */
const mitAdressen = [
  ...Object.keys(antraege),
  ...Object.keys(schadenmeldungen),
  'schaden/einwilligung',
  'schaden/geschaedigter',
  'vermittler/beratung',
  'vermittler/vertriebspartner-werden',
  'vertrag/aenderung',
  'vertrag/kuendigung',
  'vertrag/schutz',
  'vertrag/umzug',
  'vertrag/widerruf',
] as const;

/** Flows that take files. */
const mitNachweis = [
  'vertrag/kuendigung',
  'vertrag/aenderung',
  'schaden/unterlage',
  ...Object.keys(schadenmeldungen),
] as const;

/** What runs beside flows; the key is the folder of its chart. */
export const companions = {
  address: {
    titel: 'Adresse, Zurück und Vor',
    chart: adresse,
    antworten: {},
    neben: mitAdressen,
    // It is somewhere else by the time a page is drawn.
    gespieltMit: 'vertrag/aenderung',
    worte: adressWorte,
  },
  'upload/feld': {
    titel: 'Dateien hochladen',
    chart: feld,
    antworten: {},
    neben: mitNachweis,
    worte: uploadWorte,
  },
  'upload/datei': {
    titel: 'Eine Datei hochladen',
    chart: datei,
    antworten: {},
    neben: mitNachweis,
    gespieltMit: 'upload/feld',
    worte: uploadWorte,
  },
  draft: {
    titel: 'Entwurf speichern',
    chart: draft,
    antworten: draftAntworten,
    worte: draftWorte,
    neben: Object.keys(antraege),
  },
  merken: {
    titel: 'Auf diesem Gerät merken',
    chart: geraetemerker,
    antworten: {},
    worte: merkWorte,
    neben: Object.keys(antraege),
  },
  onward: {
    titel: 'Wieder nach vorn',
    chart: onward,
    antworten: {},
    worte: onwardWorte,
    neben: Object.keys(antraege),
    // It is over by the time a page is drawn.
    gespieltMit: 'antrag/hausrat',
  },
  frame: {
    titel: 'Brücke zur einbettenden Seite',
    chart: bruecke,
    antworten: {},
    worte: brueckenWorte,
    neben: [...Object.keys(antraege), ...Object.keys(schadenmeldungen), 'vertrag/aenderung'],
    // It runs only where the portal is framed by another page (`tests/e2e/embedding.spec.ts`).
    gespieltMit: 'antrag/hausrat',
  },
} as const satisfies Record<string, Companion>;

/** Every chart there is. */
export const charts: Readonly<Record<string, Flow | Companion>> = { ...flows, ...companions };
