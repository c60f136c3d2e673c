import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import {
  kuendigen,
  kuendigungBerechnen,
  kuendigungLesen,
} from '#contract/endpoints/vertrag/beendigung.ts';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import { featuresLesen } from '#contract/endpoints/features.ts';
import { featureStandard } from '#contract/features.ts';
import type { AngebotenerGrund, Kuendigungsangebot } from '#contract/entities/beendigung.ts';
import { t as tBeendigung } from '#portal/flows/vertrag/beendigung/texte.ts';
import { t, worteFuer } from '#portal/flows/vertrag/kuendigung/texte.ts';
import { t as tAuftrag } from '#portal/flows/vertrag/Auftragsfeld.tsx';
import type { Given, Stage } from '#tests/models/browser/flowInBrowser.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { conflict } from '#tests/models/browser/wire.ts';
import { hochladen, uploadReads } from '#tests/models/vertrag/uploads.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import {
  ablehnung,
  desKunden,
  kuendigungsdatum,
  nachweisWeg,
  ohneMeinung,
  versicherungsNummer,
} from './cases.ts';
import { gesagt, gezeigt, worte } from './gezeigt.ts';

const ordentlich = {
  datumsRegel: 'ORDENTLICH',
  nachweis: null,
  freitextPflicht: false,
  termine: { von: '2026-11-21', bis: '2027-11-21', standard: '2026-11-22' },
  hinweis: null,
  hinderung: null,
} as const satisfies Omit<AngebotenerGrund, 'key' | 'label'>;

const angebot: Kuendigungsangebot = {
  hinderung: null,
  gruende: [
    { ...ordentlich, key: 'ZU_TEUER', label: 'Der Beitrag ist mir zu hoch' },
    {
      ...ordentlich,
      key: 'VERKAUF',
      label: 'Ich habe das versicherte Objekt verkauft',
      datumsRegel: 'VERKAUF',
      nachweis: 'Kaufvertrag',
    },
    { ...ordentlich, key: 'SONSTIGES', label: 'Sonstiger Grund', freitextPflicht: true },
  ],
  hinweise: [],
  widerrufBis: '2026-12-01',
  zuruecknehmbarBis: null,
};

/** The contract, and until when it runs as soon as it is cancelled. */
function jetzt(given: Given): object {
  return {
    ...vertrag,
    versicherungsNummer,
    ...(given.has('kuendigen ✓ wirksam')
      ? { vertragsstatus: 'AUSLAUFEND', beendigungsdatum: kuendigungsdatum }
      : {}),
  };
}

export const inBrowser = unterbrechungImBrowser({
  address: adresse(versicherungsNummer),
  addresses: {
    'im Auftrag': `/vermittler/vertraege/details/${desKunden}/kuendigung`,
    'ohne Frage nach der Meinung': adresse(ohneMeinung),
  },
  signedIn: true,
  calls: { berechnen: kuendigungBerechnen, kuendigen },
  bodies: {
    berechnen: (input) => z.parse(auftrag, input).wunsch,
    kuendigen: (input) => {
      const { wunsch, freitext, nachweise, iban } = z.parse(kuendigungsauftrag, input);
      return {
        kuendigungsgrund: wunsch.grund,
        kuendigungsdatum: wunsch.kuendigungsdatum,
        freitext: freitext ?? undefined,
        iban: iban ?? undefined,
        nachweise: nachweise.length === 0 ? undefined : nachweise,
      };
    },
  },
  reads: [
    { of: kuendigungLesen, answer: { json: angebot } },
    { of: vertragLesen, answer: (given) => ({ json: jetzt(given) }) },
    { of: findByPartnerNummer, answer: (given) => ({ json: [jetzt(given)] }) },
    // Answered here both times, so that no cache keeps the flags of the other customer.
    { of: schalterOhneMeinung(), answer: { json: { ...featureStandard, feedback: false } } },
    { of: featuresLesen, answer: { json: featureStandard } },
    ...uploadReads,
  ],
  answers: {
    '✗ abgelehnt': conflict(ablehnung.code, ablehnung.errorMessage),
    '✗ ohneNachweis': conflict(nachweisWeg.code, nachweisWeg.errorMessage),
  },
  buttons: {
    WEITER: (from) => t(from.matches('uebersicht') ? 'kuendigungBeginnen' : 'weiter'),
    KUENDIGEN: t('verbindlichKuendigen'),
    ERNEUT: (from) =>
      t(from.matches('fehlerBeimKuendigen') ? 'nochmalKuendigen' : 'nochmalBerechnen'),
  },
  fields: { gelesen: [] },
  fillers: { nachweise: hochladen },
  happenings: { IM_AUFTRAG_KUENDIGEN: imAuftragKuendigen },
  cameFrom: { frisch: ['/kunden/vertraege', `/kunden/vertraege/${versicherungsNummer}`] },
  behind: {
    'kuendigen ✓ wirksam': {
      link: 'Vertrag ansehen',
      path: `/kunden/vertraege/${versicherungsNummer}`,
      only: ({ context }) => !kontext.parse(context).imAuftrag,
      says: () => ['Endet am 31.12.2026'],
      next: {
        link: 'Alle Verträge',
        path: '/kunden/vertraege',
        says: () => ['Endet am 31.12.2026'],
      },
    },
  },
  labels: worte,
  shows: gezeigt,
  says: gesagt,
  // Whoever may still revoke it need not cancel.
  notices: { uebersicht: ['Sie können diesen Vertrag noch widerrufen.'] },
  edits: {
    grund: { Zurück: 'uebersicht' },
    datum: { Zurück: 'grund' },
    nachweis: { Zurück: 'datum' },
    pruefen: { Grund: 'grund', 'Letzter Tag des Schutzes': 'datum', Hochgeladen: 'nachweis' },
  },
  sentence: (snapshot: AnyMachineSnapshot) => {
    if (snapshot.matches('abgelehnt')) return ablehnung.errorMessage;
    if (snapshot.matches('eingereicht')) {
      return worteFuer(kontext.parse(snapshot.context).imAuftrag)('eingereicht');
    }
    return snapshot.hasTag('fehler') ? tBeendigung('fehler') : null;
  },
});

const auftrag = z.object({
  wunsch: z.object({ grund: z.string(), kuendigungsdatum: z.string() }),
});
const kuendigungsauftrag = z.extend(auftrag, {
  freitext: z.nullable(z.string()),
  nachweise: z.array(z.string()),
  iban: z.nullable(z.string()),
});
const kontext = z.object({ imAuftrag: z.boolean() });

/** Nothing is sent as long as the box is open. */
async function imAuftragKuendigen({ page }: Stage, from: AnyMachineSnapshot): Promise<void> {
  const haken = page.locator('main [name="imAuftragDesKunden"]');
  const knopf = page.getByRole('button', { name: t('verbindlichKuendigen') });
  if (!kontext.parse(from.context).imAuftrag) return;
  await haken.setChecked(false, { force: true });
  await knopf.click();
  await page.getByText(tAuftrag('imAuftragFehlt')).first().waitFor();
  await haken.setChecked(true, { force: true });
  await knopf.click();
}

function adresse(nummer: string): string {
  return `/kunden/kuendigen-widerrufen/${nummer}/kuendigung`;
}

/** Asks for the flags while the page of the customer is open whom nobody asks for her opinion. */
function schalterOhneMeinung(): (request: StageRequest) => boolean {
  let istIhre = false;
  return ({ path }) => {
    if (path.startsWith('/kunden/')) istIhre = path.startsWith(adresse(ohneMeinung));
    return istIhre && path === `/api${featuresLesen.path}`;
  };
}
