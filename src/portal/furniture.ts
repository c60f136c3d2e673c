// What first pages share with others comes along with the entry, in its file: each of these would be a file of its own
// for the start page, or bring whole fields along to the frame (decisions 0051, 0052). It is drawn nowhere here.
import '#contract/beiBedarf.ts';
import '#contract/fields/leerzeichen.ts';
import '#contract/fields/liesBetrag.ts';
import '#contract/tagformat.ts';
import '#widgets/disclosure/Disclosure.tsx';
import '#widgets/icon/TileIcon.tsx';
import './kommtNoch.ts';
import './queries/outdated.ts';
import './shell/Abschnitt.tsx';
import './shell/silben.ts';
import './shell/useFehlersatz.ts';
import './shell/useOffline.ts';
import './shell/whenIdle.ts';
