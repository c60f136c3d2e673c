import * as z from 'zod/mini';
import {
  entwurfAendern,
  entwurfAnlegen,
  entwurfLoeschen,
  entwurfOeffnen,
} from '#contract/endpoints/entwurf.ts';
import type { entwurf } from '#contract/entities/entwurf.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { Entwurfsinhalt, Kennung, Speicherung, Wohin } from '#machines/draft/context.ts';
import { DraftFehler } from '#machines/draft/failure.ts';
import { showToast } from '#widgets/toast/toast.ts';
import { auftragsschluessel, nurHier } from '../../../auftragsschluessel.ts';
import type { Client } from '../../../client/client.ts';
import { t } from './texte.ts';

export type GespeicherterAntrag = z.infer<typeof entwurf>;

/** The calls around a draft; they come with the first save or link. */
export function uebertragung(client: Client, now: () => Date) {
  const anlegen = neuer(client);
  const lesen = (id: string, plz: string | null) =>
    client.call(entwurfOeffnen, { params: { id }, body: { plz }, unique: false });

  /** Keeps it; from then on that postcode proves that it may be opened. */
  async function sichern(
    { inhalt, kennung, wohin }: Speicherung,
    plz: string | null,
  ): Promise<Kennung> {
    if (!inhalt) throw new DraftFehler('TECHNISCH');
    const { id, version, laeuftAb } = ergebnis(
      await (kennung ? aendern(client, inhalt, kennung, wohin) : anlegen(inhalt, wohin)),
    );
    const zusage = inhalt.zusage ?? kennung?.zusage;
    const gespeichertUm = now().toISOString();
    return { id, version, laeuftAb, plz, gespeichertUm, ...(zusage && { zusage }) };
  }

  return {
    lesen,
    // A broker proves nothing of his own draft: a postcode he corrects is the one its link asks for.
    selbstSpeichern: (speicherung: Speicherung) =>
      sichern(speicherung, speicherung.kennung?.plz ?? null),
    speichern: async (speicherung: Speicherung): Promise<Kennung> => {
      const { kennung, wohin } = speicherung;
      const gesichert = await sichern(speicherung, kennung?.plz ?? wohin.plz);
      const { email } = wohin;
      const title = email === null ? t('gespeichertWieder') : t('gespeichert', { email });
      showToast({ title, state: 'positive', duration: 6000 });
      return gesichert;
    },
    /** The number of the newest version. */
    neuesteLesen: async (kennung: Kennung | null): Promise<number> => {
      if (!kennung) throw new DraftFehler('WEG');
      return ergebnis(await lesen(kennung.id, kennung.plz)).version;
    },
    loeschen: async (kennung: Kennung | null): Promise<void> => {
      const antwort = kennung && (await entfernen(client, kennung));
      // Gone is gone, whoever deleted it.
      if (antwort && antwort.errorStatus !== 404) ergebnis(antwort);
      showToast({ title: t('geloescht'), state: 'positive' });
    },
  };
}

function neuer(client: Client) {
  // A repeat of a save nobody answered is no second draft; one after it was deleted is.
  const schluessel = auftragsschluessel(nurHier());
  return (inhalt: Entwurfsinhalt, { plz, email }: Wohin) => {
    const body = z.parse(entwurfAnlegen.body, { ...inhalt, plz, email });
    return schluessel.sende(body, (idempotencyKey) =>
      client.call(entwurfAnlegen, { body, idempotencyKey, unique: false }),
    );
  };
}

function aendern(client: Client, inhalt: Entwurfsinhalt, kennung: Kennung, wohin: Wohin) {
  const { produkt: _produkt, marke: _marke, vermittlerNummer: _verkauf, ...rest } = inhalt;
  const { id, version, plz } = kennung;
  const body = z.parse(entwurfAendern.body, { ...rest, version, plz: plz ?? wohin.plz });
  return client.call(entwurfAendern, { params: { id }, body, unique: false });
}

function entfernen(client: Client, { id, plz }: Kennung) {
  return client.call(entwurfLoeschen, { params: { id }, body: { plz }, unique: false });
}

/** The data of an answer; throws the failure the chart knows for everything else. */
function ergebnis<T>(antwort: ServiceResponse<T>): T {
  if (antwort.ok && !antwort.canceled) return antwort.data;
  if (antwort.errorStatus === 404) throw new DraftFehler('WEG');
  if (antwort.errorStatus === 429) throw new DraftFehler('ZU_VIELE');
  const { data: abgelehnt } = z.safeParse(absage, antwort.data);
  throw new DraftFehler(abgelehnt ? arten[abgelehnt.code] : 'TECHNISCH');
}

const arten = { ENTWURF_GEAENDERT: 'GEAENDERT', ENTWURF_ABGESCHLOSSEN: 'ABGESCHLOSSEN' } as const;
const absage = z.object({ code: z.enum(['ENTWURF_GEAENDERT', 'ENTWURF_ABGESCHLOSSEN']) });
