import json, os, random
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=lambda f: os.path.join(BASE,'documents',f)
INDEX=[]
def save(fn,kind,asset,author,style,hard,money,rows,totals,planted=None):
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    t={'name':fn,'kind':kind,'planted':planted,'money':money,'rows':rows,'totals':totals}
    json.dump(t,open(os.path.join(BASE,'truth',os.path.splitext(fn)[0]+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({'file':fn,'assetType':asset,'documentType':dt,'author':author,'style':style,'hard':hard})
def p(c): return round(c/100,2)          # pence -> pounds
def f2(c): return f'{c/100:,.2f}'
def par(c): return f'({-c/100:,.2f})' if c<0 else f'{c/100:,.2f}'
