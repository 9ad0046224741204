import pdfs,xls,common,json
pdfs.run();xls.run();json.dump(common.INDEX,open(common.BASE+'/index.json','w'),indent=1)
