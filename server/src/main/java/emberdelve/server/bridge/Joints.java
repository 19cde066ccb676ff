package emberdelve.server.bridge;

import emberdelve.config.load.YamlFile;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Scalar;
import emberdelve.config.read.scalar.Whole;
import emberdelve.server.bridge.Joint.Format;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** All joints of {@code bridge.yaml}, a list. Without the file there is none. */
public record Joints(List<Joint> all) {
    public static final Joints NONE = new Joints(List.of());

    /** The file's name, beside {@code server.yaml}. */
    public static final String FILE = "bridge.yaml";

    /** The most joints: each has a thread of its own. */
    static final int JOINTS_MAX = 10;

    private static final Pattern ADDRESS = Pattern.compile("https?://[!-~]{1,500}");
    private static final Whole PORTS = new Whole(1, 65_535);
    private static final String WEBHOOK =
            "an address such as https://example.org/webhook; its host has letters, digits, - and"
                    + " dots, no _, and its port is 1..65535";

    private static final OneOf<Format> FORMAT = OneOf.of(Format.class);

    public Joints {
        all = List.copyOf(all);
    }

    /** Texts of a joint. */
    private enum Text implements Scalar<String> {
        PLACE("\\p{L}[\\p{L}\\p{N}-]{0,29}", "a name such as Discord, of letters, digits and -"),
        SECRET("[!-~]{32,200}", "32 to 200 letters, digits and signs that nobody can guess");

        private final Pattern form;
        private final String expected;

        Text(String form, String expected) {
            this.form = Pattern.compile(form);
            this.expected = expected;
        }

        @Override
        public String expected() {
            return expected;
        }

        @Override
        public Optional<String> parse(String text) {
            return form.matcher(text).matches() ? Optional.of(text) : Optional.empty();
        }

        @Override
        public String standIn() {
            return "-";
        }
    }

    /** A word that is a channel of the content. */
    private record ChannelId(Set<String> channels) implements Scalar<String> {
        @Override
        public String expected() {
            return "a channel: " + String.join(", ", channels);
        }

        @Override
        public Optional<String> parse(String text) {
            return channels.contains(text) ? Optional.of(text) : Optional.empty();
        }

        @Override
        public String standIn() {
            return "";
        }
    }

    /**
     * Reads the file; each mistake is a problem with its place.
     *
     * @param channels the ids of the channels that there are
     * @param isAdminPortOpen whether letters can come in at all; otherwise a secret is a warning
     */
    public static Joints read(
            Path file, Set<String> channels, boolean isAdminPortOpen, Problems problems) {
        if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) return NONE;
        return YamlFile.read(file, file.toString().replace('\\', '/'), problems)
                .map(root -> all(root, channels, isAdminPortOpen, problems))
                .orElse(NONE);
    }

    private static Joints all(
            YamlNode root, Set<String> channels, boolean isAdminPortOpen, Problems problems) {
        var joints = new ArrayList<Joint>();
        var places = new HashSet<String>();
        var joined = new HashSet<String>();
        var secrets = new HashSet<String>();
        for (var item : root.items(problems)) {
            var fields = Fields.of(item, problems);
            var channel = fields.required("channel", new ChannelId(channels));
            var place = fields.required("place", Text.PLACE);
            var webhook = fields.optional("webhook").flatMap(node -> webhook(node, problems));
            var format = fields.optional("format", FORMAT, Format.DISCORD);
            var secret =
                    fields.optional("secret")
                            .flatMap(node -> secret(node, isAdminPortOpen, problems));
            fields.end();
            if (!places.add(place))
                problems.add(item.inside("place", place, "a name that no other joint has"));
            if (!joined.add(channel))
                problems.add(item.inside("channel", channel, "a channel that is joined only once"));
            if (secret.isPresent() && !secrets.add(secret.get()))
                problems.add(item.inside("secret", "that of another joint", "one of its own"));
            joints.add(new Joint(channel, place, webhook, format, secret));
        }
        if (joints.size() > JOINTS_MAX)
            problems.add(root.wrong("at most " + JOINTS_MAX + " joints"));
        return new Joints(joints);
    }

    /** A mistaken secret may be a slip in the real one: the problem does not show it. */
    private static Optional<String> secret(
            YamlNode node, boolean isAdminPortOpen, Problems problems) {
        var secret = node.text().flatMap(Text.SECRET::parse);
        if (secret.isEmpty()) problems.add(node.named("what is there", Text.SECRET.expected()));
        if (!isAdminPortOpen)
            problems.warn(
                    node.named(
                            "given while admin.enabled is false",
                            "admin.enabled: true in server.yaml; otherwise nothing comes in"));
        return secret;
    }

    /** A mistaken address may be a slip in the real one, which is a password, too. */
    private static Optional<URI> webhook(YamlNode node, Problems problems) {
        var address = node.text().flatMap(Joints::address);
        if (address.isEmpty()) problems.add(node.named("what is there", WEBHOOK));
        return address;
    }

    /** The address, if one can ask there: a URI without a host, or a port of 80800, is none. */
    private static Optional<URI> address(String text) {
        if (!ADDRESS.matcher(text).matches()) return Optional.empty();
        try {
            var address = new URI(text);
            var isPort =
                    address.getPort() == -1
                            || PORTS.parse(Integer.toString(address.getPort())).isPresent();
            return address.getHost() != null && isPort ? Optional.of(address) : Optional.empty();
        } catch (URISyntaxException none) {
            return Optional.empty();
        }
    }
}
