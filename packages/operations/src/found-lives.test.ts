import type { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { sectionNames } from '@folio/contract/section-names';
import type { SectionReference } from '@folio/contract/section-references';
import { expect, it } from 'vitest';
import { Device, edited, Server, smallDocument, Tab } from './testing/small-world.ts';

/** Lives in which a model of tabs, devices and a server has once lost something. */
function begin() {
  const server = new Server(smallDocument());
  const [device, another] = [new Device(server), new Device(server)];
  const tab = (author: string, on = device) => new Tab(author.repeat(8), on, server);
  return { server, device, another, tab };
}
const change = ({ replica }: Tab, edit: (content: ResumeContent) => void) =>
  replica.change(edited(replica.document, edit));
const setTitle = (tab: Tab, title: string) =>
  change(tab, ({ personalInfo }) => {
    personalInfo.title = title;
  });
const sync = (...tabs: Tab[]) => {
  for (const tab of [...tabs, ...tabs]) tab.sync({ isLost: false });
};

it('an operation whose answer was lost is not applied again by a tab that is further ahead', () => {
  const { server, device, tab } = begin();
  const one = tab('1');
  device.isFull = true;
  setTitle(one, 'First');
  one.sync({ isLost: true });
  tab('0').sync({ isLost: false });
  setTitle(one, 'Second');
  device.isFull = false;
  sync(tab('2'), one);
  for (const left of device.tabs) sync(left);
  expect(server.document.content.personalInfo.title).toBe('Second');
});

it('a removed entry is not restored for an operation that fails', () => {
  const { server, another, tab } = begin();
  const one = tab('1');
  change(one, ({ workExperience: [entry] }) => {
    if (entry?.bullets[0]) entry.bullets[0].text = 'Another.';
  });
  server.put(
    edited(server.document, ({ workExperience: [entry] }) => entry?.bullets.pop()),
    { isLogged: false },
  );
  const other = tab('2', another);
  sync(other);
  change(other, ({ workExperience }) => workExperience.shift());
  sync(other, one, other);
  expect(server.document.content.workExperience.map(({ id }) => id)).toEqual(['x1']);
  expect(other.replica.document).toEqual(server.document);
  expect(one.replica.refused).toHaveLength(1);
});

it('undo takes back what one wrote, and not what somebody else has written over it', () => {
  const { server, another, tab } = begin();
  const [one, other] = [tab('1'), tab('2', another)];
  setTitle(one, 'Mine');
  sync(one, other);
  setTitle(other, 'Theirs');
  sync(other, one);
  expect(one.replica.canUndo).toBe(false);
  other.replica.undo();
  sync(other, one);
  expect(server.document.content.personalInfo.title).toBe('Mine');
});

it('two devices hide, name and part sections, and both keep what they did', () => {
  const { server, another, tab } = begin();
  const [one, other] = [tab('1'), tab('2', another)];
  const set = ({ replica }: Tab, settings: Partial<DocumentSettings>) =>
    replica.change({
      ...replica.document,
      settings: { ...replica.document.settings, ...settings },
    });
  set(one, { hiddenSections: ['education', 'interests'], sectionTitles: { skills: 'Craft' } });
  sync(one, other);
  set(one, { hiddenSections: ['education', 'interests', 'workExperience'] });
  set(one, { sectionTitles: { skills: 'Craft', projects: 'Works' }, breakBefore: ['projects'] });
  set(other, { hiddenSections: ['interests', 'publications'], breakBefore: ['skills'] });
  set(other, { sectionTitles: { education: 'Schools' } });
  sync(one);
  other.sync({ isLost: false });
  expect(server.document.settings).toMatchObject({
    hiddenSections: ['interests', 'workExperience', 'publications'],
    sectionTitles: { projects: 'Works', education: 'Schools' },
    breakBefore: ['projects', 'skills'],
  });
  expect(server.document.settings.sectionTitles).not.toHaveProperty('skills');
  sync(one, other);
  expect(one.replica.document).toEqual(server.document);
  expect(other.replica.document).toEqual(server.document);
  other.replica.undo();
  sync(other, one);
  expect(one.replica.document.settings.sectionTitles).toEqual({
    skills: 'Craft',
    projects: 'Works',
  });
  expect(one.replica.document).toEqual(server.document);
});

it('two devices move sections, both moves stay, and each takes back its own alone', () => {
  const { server, another, tab } = begin();
  const [one, other] = [tab('1'), tab('2', another)];
  const order = (...first: SectionReference[]) => [...new Set([...first, ...sectionNames])];
  const set = ({ replica }: Tab, order: SectionReference[]) =>
    replica.change({ ...replica.document, order });
  const usual = ['workExperience', 'education', 'projects', 'skills', 'languages'] as const;
  set(one, order('personalInfo', ...usual));
  sync(one, other);
  set(one, order('personalInfo', 'skills', ...usual));
  set(other, order('personalInfo', 'workExperience', 'languages', ...usual));
  sync(one);
  other.sync({ isLost: false });
  sync(one, other);
  const both = order('personalInfo', 'skills', 'workExperience', 'languages', ...usual);
  expect(server.document.order).toEqual(both);
  expect(server.conflicts).toEqual([]);
  expect([one.replica.document.order, other.replica.document.order]).toEqual([both, both]);

  one.replica.undo();
  sync(one, other);
  expect(server.document.order).toEqual(
    order('personalInfo', 'workExperience', 'languages', ...usual),
  );
  one.replica.redo();
  sync(one, other);
  expect(server.document.order).toEqual(both);
  other.replica.undo();
  sync(other, one);
  expect(server.document.order).toEqual(order('personalInfo', 'skills', ...usual));
});

it('undo shows a section again that oneself has hidden, and none that another has hidden since', () => {
  const { server, another, tab } = begin();
  const [one, other] = [tab('1'), tab('2', another)];
  const hide = ({ replica }: Tab, ...hiddenSections: DocumentSettings['hiddenSections']) =>
    replica.change({
      ...replica.document,
      settings: { ...replica.document.settings, hiddenSections },
    });
  hide(one, 'skills');
  hide(one, 'skills', 'education');
  sync(one, other);
  hide(other, 'education');
  hide(other, 'education', 'skills', 'projects');
  sync(other, one);
  expect(one.replica.undo()).toBe(true);
  sync(one, other);
  expect(server.document.settings.hiddenSections).toEqual(['skills', 'projects']);
  expect(one.replica.canUndo).toBe(false);
  expect(one.replica.redo()).toBe(true);
  sync(one, other);
  expect(server.document.settings.hiddenSections).toEqual(['education', 'skills', 'projects']);
});

it('undo leaves a section hidden that another has hidden, too, without knowing', () => {
  const { server, another, tab } = begin();
  const [one, other] = [tab('1'), tab('2', another)];
  for (const { replica } of [one, other])
    replica.change({
      ...replica.document,
      settings: { ...replica.document.settings, hiddenSections: ['skills'] },
    });
  sync(one, other);
  one.replica.undo();
  sync(one, other);
  expect(server.document.settings.hiddenSections).toEqual(['skills']);
});
