import type { AntragEreignis } from '#machines/antrag/events.ts';
import { anfangsstand } from '#machines/antrag/context.ts';
import type { Ports } from '../../../ports.ts';
import type { Antragsseite } from '#machines/antrag/frage.ts';
import { notizenIn } from '../../../formular/notizen.ts';
import type { FragenProps } from '../fragen/useFrage.ts';
import { eingabenSchluessel, nurHier } from '../../../formular/notizen.ts';
import { davor } from '../entwurf/davor.ts';
import type { Schrittstand } from '../steps/Schrittbild.tsx';
import type { AntragActor, AntragSnapshot, Sprung } from '../steps/step.ts';

/** The first page of an application, as far as it stands without the chart. */
export interface ErsteAntragsseite {
  /** Id in the registry, under which drafts are kept. */
  readonly flow: `antrag/${string}`;
  readonly schritt: string;
  /** As it stands: it is drawn ahead for no keys, and for brands that write as in Germany only. */
  readonly frageseite: Antragsseite;
  /** What the chart says of it. */
  readonly fortschritt: Schrittstand;
}

/** The first page before its chart is there: it keeps what is typed, and everything else waits. */
export function anfangsseite(
  { flow, schritt, frageseite, fortschritt }: ErsteAntragsseite,
  { speicher }: Pick<Ports, 'speicher'>,
): FragenProps {
  return {
    schritt,
    frageseite,
    fortschritt,
    actor: nochNicht,
    entwurf: davor(),
    seite: null,
    voriger: null,
    bekannt: {},
    notizen: notizenIn(speicher, eingabenSchluessel(flow), nurHier),
  };
}

/** Stands where every application begins, hears nothing and says nothing. */
const nochNicht: AntragActor = {
  getSnapshot: () => vorDemAnfang,
  send: (_event: AntragEreignis | Sprung) => undefined,
  subscribe: () => ({ unsubscribe: () => undefined }),
};

const vorDemAnfang: AntragSnapshot = {
  context: anfangsstand({}),
  value: 'initialisieren',
  status: 'active',
  hasTag: (tag) => tag === 'laedt',
  can: () => false,
  getMeta: () => ({ initialisieren: { step: 'anfang' } }),
};
