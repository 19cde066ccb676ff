package emberdelve.config.load;

import emberdelve.config.content.Channel;
import emberdelve.config.read.Fields;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.ReadableText;

import java.util.Map;
import java.util.TreeMap;

/** The reader of {@code channels.yaml}; without the file there are no channels. */
final class ChannelReader {
    private static final String FILE = "channels.yaml";

    private ChannelReader() {}

    static Map<String, Channel> read(Draft draft) {
        var channels = new TreeMap<String, Channel>();
        if (!draft.files.has(FILE)) return channels;
        draft.files
                .yaml(FILE)
                .ifPresent(file ->
                        draft.eachId(
                                file,
                                (id, node) -> {
                                    draft.checkTyped(id, node);
                                    var fields = Fields.of(node, draft.problems);
                                    channels.put(
                                            id,
                                            new Channel(
                                                    id,
                                                    fields.required("summary", ReadableText.LINE),
                                                    fields.optional("greets", Flag.FLAG, false)));
                                    fields.end();
                                }));
        return channels;
    }
}
