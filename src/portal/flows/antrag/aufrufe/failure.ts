import * as z from 'zod/mini';
import { ungueltig } from '#contract/errors.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { type Ablehnung, AntragFehler } from '#machines/antrag/failure.ts';
import { nummerAbgelehnt } from '../../nummerAbgelehnt.ts';
import { texte } from '../../../texte.ts';

/** The data of an answer; throws the failure the chart knows for everything else. The place that is insured is asked at `ortsschritt`. */
export function ergebnis<T>(response: ServiceResponse<T>, ortsschritt = 'risikoort'): T {
  if (!response.ok) throw fehlerZu(response.errorStatus, response.data, ortsschritt);
  if (response.canceled) throw new AntragFehler('TECHNISCH');
  return response.data;
}

/** Of a broker or a draft that a link names: 404 and 422 say that there is none. */
export function gefunden<T>(
  response: ServiceResponse<T>,
  sonst: 'AGENT_UNBEKANNT' | 'ENTWURF_WEG',
) {
  const { errorStatus } = response;
  if (errorStatus === 404 || errorStatus === 422) throw new AntragFehler(sonst);
  return ergebnis(response);
}

/** The same of the binding call: its key with other declarations says that the first call did arrive. */
export function abgeschlossen<T>(response: ServiceResponse<T>): T {
  if (!response.ok && z.safeParse(schluesselVergeben, response.data).success) {
    throw angekommen(t('schonAngekommen'));
  }
  return ergebnis(response);
}

const t = texte('antrag', {
  schonAngekommen:
    'Ihr Antrag ist angekommen, so wie Sie ihn zuerst eingereicht haben. Alles dazu haben wir Ihnen per E-Mail geschickt. Möchten Sie etwas ändern, melden Sie sich bei uns.',
});

const schluesselVergeben = z.object({
  fehler: z.tuple([z.object({ feld: z.literal('idempotency-key') })]),
});

function fehlerZu(status: number | 'unknown', body: unknown, ortsschritt: string): AntragFehler {
  const ort = status === 422 ? ortFalsch(body, ortsschritt) : null;
  if (ort) return new AntragFehler('NICHT_ABSCHLIESSBAR', ort);
  const nummer = z.safeParse(nummerAbgelehnt, body).data?.fehler[0];
  if (nummer)
    return new AntragFehler('TECHNISCH', { text: nummer.text, schritt: 'kontaktZahlung' });
  const { data } = z.safeParse(abgelehnt, body);
  if (status !== 409 || !data) return new AntragFehler('TECHNISCH');
  const { code, errorMessage: text, schritt = null } = data;
  if (code === 'SCHON_ANGEKOMMEN') return angekommen(text);
  return new AntragFehler(code, { text, schritt });
}

/** A postcode nobody has, and the step where it was typed; everything else her answers cannot bring about. */
function ortFalsch(body: unknown, ortsschritt: string): Ablehnung | null {
  const fehler = z.safeParse(ungueltig, body).data?.fehler ?? [];
  const [erster] = fehler.flatMap(({ feld, text }) => {
    const [, ort] = /^(?:antworten\.)?([a-zA-Z]+)\.plz$/.exec(feld) ?? [];
    if (ort === undefined) return [];
    return [{ text, schritt: ort === 'risikoOrt' ? ortsschritt : ort }];
  });
  return erster ?? null;
}

function angekommen(text: string): AntragFehler {
  return new AntragFehler('NICHT_ABSCHLIESSBAR', { text, schritt: null, istAngekommen: true });
}

/** What a 409 of any call of an application may say. */
const abgelehnt = z.object({
  code: z.enum([
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
    'SCHON_ANGEKOMMEN',
  ]),
  errorMessage: z.string(),
  schritt: z.optional(z.nullable(z.string())),
});
