import { ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { moreSamples, scriptSamples } from '@folio/documents/testing/scripts/script-samples';

/** Texts for the rarer sections in one language. */
type SectionTexts = {
  publication: readonly [title: string, venue: string, authors: string];
  award: readonly [title: string, awarder: string];
  volunteering: readonly [organization: string, position: string, bullet: string];
  course: readonly [name: string, institution: string];
  patent: readonly [title: string, number: string, status: string];
  talk: readonly [title: string, event: string, location: string];
  membership: readonly [organization: string, role: string];
  service: readonly [branch: string, rank: string];
  reference: readonly [name: string, position: string, organization: string, relationship: string];
};

/** An invented person with an entry or two in each of these sections. */
function typedPerson(base: ResumeContent, texts: SectionTexts): ResumeContent {
  const [title, venue, authors] = texts.publication;
  const work = { type: 'article', title, venue, authors, volume: '12', issue: '3' } as const;
  const [organization, position, bullet] = texts.volunteering;
  const [name, role, employer, relationship] = texts.reference;
  return ResumeContent.parse({
    ...base,
    publications: [
      { ...work, pages: '101–120', date: '2021-05', doi: '10.1000/182' },
      { ...work, pages: '7–9', date: '2019', doi: '10.1000/145' },
    ],
    awards: [{ title: texts.award[0], awarder: texts.award[1], date: '2020' }],
    volunteering: [
      { organization, position, startDate: '2018-03', current: true, bullets: [bullet] },
    ],
    courses: [
      {
        name: texts.course[0],
        institution: texts.course[1],
        startDate: '2016-02',
        endDate: '2016-06',
      },
    ],
    patents: [
      {
        title: texts.patent[0],
        number: texts.patent[1],
        status: texts.patent[2],
        inventors: authors,
        date: '2018-04',
      },
    ],
    talks: [
      { title: texts.talk[0], event: texts.talk[1], location: texts.talk[2], date: '2022-09' },
    ],
    memberships: [
      { organization: texts.membership[0], role: texts.membership[1], startDate: '2017' },
    ],
    militaryService: [
      {
        branch: texts.service[0],
        rank: texts.service[1],
        startDate: '2005-01',
        endDate: '2006-01',
      },
    ],
    references: [
      {
        name,
        position: role,
        organization: employer,
        relationship,
        email: 'ada@example.org',
        phone: '+44 20 7946 0958',
      },
    ],
  });
}

export const typedPeople: Readonly<Record<string, ResumeContent>> = {
  English: typedPerson(sampleContent, {
    publication: ['Mirrors of Liquid Mercury', 'Journal of Optics', 'Maya Lindqvist, Ada Byrne'],
    award: ['Glass Medal', 'Royal Society of Optics'],
    volunteering: ['Night Sky Association', 'Guide', 'Shows Saturn to classes every Friday.'],
    course: ['Adaptive Optics', 'Durham University'],
    patent: ['Spinning Dish', 'SE 1234567', 'Granted'],
    talk: ['Seeing Twice', 'Optica Days', 'Lund'],
    membership: ['Optica', 'Fellow'],
    service: ['Coast Guard', 'Corporal'],
    reference: ['Ada Byrne', 'Dean', 'Durham University', 'Supervisor'],
  }),
  German: typedPerson(moreSamples.german, {
    publication: ['Flüssige Spiegel', 'Zeitschrift für Optik', 'Käthe Großmann, Ada Byrne'],
    award: ['Goldene Linse', 'Gesellschaft für Optik'],
    volunteering: ['Sternfreunde Köln', 'Führerin', 'Zeigt jeden Freitag Klassen den Saturn.'],
    course: ['Adaptive Optik', 'Volkshochschule Köln'],
    patent: ['Drehende Schüssel', 'DE 102018123456', 'Erteilt'],
    talk: ['Zweimal sehen', 'Optiktage', 'Jena'],
    membership: ['Deutsche Physikalische Gesellschaft', 'Mitglied'],
    service: ['Marine', 'Obergefreite'],
    reference: ['Ada Byrne', 'Dekanin', 'Universität Durham', 'Vorgesetzte'],
  }),
  Hindi: typedPerson(scriptSamples.hindi, {
    publication: ['छोटी वेधशालाओं में दर्पण', 'प्रकाशिकी पत्रिका', 'अनन्या शर्मा, Ada Byrne'],
    award: ['काँच पदक', 'राष्ट्रीय प्रकाशिकी समिति'],
    volunteering: ['रात्रि आकाश संघ', 'मार्गदर्शक', 'हर शुक्रवार बच्चों को शनि ग्रह दिखाती हैं।'],
    course: ['अनुकूली प्रकाशिकी', 'दिल्ली विश्वविद्यालय'],
    patent: ['घूमता हुआ दर्पण', 'IN 312345', 'स्वीकृत'],
    talk: ['दो बार देखना', 'प्रकाशिकी सम्मेलन', 'पुणे'],
    membership: ['भारतीय प्रकाशिकी संघ', 'सदस्य'],
    service: ['तटरक्षक', 'नायक'],
    reference: ['रमेश वर्मा', 'अधिष्ठाता', 'दिल्ली विश्वविद्यालय', 'पर्यवेक्षक'],
  }),
  Arabic: typedPerson(scriptSamples.arabic, {
    publication: ['مرايا الزئبق في المراصد', 'مجلة البصريات', 'ليلى حداد, Ada Byrne'],
    award: ['وسام الزجاج', 'الجمعية الملكية للبصريات'],
    volunteering: ['جمعية سماء الليل', 'مرشدة', 'تعرض كوكب زحل لطلاب المدارس.'],
    course: ['البصريات التكيفية', 'جامعة القاهرة'],
    patent: ['الطبق الدوار', 'EG 12345', 'ممنوحة'],
    talk: ['الرؤية مرتين', 'أيام البصريات', 'عمّان'],
    membership: ['جمعية البصريات العربية', 'زميلة'],
    service: ['خفر السواحل', 'عريف'],
    reference: ['سامي خوري', 'عميد', 'جامعة القاهرة', 'مشرف'],
  }),
  Japanese: typedPerson(scriptSamples.japanese, {
    publication: ['小型天文台における水銀鏡', '光学雑誌', '骨川直子, Ada Byrne'],
    award: ['硝子賞', '日本光学会'],
    volunteering: ['星空の会', '案内役', '毎週金曜日に生徒に土星を見せている。'],
    course: ['補償光学', '東京大学'],
    patent: ['回転する皿', '特許第6123456号', '登録'],
    talk: ['二度見る', '光学会議', '京都'],
    membership: ['日本光学会', '会員'],
    service: ['海上自衛隊', '二等海曹'],
    reference: ['山田太郎', '学部長', '東京大学', '指導教員'],
  }),
  Thai: typedPerson(moreSamples.thai, {
    publication: ['กระจกปรอทในหอดูดาว', 'วารสารทัศนศาสตร์', 'ปิ่นแก้ว ศรีสุวรรณกุล, Ada Byrne'],
    award: ['เหรียญแก้ว', 'สมาคมทัศนศาสตร์'],
    volunteering: ['ชมรมท้องฟ้ายามค่ำคืน', 'ผู้นำชม', 'พานักเรียนชมดาวเสาร์ทุกวันศุกร์'],
    course: ['ทัศนศาสตร์ปรับตัว', 'มหาวิทยาลัยมหิดล'],
    patent: ['จานหมุน', 'TH 12345', 'ได้รับอนุมัติ'],
    talk: ['เห็นสองครั้ง', 'วันทัศนศาสตร์', 'ภูเก็ต'],
    membership: ['สมาคมทัศนศาสตร์ไทย', 'สมาชิก'],
    service: ['กองทัพเรือ', 'จ่าตรี'],
    reference: ['สมชาย ใจดี', 'คณบดี', 'มหาวิทยาลัยมหิดล', 'อาจารย์ที่ปรึกษา'],
  }),
};
