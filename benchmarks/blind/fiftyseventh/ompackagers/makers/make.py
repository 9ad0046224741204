import make_pdf2, make_xl, json, os, common
for n in sorted(common.INDEX,key=lambda x:x['file']): pass
json.dump(common.INDEX,open(os.path.join(common.HERE,'index.json'),'w'),indent=1)
