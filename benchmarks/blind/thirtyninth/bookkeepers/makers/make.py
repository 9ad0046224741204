import os,json
os.chdir(os.path.dirname(os.path.abspath(__file__)));os.makedirs('documents',exist_ok=True);os.makedirs('truth',exist_ok=True)
import lib,pdfs
import books
json.dump(lib.INDEX,open('index.json','w'),indent=1,ensure_ascii=False);print(len(lib.INDEX))
