import { withIds } from '@folio/contract/entry-ids';
import type { PublicProfile } from '@folio/contract/profiles';
import type { ResumeContent } from '@folio/contract/resume-content';

const characters = (...codes: number[]) => String.fromCharCode(...codes);

/** Texts that were written to be more than text, somewhere. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<embed src="https://evil.example/x.swf">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action=https://evil.example><input autofocus onfocus=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext></math><img src onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)',
  '`onclick=alert(1)`',
  'javascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'java\tscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'file:///etc/passwd',
  '\\\\evil.example\\share\\x',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](https://ok.example/"onmouseover="alert(1))',
  "[x](https://ok.example/'><script>alert(1)</script>)",
  '**[*x*](https://ok.example/?a=1&b=<2>)**',
  'https://ok.example/"><script>alert(1)</script>',
  'a@b.example?subject=x&body="><script>',
  '</style><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<!--',
  '--><script>alert(1)</script><!--',
  '<![CDATA[<script>alert(1)</script>]]>',
  ']]>',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  '<?xml version="1.0"?><?php system("id") ?>',
  '&lt;script&gt;alert(1)&lt;/script&gt;&#60;script&#62;',
  '<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->',
  '<w:fldSimple w:instr="DDEAUTO c:\\\\windows\\\\cmd.exe">',
  '{DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"}',
  '{ INCLUDEPICTURE "https://evil.example/x.png" }',
  '=HYPERLINK("https://evil.example","x")',
  "=cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '+1+1',
  'r:id="rIdaaaaaaaaaaaaaaaaaaaaa" <Relationship Id="rIdaaaaaaaaaaaaaaaaaaaaa"',
  'x\r\nSet-Cookie: a=b\r\n\r\n<script>alert(1)</script>',
  'x\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:Somebody Else',
  'x\nEMAIL:else@evil.example\\nTEL:1;;;\\,\\;',
  '"}]}</script><script type="application/ld+json">{"@type":"Person"}</script>',
  '<meta property="og:image" content="https://evil.example/x.png">',
  `nul${characters(0)}bell${characters(7)}escape${characters(27)}[31m${characters(0x0b, 0x0c, 0x7f, 0x85, 0x9b)}`,
  `lone${characters(0xd800)}high, lone${characters(0xdc00)}low`,
  `not characters ${characters(0xfffe, 0xffff)}`,
  `Resume${characters(0x202e)}fdp.exe${characters(0x202d)}`,
  `${characters(0x2066)}open isolate ${characters(0x200f)} שלום`,
  `${characters(0xfeff)}mark${characters(0x2028)}line${characters(0x2029)}paragraph`,
  '__proto__',
  'constructor',
  '{{constructor.constructor("alert(1)")()}}',
  ['$', '{alert(1)}'].join(''),
  "$& $1 $` $'",
  'section-1',
  '-'.repeat(50),
];

/** A content of which every single text is that one; not checked, as a store might hold it. */
export function contentOf(text: string): ResumeContent {
  const period = {
    startDate: text,
    endDate: text,
    current: false,
    dateText: '',
    description: text,
  };
  const unnamed = { id: '', place: '' };
  const entry = { ...unnamed, isHidden: false };
  const bullets = [text, `- ${text}`].map((one) => ({ ...entry, text: one }));
  // Not by the schema, which leaves out what no store can hold.
  return withIds<ResumeContent>({
    contentVersion: 1,
    personalInfo: {
      firstName: text,
      lastName: text,
      email: text,
      phone: text,
      title: text,
      location: text,
      website: text,
      summary: text,
      photoId: '',
      links: [{ ...unnamed, kind: 'other', url: text, label: text }],
      details: [{ ...unnamed, label: text, value: text }],
    },
    workExperience: [
      {
        ...{ ...entry, company: text, position: text, location: text, ...period, bullets },
        sameEmployer: false,
      },
    ],
    education: [
      { ...entry, institution: text, degree: text, field: text, location: text, ...period },
    ],
    skills: [
      { ...entry, category: text, items: [text], itemsText: '' },
      { ...entry, category: '', items: [], itemsText: text },
    ],
    projects: [{ ...entry, name: text, technologies: text, link: text, ...period }],
    certifications: [
      { ...entry, name: text, issuer: text, date: text, dateText: text, description: text },
    ],
    languages: [{ ...entry, language: text, proficiency: 'Native' }],
    interests: text,
    customSections: [
      {
        ...unnamed,
        title: text,
        entries: [{ ...entry, title: text, subtitle: text, link: text, ...period, bullets }],
      },
    ],
    volunteering: [
      {
        ...{ ...entry, organization: text, position: text, location: text, link: text },
        ...{ ...period, bullets },
      },
    ],
    publications: [
      {
        ...{ ...entry, type: 'other', title: text, authors: text, venue: text, volume: text },
        ...{ issue: text, pages: text, publisher: text, date: text, dateText: text },
        ...{ doi: text, link: text, description: text },
      },
    ],
    patents: [
      {
        ...{ ...entry, title: text, number: text, office: text, inventors: text, status: text },
        ...{ date: text, dateText: text, link: text, description: text },
      },
    ],
    talks: [
      {
        ...{ ...entry, title: text, event: text, location: text, date: text, dateText: text },
        ...{ link: text, description: text },
      },
    ],
    awards: [
      {
        ...{ ...entry, title: text, awarder: text, date: text, dateText: text },
        ...{ link: text, description: text },
      },
    ],
    courses: [{ ...entry, name: text, institution: text, link: text, ...period }],
    memberships: [{ ...entry, organization: text, role: text, link: text, ...period }],
    militaryService: [{ ...entry, branch: text, rank: text, location: text, ...period, bullets }],
    references: [
      {
        ...{ ...entry, name: text, position: text, organization: text, relationship: text },
        ...{ email: text, phone: text, description: text },
      },
    ],
  });
}

/** A profile of which every single text is that one; not checked, as a store might hold it. */
export function profileOf(text: string): PublicProfile {
  const period = { startDate: text, endDate: text, description: `${text}\n- ${text}` };
  return {
    id: '01890000-0000-7000-8000-000000000000',
    firstName: text,
    lastName: text,
    username: 'ada',
    isOwner: false,
    profilePicture: text,
    bio: text,
    title: text,
    location: text,
    website: text,
    company: text,
    phone: text,
    socialLinks: { linkedin: text, github: text, twitter: text },
    workExperience: [{ company: text, position: text, ...period }],
    education: [{ school: text, degree: text, field: text, ...period }],
    skills: [text],
    projects: [{ name: text, link: text, ...period }],
    certifications: [{ name: text, issuer: text, date: text, description: text, link: text }],
    pageLayout: 'default',
    accent: 'primary',
    layout: 'professional',
    shows: {
      workExperience: true,
      education: true,
      skills: true,
      projects: true,
      certifications: true,
    },
    resume: { id: '01890000-0000-7000-8000-000000000001', name: text },
  };
}
