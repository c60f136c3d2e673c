import * as z from 'zod/mini';
import { uploadCode, type UploadAbgelehnt } from '#contract/entities/upload.ts';
import { datei, dateien, dateiFehler } from '#contract/fields/datei.ts';
import { bildBefund, hoechstensBildpunkte } from './bild.ts';
import { dateiart, type Dateiart } from './dateiart.ts';
import { endetWie, gruppeVon, nameMit } from './dateiname.ts';
import { pdfBefund } from './pdf.ts';

/** A file as it was announced. */
export interface Angekuendigt {
  name: string;
  /** As the browser said it; empty where it knew none. */
  typ: string;
  /** Bytes. */
  groesse: number;
}

/** What to do where files that were to go with something are no longer kept, or went with something else. */
export const dateienNochmal = 'Laden Sie die Dateien bitte noch einmal hoch.';

/** Largest file there is, bytes (`domain/schaden.md §6`). */
export const groessteDatei = 20 * 1024 * 1024;

/** Why a file may not come, beside those of the same purpose that came before; null when it may. */
export function ankuendigungPruefen(
  neue: Angekuendigt,
  bisherige: readonly Angekuendigt[],
): UploadAbgelehnt | null {
  const alle = [...bisherige, neue].map(alsFeld);
  return einwand(z.safeParse(datei(), alsFeld(neue))) ?? einwand(z.safeParse(dateien(), alle));
}

type Befund = { ok: { typ: Dateiart; name: string } } | { abgelehnt: UploadAbgelehnt };

/** What has arrived, and the name it is kept under. Name, claimed type and bytes have to be of one kind. */
export function inhaltPruefen(bytes: Buffer, { name, typ }: Angekuendigt): Befund {
  const art = dateiart(bytes);
  if (art === null || !passt(art, { name, typ })) return { abgelehnt: andereArt };
  if (istVerdaechtig(name, bytes)) return { abgelehnt: ungeprueft };
  const code = art === 'application/pdf' ? pdfBefund(bytes) : bildBefund(art, bytes);
  if (code !== null) return { abgelehnt: { code, errorMessage: saetze[code] } };
  return { ok: { typ: art, name: nameMit(art, name) } };
}

function alsFeld({ name, typ: type, groesse: size }: Angekuendigt) {
  return { name, type, size };
}

function einwand({ error }: { error?: z.core.$ZodError | undefined }): UploadAbgelehnt | null {
  const [erster] = error?.issues ?? [];
  if (!erster) return null;
  const code = erster.code === 'custom' ? uploadCode.safeParse(erster.params?.['code']).data : null;
  return { code: code ?? 'TYP', errorMessage: erster.message };
}

function passt(art: Dateiart, { name, typ }: Pick<Angekuendigt, 'name' | 'typ'>): boolean {
  return endetWie(art, name) && (typ === '' || gruppeVon(typ.toLowerCase()) === gruppeVon(art));
}

const andereArt: UploadAbgelehnt = {
  code: 'TYP',
  errorMessage: dateiFehler().find(({ code }) => code === 'TYP')?.text ?? '',
};

/** What is wrong inside, and what to do about it. */
const saetze = {
  AKTIV:
    'Die PDF-Datei startet etwas, wenn man sie öffnet. Drucken Sie sie in eine neue PDF-Datei, oder machen Sie ein Foto davon.',
  UNLESBAR:
    'In die PDF-Datei können wir nicht hineinsehen, weil sie geschützt oder beschädigt ist. Drucken Sie sie in eine neue PDF-Datei, oder machen Sie ein Foto davon.',
  BILDPUNKTE: `Das Bild hat mehr als ${hoechstensBildpunkte / 1_000_000}\u00A0Megapixel. Speichern Sie es kleiner.`,
  UNVOLLSTAENDIG:
    'Das Bild ist nicht vollständig. Öffnen Sie es auf Ihrem Gerät, und speichern Sie es neu.',
} as const;

const ungeprueft: UploadAbgelehnt = {
  code: 'NICHT_GEPRUEFT',
  errorMessage: 'Die Datei konnte nicht geprüft werden.',
};

/** Stands for the virus scanner: by name, and by the test file every scanner knows (eicar.org). */
function istVerdaechtig(name: string, bytes: Buffer): boolean {
  return name.toLowerCase().includes('eicar') || bytes.includes(eicar);
}

// In two pieces, so that no scanner takes this source for the file.
const eicar = Buffer.from(['EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE'].join('-'));
