import { useState } from 'react';
import * as z from 'zod/mini';
import { email as emailForm } from '#contract/fields/email.ts';
import { plz as plzForm } from '#contract/fields/plz.ts';
import { Button } from '#widgets/button/Button.tsx';
import { EmailField } from '#widgets/email-field/EmailField.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { showToast } from '#widgets/toast/toast.ts';
import { useSession } from '../../../ports.ts';
import { Aktionen } from '../../../shell/Aktionen.tsx';
import { useOffline } from '../../../shell/useOffline.ts';
import { useForm } from '../../useForm.ts';
import { type StepProps, useKontext } from '../steps/step.ts';
import type { Speicherergebnis } from './ablage.ts';
import { inhaltVon, plzIn } from './inhalt.ts';
import { t } from './texte.ts';
import { useAblage } from './useAblage.ts';
import { zeitpunkt } from './uhrzeit.ts';

interface Props extends Pick<StepProps, 'actor' | 'seite' | 'ablage'> {
  schritt: string;
  offen: unknown;
  onZu: () => void;
}

/** Asks where the link goes and says what is kept; a second time it saves over the first or throws it away. */
export default function Speicherdialog(props: Props) {
  const { actor, seite, ablage, schritt, offen, onZu } = props;
  const { kennung, lage } = useAblage(ablage);
  const [loescht, setLoescht] = useState(false);
  const [gescheitert, setGescheitert] = useState<Speicherergebnis | null>(null);
  const kontext = useKontext(actor, (context) => context);
  const angemeldet = useSession().status === 'angemeldet';
  const bekannteEmail = kontext.antworten.kontakt?.email ?? '';
  const bekanntePlz = plzIn(Object.fromEntries(Object.entries({ ...kontext.antworten, offen })));
  const fragtPlz = kennung === null && gueltigePlz(bekanntePlz) === null && !angemeldet;
  const form = useForm(fragtPlz ? mitPlz : ohnePlz, {
    entwurfEmail: bekannteEmail,
    entwurfPlz: '',
  });

  async function speichern() {
    const wohin = kennung ? { entwurfEmail: null, entwurfPlz: null } : form.check();
    const inhalt = inhaltVon(seite, kontext, schritt, offen);
    if (!wohin) return;
    const plz = wohin.entwurfPlz ?? gueltigePlz(bekanntePlz);
    const email = wohin.entwurfEmail;
    const ergebnis = inhalt ? await ablage.speichern(inhalt, { plz, email }) : 'TECHNISCH';
    setGescheitert(ergebnis);
    // The conflict is asked about in a dialog of its own.
    if (ergebnis === 'GEAENDERT') return onZu();
    if (ergebnis !== 'GESPEICHERT') return;
    const title = email === null ? t('gespeichertWieder') : t('gespeichert', { email });
    showToast({ title, state: 'positive', duration: 6000 });
    onZu();
  }

  if (loescht) return <Loeschfrage {...props} onZurueck={() => setLoescht(false)} />;
  return (
    <Modal open title={t('titel')} onClose={onZu} busy={lage === 'SPEICHERT'}>
      {kennung && <p>{t('gespeichertAm', zeitpunkt(kennung.gespeichertUm))}</p>}
      <p>{t(kennung ? 'erklaerungWieder' : 'erklaerung')}</p>
      <p>
        {frage(fragtPlz, kennung?.plz ?? gueltigePlz(bekanntePlz))}{' '}
        {angemeldet && `${t('ohneFrage')} `}
        {t('ohneBank')}
      </p>
      {istHalb(props) && <p>{t('nichtAlles')}</p>}
      <Form onSubmit={() => void speichern()}>
        {!kennung && <EmailField {...form.field('entwurfEmail')} />}
        {fragtPlz && (
          <TextField
            {...form.field('entwurfPlz')}
            label={t('plz')}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        )}
        <Misserfolg ergebnis={gescheitert} />
        <Aktionen>
          <Button type="submit" loading={lage === 'SPEICHERT'}>
            {t(kennung ? 'aenderungen' : 'speichern')}
          </Button>
          <Button variant="secondary" onClick={kennung ? () => setLoescht(true) : onZu}>
            {t(kennung ? 'loeschen' : 'abbrechen')}
          </Button>
        </Aktionen>
      </Form>
    </Modal>
  );
}

function Loeschfrage({ ablage, onZu, onZurueck }: Props & { onZurueck: () => void }) {
  const [laeuft, setLaeuft] = useState(false);
  async function loeschen() {
    setLaeuft(true);
    const weg = await ablage.loeschen();
    showToast({
      title: t(weg ? 'geloescht' : 'nichtGeloescht'),
      state: weg ? 'positive' : 'negative',
    });
    onZu();
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('loeschenFrage')}
      confirmLabel={t('loeschen')}
      busy={laeuft}
      onConfirm={() => void loeschen()}
      onCancel={onZurueck}
    >
      <p>{t('loeschenText')}</p>
    </ConfirmDialog>
  );
}

function Misserfolg({ ergebnis }: { ergebnis: Speicherergebnis | null }) {
  const offline = useOffline();
  if (ergebnis === null || ergebnis === 'GESPEICHERT' || ergebnis === 'GEAENDERT') return null;
  const woran = { WEG: 'weg', ZU_VIELE: 'zuViele', TECHNISCH: 'fehler' } as const;
  return <InfoBox type="error">{t(offline ? 'keineVerbindung' : woran[ergebnis])}</InfoBox>;
}

/** Something on this page is not answered as its shape asks. */
function istHalb({ actor, seite, schritt, offen }: Props): boolean {
  const { umfeld } = actor.getSnapshot().context;
  const form = umfeld && seite.regel.formen(umfeld.heute)[schritt];
  return Boolean(form && offen !== undefined && !form.safeParse(offen).success);
}

function frage(fragtPlz: boolean, plz: string | null): string {
  if (fragtPlz) return t('frageUnbekannt');
  return plz === null ? '' : t('frage', { plz });
}

function gueltigePlz(plz: string | null): string | null {
  return z.safeParse(plzForm, plz).data ?? null;
}

const ohnePlz = z.object({
  entwurfEmail: emailForm,
  entwurfPlz: z.pipe(
    z.string(),
    z.transform(() => null),
  ),
});
const mitPlz = z.object({ entwurfEmail: emailForm, entwurfPlz: plzForm });
