import random, json, os
D=os.path.dirname(os.path.abspath(__file__)); 
for x in ('documents','truth'): os.makedirs(f'{D}/{x}',exist_ok=True)
r2=lambda v: round(v+0.0,2)
def P(f): return f'{D}/documents/{f}'
INDEX=[]
def clean(d): return {k:(round(v,6) if isinstance(v,float) else v) for k,v in d.items() if v is not None}
def truth(f,kind,money,rows,totals,at,style,hard,planted=None):
    s=f.rsplit('.',1)[0]
    json.dump({'name':s,'kind':kind,'planted':planted,'money':money,'rows':[clean(r) for r in rows],'totals':[clean(t) for t in totals]},open(f'{D}/truth/{s}.json','w'),indent=1)
    INDEX.append({'file':f,'assetType':at,'documentType':{'TB':'TRIAL_BALANCE','AR':'AGED_RECEIVABLES','UM':'UNIT_MIX'}[kind],'author':'a51-publichousing','style':style,'hard':hard})
def sums(label,rows,keys): return {'label':label,**{k:r2(sum(r.get(k) or 0 for r in rows)) for k in keys}}
FIRST='Denise Marcus Thuy Alvaro Latisha Ruben Ngozi Patrice Yolanda Earl Fatuma Hector Ivonne Jerome Keisha Lamont Mireya Nadine Odell Rosalind Samira Tyrell Ursula Vernon Wilma Xiomara Abdi Bernice Clifton Dorothea'.split()
LAST='Abernathy Baptiste Castellanos Drummond Eze Fontenot Gadson Hollis Inthavong Jeffries Kuykendall Lozano McElroy Nwosu Ortega Pettway Quarles Rainey Sandoval Tolliver Underwood Villanueva Washburn Yusuf Zamora Broussard Cordero Dantzler Escobedo Freeland Gaither Hairston'.split()
