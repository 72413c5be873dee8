/** The tab Branding: colors, logos, CSS and the custom sign-in UI, in Japanese. */
export const branding = {
  color: {
    title: '色',
    text: 'ボタン、リンク、フォーカス中のフィールドの色。どの色でもテキストは読みやすく保たれます。',
    primary: 'ブランドカラー',
    darkPrimary: 'ダークモードのブランドカラー',
    darkFollows: '変更するまで、ブランドカラーに連動します。',
    derive: 'ブランドカラーから生成した {{color}} を使用',
    dark: 'ダークモード',
    darkHelp: 'ページはユーザーのシステム設定に従います。オフの場合は、常にライトモードです。',
  },
  logos: {
    title: 'ロゴとファビコン',
    text: 'フォームの上とブラウザーのタブに表示されます。ロゴがない場合は、アプリケーションのロゴを使用します。',
    logo: 'ロゴ',
    darkLogo: 'ダークモードのロゴ',
    darkHelp: '未設定の場合は、ライトモードのものを使用します。',
    favicon: 'ファビコン',
    faviconHelp: 'ブラウザーのタブ用の正方形の画像。',
    darkFavicon: 'ダークモードのファビコン',
  },
  css: {
    title: 'カスタム CSS',
    text: '既定のスタイルの後に適用される CSS。h1、input、.card、.button のような単純なセレクターで十分です。',
    label: 'スタイルシート',
    help: 'ほかのホストのフォントと画像は読み込まれません。',
    darkHelp:
      'これらの色はダークモードでも適用されます。@media (prefers-color-scheme: dark) にダークモード用の色を追加するか、ダークモードのプレビューを確認してください。',
  },
  customUi: {
    title: 'カスタムサインイン UI',
    text: 'サインインページを、Experience API で構築した独自のページに置き換えます。',
    label: 'ZIP アーカイブ',
    help: '20 MB まで。最上位に index.html を置き、相対パスを使用してください。',
    choose: 'アップロード',
    replace: '置き換える',
    remove: '既定のページを使用',
    uploaded: 'アップロード:',
    refused: 'アーカイブをアップロードできませんでした。もう一度お試しください。',
    problems: {
      incomplete: '完全な ZIP アーカイブではありません。作成し直してください。',
      damaged: 'アーカイブが破損しています。作成し直してください。',
      encrypted: 'アーカイブが暗号化されています。パスワードなしで作成してください。',
      unknownPacking: '圧縮方式に対応していません。標準の ZIP アーカイブを作成してください。',
      tooManyFiles: 'アーカイブのファイルが 1,000 個を超えているか、アーカイブが分割されています。',
      tooLarge: 'アーカイブと展開後の内容は、それぞれ 20 MB までです。',
      links: 'アーカイブにリンクが含まれています。代わりにファイルを含めてください。',
      leadsOut: 'アーカイブの外を指すパスがあります。ページのフォルダーだけを含めてください。',
      sameName:
        '大文字と小文字を区別しないシステムで同じ名前になるファイルが 2 つあります。一方の名前を変更してください。',
      unreadableName: '有効な UTF-8 ではないファイル名があります。ファイルの名前を変更してください。',
      noPage:
        '最上位に index.html がありません。フォルダー自体ではなく、フォルダーの中身を圧縮してください。',
    },
  },
};
