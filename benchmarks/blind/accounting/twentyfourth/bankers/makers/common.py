import json, os, random
HERE=os.path.dirname(os.path.abspath(__file__))
D=os.path.join(HERE,'documents'); T=os.path.join(HERE,'truth'); B=os.path.join(HERE,'build')
for d in (D,T,B): os.makedirs(d,exist_ok=True)
INDEX=[]
def rng(n): return random.Random(f'bankers-{n}')
def c2(c): return round(c/100,2)
def fm(c,neg='()',zero=None,sym=''):
    """cents -> text"""
    if c==0 and zero is not None: return zero
    s=sym+f'{abs(c)/100:,.2f}'
    if c>=0: return s
    return {'()':f'({s})','-':'-'+s,'t':s+'-'}[neg]
def save(fn,kind,money,rows,totals,planted,asset,author,style,hard):
    name=fn.rsplit('.',1)[0]
    json.dump({"name":fn,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(T,name+'.json'),'w'),indent=1,ensure_ascii=False)
    dt={'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind]
    INDEX.append({"file":fn,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard})
