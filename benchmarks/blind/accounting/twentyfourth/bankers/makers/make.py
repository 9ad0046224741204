import json, common, tb, ar, um
tb.run(); ar.run(); um.run()
json.dump(common.INDEX,open(f'{common.HERE}/index.json','w'),indent=1,ensure_ascii=False)
