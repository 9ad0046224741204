import common, pdfs, sheets, json, os
os.makedirs(common.DOC,exist_ok=True); os.makedirs(common.TR,exist_ok=True)
pdfs.main(); sheets.main(); json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1); print(len(common.INDEX))
