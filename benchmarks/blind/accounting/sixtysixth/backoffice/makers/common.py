import json,os,random
R='build/blind'
DOC=R+'/documents/';TR=R+'/truth/'
def m(c,neg='paren',zero='0.00'):
    if c==0: return zero
    s=f'{abs(c)/100:,.2f}'
    if c<0: s={'paren':f'({s})','trail':s+'-','lead':'-'+s,'cr':s+' CR'}[neg]
    return s
def v(c): return round(c/100,2)
def save(name,kind,money,rows,totals,style,hard,planted=None):
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(TR+name.rsplit('.',1)[0]+'.json','w'),indent=1)
    p=R+'/index.json'
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')
FIRST="Marlena Tobias Keisha Orrin Yolanda Desmond Priya Anselm Bettina Hollis Rosalind Emeka Tamsin Gideon Lucinda Faisal Noemi Wendell Corinne Javier Odette Rufus Mireille Dashiell Ingrid Kwame Petra Alonzo Sunita Thaddeus".split()
LAST="Ashgrove Quillen Varnado Pellham Okorie Brantwood Desrosiers Tillery Mwangi Halvorsen Castellan Rourke Sandoval Whitlow Ferrante Ibekwe Marchetti Loomis Abernat Kessling Dunmore Yarrow Nakashiro Pruett Oyelaran Strand Villacorta Hegarty Bexley Corvino".split()
