import {
  anbindungMonate,
  feedbackMonate,
  geschaedigtMonate,
  nachrichtMonate,
  widerrufMonate,
} from '#contract/constants.ts';
import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitte } from '../prosa/Abschnitte.tsx';
import { datenschutz } from './datenschutzText.ts';
import { markenwerte } from './markenwerte.ts';

/** Privacy notice. */
export default function Datenschutz() {
  const { titel, einleitung, abschnitte } = datenschutz({
    ...markenwerte(useBrand()),
    feedbackMonate: String(feedbackMonate),
    nachrichtMonate: String(nachrichtMonate),
    widerrufMonate: String(widerrufMonate),
    geschaedigtMonate: String(geschaedigtMonate),
    anbindungMonate: String(anbindungMonate),
  });
  return (
    <Page title={titel} lead={einleitung}>
      <Abschnitte abschnitte={abschnitte} />
    </Page>
  );
}
