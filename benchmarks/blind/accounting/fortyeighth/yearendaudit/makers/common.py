import json, os, random
ROOT=os.path.dirname(os.path.abspath(__file__)); DOC=ROOT+'/documents/'; TRU=ROOT+'/truth/'
INDEX=[]
def rng(s): return random.Random('a48-yearendaudit-'+s)
def f(c): return round(c/100,2)
def n2(c): # cents
    return f'{abs(c)/100:,.2f}'
def paren(c): return f'({n2(c)})' if c<0 else n2(c)
def save(stem,ext,kind,asset,money,rows,totals,planted,author,style,hard):
    json.dump({'name':stem,'kind':kind,'planted':planted,'money':money,'rows':rows,'totals':totals},open(TRU+stem+'.json','w'),indent=1,ensure_ascii=False)
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    INDEX.append({'file':f'{stem}.{ext}','assetType':asset,'documentType':dt,'author':author,'style':style,'hard':hard})
