import { lazy, Suspense } from 'react';
import { Button } from '#widgets/button/Button.tsx';
import { ErrorSummary } from '#widgets/error-summary/ErrorSummary.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { useSelector } from '../../useSelector.ts';
import { Schrittbild } from '../steps/Schrittbild.tsx';
import { Aushangplatz } from '../aushang/Aushangplatz.tsx';
import { t } from '../texte.ts';
import { Felder, Vermerkbox, Warum } from '../../../formular/Felder.tsx';
import { Gescheitert } from './Gescheitert.tsx';
import type { Formularwerte } from '../../../formular/useEingaben.ts';
import { type FragenProps, useFrage } from './useFrage.ts';

/**
 * One page of questions of any product, from its list of fields. Not compiled: every answer draws nearly all of it anew,
 * and first pages wait for each byte.
 */
export function Fragen(props: FragenProps & { werte: Formularwerte }) {
  'use no memo';
  const { actor, frageseite } = props;
  const { form, lage, laedt, istBekannt, aendern, weiter } = useFrage(props);
  const gescheitert = useSelector(actor, (snapshot) => snapshot.hasTag('fehler'));
  const { titel, einleitung, vorab, warum, aushang } = frageseite;
  return (
    <Schrittbild
      {...props}
      titel={titel}
      einleitung={einleitung}
      offen={form.gelesen.antwort}
      neben={aushang && <Aushangplatz name={aushang} teil="seite" />}
    >
      {form.fehler.length > 0 && (
        <ErrorSummary
          key={form.versuch}
          title={t('warumNicht')}
          errors={form.fehler.map(({ name, text }) => ({ fieldId: `field-${name}`, text }))}
        />
      )}
      {vorab && <Vermerkbox {...vorab} />}
      <Form onSubmit={weiter}>
        {istBekannt ? (
          <Suspense>
            <Bekanntes seite={frageseite} gelesen={form.gelesen} lage={lage} onAendern={aendern} />
          </Suspense>
        ) : (
          <Felder
            {...form}
            sichtbar={form.gelesen.sichtbar}
            {...props.auswege?.(form)}
            vermerke={frageseite.vermerke?.(form.gelesen.antwort, lage) ?? []}
          />
        )}
        {warum !== undefined && <Warum text={warum} />}
        {gescheitert && <Gescheitert actor={actor} />}
        <Button type="submit" loading={laedt} fullWidth={aushang !== undefined}>
          {frageseite.weiter ?? t('weiter')}
        </Button>
        {aushang && <Aushangplatz name={aushang} teil="zeile" />}
      </Form>
    </Schrittbild>
  );
}

const Bekanntes = lazy(() => import('./Bekanntes.tsx'));
