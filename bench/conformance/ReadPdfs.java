import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * Reads PDFs with the library on the class path: java -cp app.jar ReadPdfs.java pdfbox|tika. Their
 * paths come on stdin, one a line; their texts go to stdout, one a line, in Base64. Classes by their
 * names, since those of PDFBox 2 and 3 differ and no jar has all.
 */
public class ReadPdfs {
  public static void main(String[] arguments) throws Exception {
    BufferedReader paths = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    boolean isTika = arguments[0].equals("tika");
    for (String path = paths.readLine(); path != null; path = paths.readLine()) {
      String text = isTika ? withTika(new File(path)) : withPdfBox(new File(path));
      System.out.println(Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)));
    }
  }

  private static String withTika(File file) throws Exception {
    Class<?> tika = Class.forName("org.apache.tika.Tika");
    Object reader = tika.getConstructor().newInstance();
    tika.getMethod("setMaxStringLength", int.class).invoke(reader, -1);
    return (String) tika.getMethod("parseToString", File.class).invoke(reader, file);
  }

  private static String withPdfBox(File file) throws Exception {
    Class<?> documentClass = Class.forName("org.apache.pdfbox.pdmodel.PDDocument");
    Class<?> stripperClass = Class.forName("org.apache.pdfbox.text.PDFTextStripper");
    Object document = loader(documentClass).getMethod(loaderMethod(), File.class).invoke(null, file);
    Object stripper = stripperClass.getConstructor().newInstance();
    String text = (String) stripperClass.getMethod("getText", documentClass).invoke(stripper, document);
    documentClass.getMethod("close").invoke(document);
    return text;
  }

  private static boolean isThird() {
    try {
      Class.forName("org.apache.pdfbox.Loader");
      return true;
    } catch (ClassNotFoundException missing) {
      return false;
    }
  }

  private static Class<?> loader(Class<?> second) throws ClassNotFoundException {
    return isThird() ? Class.forName("org.apache.pdfbox.Loader") : second;
  }

  private static String loaderMethod() {
    return isThird() ? "loadPDF" : "load";
  }
}
