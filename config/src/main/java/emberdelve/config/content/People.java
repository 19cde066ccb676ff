package emberdelve.config.content;

import java.util.List;

/** The people of a town, whom one can ask about things. */
public record People(List<Townsperson> all) implements ContentPart {
    public People {
        all = List.copyOf(all);
    }

    @Override
    public String folder() {
        return "town";
    }
}
