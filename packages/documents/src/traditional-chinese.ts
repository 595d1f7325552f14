/**
 * Characters that differ between Taiwan or Hong Kong and China and that are frequent in resumes.
 * The same position in both lines is the same character.
 */
const traditional =
  '個們來這時會國說對學過發經關長樣問與無開東車見話業動進種點電當實現體機產員單應總統計團隊設專務職責條題結構書準備認證語導師質優環節類項報財稅險銀際貿銷營場廠維護監測試驗運輸軟硬碼編輯網絡資訊數據庫檔頁圖畫廣創藝術戲劇樂譯學歷歲';
const simplified =
  '个们来这时会国说对学过发经关长样问与无开东车见话业动进种点电当实现体机产员单应总统计团队设专务职责条题结构书准备认证语导师质优环节类项报财税险银际贸销营场厂维护监测试验运输软硬码编辑网络资讯数据库档页图画广创艺术戏剧乐译学历岁';

const lettersOnlyIn = (letters: string, others: string): RegExp =>
  new RegExp(`[${[...letters].filter((letter) => !others.includes(letter)).join('')}]`, 'gu');
const traditionalOnly = lettersOnlyIn(traditional, simplified);
const simplifiedOnly = lettersOnlyIn(simplified, traditional);

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Whether Chinese is shown in the shapes of Taiwan and Hong Kong: by the language (BCP 47) or, if
 * that is only 'zh', by most of the characters.
 */
export function isTraditionalChinese(text: string, language: string): boolean {
  if (/^zh-(?:hant|tw|hk|mo)\b/i.test(language)) return true;
  if (/^zh-(?:hans|cn|sg)\b/i.test(language)) return false;
  return count(text, traditionalOnly) > count(text, simplifiedOnly);
}
