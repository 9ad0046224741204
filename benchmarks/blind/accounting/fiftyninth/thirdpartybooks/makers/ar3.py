# self storage, typed up in Word for the owner, pdf
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
import subprocess, os
random.seed(5916)
name='ar_storage_owner_letter.pdf'; K=["other:Aug","other:Sep","other:Oct","other:Nov","other:Fees","total"]
us=["A-07","A-19","A-22","B-03","B-14","B-15","B-31","C-02","C-10","C-28","D-05","D-06","D-17","P-3"]
rates=[65,65,65,95,95,95,110,135,135,150,189,189,210,55]; nm=random.sample(LAST,14); fn=random.sample(FIRST,14); rows=[]
for i,u in enumerate(us):
    x=random.choices([1,2,3,4],[5,5,2,2])[0]; r=rates[i]; v=[None]*4
    for j in range(x): v[3-j]=float(r)
    if random.random()<.3: v[4-x]=float(round(r*random.uniform(.3,.7)))
    fee=[None,15.0,45.0,120.0][x-1] if x>1 else (15.0 if random.random()<.5 else None)
    rows.append(dict(unit=u,name=f'{fn[i]} {nm[i]}' if u!='D-17' else 'Brightway Restoration',**dict(zip(K,v+[fee,sum(q or 0 for q in v)+(fee or 0)]))))
tot={k:sum(r[k] or 0 for r in rows) for k in K}; true=tot['other:Oct']
assert abs(sum(tot[k] for k in K[:-1])-tot['total'])<.01
bad=true+90.0; printed=dict(tot); printed['other:Oct']=bad
planted=dict(what=f'Total of the Oct column printed {bad:,.2f}; its rows sum to {true:,.2f} (grand total is right)',kind='total_wrong')
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.9); d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(11); d.styles['Normal'].paragraph_format.space_after=Pt(6)
p=d.add_paragraph(); q=p.add_run('SPRUCE COUNTY PROPERTY CARE'); q.bold=True; q.font.size=Pt(14)
d.add_paragraph('November 16, 2026'); d.add_paragraph('Re:  Route 9 Mini Storage \u2013 tenants behind as of November 15')
d.add_paragraph('Hello Wendell, here is who still owes us. Rent is due on the 1st; late fees post on the 10th and the lock fee goes on at 60 days. D-05 gets its lien notice if nothing comes in this week.' if False else 'Hello Wendell, here is who still owes us. Rent is due on the 1st, late fees post on the 10th and the lock fee goes on at 60 days. The two oldest accounts get their lien notice this week if nothing comes in.')
t=d.add_table(1,8); t.style='Table Grid'; t.autofit=False
HD=['Unit','Tenant','Aug','Sep','Oct','Nov','Fees','Total Due']; wd=[.65,1.85,.7,.7,.75,.8,.7,.95]
def put(cells,vals,bold=False):
    for i,(c,v) in enumerate(zip(cells,vals)):
        c.width=Inches(wd[i]); pp=c.paragraphs[0]; pp.paragraph_format.space_after=Pt(1); rr=pp.add_run(v); rr.bold=bold; rr.font.size=Pt(10)
        if i>1: pp.alignment=AL.RIGHT
f=lambda v:'' if v is None else f'{v:,.2f}'
for q_,w_ in zip(t.columns,wd): q_.width=Inches(w_)
put(t.rows[0].cells,HD,True)
for r in rows: put(t.add_row().cells,[r['unit'],r['name']]+[f(r[k]) for k in K])
put(t.add_row().cells,['','Total owed']+['$'+f(printed[k]) if k=='total' else f(printed[k]) for k in K],True)
d.add_paragraph(); d.add_paragraph('Paid ahead (not in the list above): A-11 through January, B-20 through December, C-15 through April. The deposits went to the bank on the 12th.')
d.add_paragraph('Call me with questions,'); d.add_paragraph('June')
x=f'{R}/makers/ar_storage_owner_letter.docx'; d.save(x)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',f'{R}/documents',x],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL); os.remove(x)
print(printed,true)
save(name,'AR',K,rows,[dict(label='Total owed',**printed)],'letter typed up for an owner, month columns as buckets, blank where nothing is owed',True,planted)
