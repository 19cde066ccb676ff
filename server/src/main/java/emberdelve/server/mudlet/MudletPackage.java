package emberdelve.server.mudlet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The package as Mudlet installs it: an archive with its name and version, and with the XML that
 * holds all scripts. Equal sources are equal octets. Safe for any thread.
 *
 * @param version changes with every source: Mudlet takes the package anew when it is another one
 * @param octets the archive, read-only
 */
public record MudletPackage(String version, ByteBuffer octets) {
    /**
     * The name of the file. Mudlet takes the name of the package from it, which must be the one in
     * the package's {@code config.lua}, or it would be installed anew each time.
     */
    public static final String FILE = "emberdelve.mpackage";

    private static final String XML = "emberdelve.xml";
    private static final String LIST = "modules.txt";
    private static final String CONFIG = "config.lua";

    /** The mark that stands in {@link #CONFIG} for the version. */
    private static final String VERSION = "{{version}}";

    private static final int VERSION_CHARS = 12;

    /** The first moment that an archive can name. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /**
     * Makes the package of its sources on the class path.
     *
     * @throws IllegalStateException if one that is named is not there
     */
    public static MudletPackage read() {
        var xml =
                MudletXml.of(
                        text(LIST)
                                .lines()
                                .map(name -> new MudletXml.Script(name, text(name)))
                                .toList());
        var config = text(CONFIG);
        var version = hash(List.of(config, xml));
        return new MudletPackage(
                version, ByteBuffer.wrap(archive(config.replace(VERSION, version), xml)));
    }

    @Override
    public ByteBuffer octets() {
        return octets.asReadOnlyBuffer();
    }

    private static byte[] archive(String config, String xml) {
        var octets = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(octets, StandardCharsets.UTF_8)) {
            add(zip, CONFIG, config);
            add(zip, XML, xml);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return octets.toByteArray();
    }

    private static void add(ZipOutputStream zip, String name, String text) throws IOException {
        var entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static String hash(List<String> texts) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (var text : texts) digest.update(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest()).substring(0, VERSION_CHARS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }

    private static String text(String resource) {
        try (InputStream in = MudletPackage.class.getResourceAsStream(resource)) {
            if (in == null) throw new IllegalStateException(resource + " is not on the class path");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
