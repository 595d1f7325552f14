import { person } from './person.ts';

export const german = person({
  name: ['Käthe', 'Großmann-Übelhör'],
  title: 'Leitende Softwareentwicklerin',
  email: 'kaethe.grossmann@example.com',
  phone: '+49 30 5550142',
  location: 'Düsseldorf',
  summary:
    'Entwicklerin mit zwölf Jahren Erfahrung in Zahlungsverkehrssystemen. Ich mache aus verwickelten Abläufen kurze Listen und klare Zahlen und hinterlasse Gruppen, die ohne mich weiterkommen.',
  jobs: [
    {
      position: 'Leitende Softwareentwicklerin',
      company: 'Rheinische Zahlungsverkehrsgesellschaft mbH',
      location: 'Düsseldorf',
      bullets: [
        '42 Dienste auf Kubernetes umgezogen und die Betriebskosten in zwei Jahren um 38 % verkürzt.',
        'Elf Entwicklerinnen und Entwickler geführt; die **mittlere Antwortzeit** der Suche sank von 420 auf 95 ms.',
      ],
    },
    {
      position: 'Softwareentwicklerin für Datenbankentwicklung',
      company: 'Öffentlich-rechtliche Versicherungsanstalt',
      location: 'Münster',
      bullets: [
        'Zahlungsschnittstelle für sechs Millionen Vorgänge am Tag entworfen.',
        'Kennzahlen von acht Abteilungen vereinheitlicht und das Handbuch dazu verfasst.',
      ],
    },
  ],
  degree: ['Diplom', 'Wirtschaftsinformatik', 'Westfälische Hochschule'],
  skills: ['Sprachen und Werkzeuge', ['TypeScript', 'Rust', 'PostgreSQL', 'Qualitätssicherung']],
  languages: ['Deutsch', 'Englisch', 'Französisch'],
  interests: 'Bergsteigen, Brotbacken, alte Uhren',
});

export const vietnamese = person({
  name: ['Nguyễn Thị', 'Ngọc Diễm'],
  title: 'Kỹ sư phần mềm cao cấp',
  email: 'ngocdiem@example.com',
  phone: '+84 28 5550 142',
  location: 'Thành phố Hồ Chí Minh',
  summary:
    'Kỹ sư với mười hai năm kinh nghiệm trong các hệ thống tài chính. Tôi biến những quy trình phức tạp thành danh sách ngắn gọn và con số rõ ràng, và để lại những đội ngũ có thể tự tiến bước.',
  jobs: [
    {
      position: 'Kỹ sư phần mềm cao cấp',
      company: 'Công ty Cổ phần Thanh toán Cửu Long',
      location: 'Thành phố Hồ Chí Minh',
      bullets: [
        'Chuyển 42 dịch vụ sang Kubernetes và giảm 38% chi phí hạ tầng trong hai năm.',
        'Dẫn dắt mười một kỹ sư; **thời gian tìm kiếm trung bình** giảm từ 420 xuống 95 mili giây.',
      ],
    },
    {
      position: 'Kỹ sư phần mềm',
      company: 'Công ty Công nghệ Bến Nghé',
      location: 'Đà Nẵng',
      bullets: [
        'Thiết kế cổng thanh toán xử lý sáu triệu giao dịch mỗi ngày.',
        'Thống nhất chỉ số của tám phòng ban và viết sổ tay hướng dẫn nội bộ.',
      ],
    },
  ],
  degree: ['Cử nhân', 'Khoa học máy tính', 'Trường Đại học Miền Trung'],
  skills: ['Ngôn ngữ và công cụ', ['TypeScript', 'Rust', 'PostgreSQL', 'Phân tích dữ liệu']],
  languages: ['Tiếng Việt', 'Tiếng Anh', 'Tiếng Nhật'],
  interests: 'Leo núi, làm bánh, sửa đồng hồ cũ',
});
