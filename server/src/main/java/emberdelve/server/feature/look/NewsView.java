package emberdelve.server.feature.look;

import emberdelve.config.content.News;
import emberdelve.server.view.View;

import java.util.List;

/**
 * The news, newest first.
 *
 * @param older how many pieces there are before these
 */
public record NewsView(List<News> news, int older) implements View {}
