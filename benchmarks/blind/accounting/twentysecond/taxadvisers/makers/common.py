import json, os
ROOT=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(f): return os.path.join(ROOT,'documents',f)
def m(c): return round(c/100,2)
def f2(c,neg='paren',dollar=False,zero='0.00'):
    if c is None: return ''
    if c==0: return zero
    s='{:,.2f}'.format(abs(c)/100)
    if dollar: s='$'+s
    if c<0: s={'paren':'('+s+')','trail':s+'-','lead':'-'+s,'cr':s+' CR'}[neg]
    return s
def save(file,kind,asset,dt,author,style,hard,money,rows,totals,planted=None):
    name=file.rsplit('.',1)[0]
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":dt,"author":author,"style":style,"hard":hard})
