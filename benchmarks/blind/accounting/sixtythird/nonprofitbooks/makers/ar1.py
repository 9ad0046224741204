# UK housing association: typed (Word) arrears report with weeks bands and notes
import random, subprocess
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from h import *
random.seed(641)
N='ar_ha_arrears_wk39.pdf'
D=[('Fell Close',[('104-02','2 Fell Close','Mrs J Ogden',98.42,(196.84,0,0,0),'HB query - see officer'),('104-07','7 Fell Close','Mr D Pryce & Ms L Tarn',112.60,(337.80,450.40,212.15,0),'UC APA requested 4/12'),('104-11','11 Fell Close','Miss K Brearley',112.60,(112.60,0,0,0),''),('104-15','15 Fell Close','Mr S Wadud',124.18,(496.72,496.72,620.90,1318.44),'NSP served 18/11/24. Hearing date awaited'),('104-18','18 Fell Close','Ms A Lund',98.42,(64.10,0,0,0),'')]),
('Mill Bank House',[('110-01','Flat 1','Mr P Garside',86.75,(86.75,0,0,0),''),('110-04','Flat 4','Mrs E Thackray',86.75,(347.00,86.75,0,0),'Agreement £10 pw, kept'),('110-05','Flat 5','Mr B Oyelaran',91.30,(273.90,0,0,0),'New tenancy - awaiting first UC'),('110-09','Flat 9','Ms C Fairhurst',91.30,(365.20,365.20,182.60,0),'Agreement broken, visit booked'),('110-12','Flat 12','Mr T Whiteley',86.75,(43.38,0,0,0),''),('110-14','Flat 14','Miss R Sugden',86.75,(347.00,347.00,433.75,906.20),'SPO - £5.20 pw plus rent. One payment missed'),('110-16','Flat 16','Mr & Mrs H Balogh',91.30,(182.60,0,0,0),'')]),
('Chapel Row',[('121-03','3 Chapel Row','Mr G Metcalfe',118.05,(472.20,118.05,0,0),'Letter 2 sent 20/12'),('121-06','6 Chapel Row','Ms N Iqbal',118.05,(236.10,0,0,0),''),('121-08','8 Chapel Row','Mrs V Holroyd',126.40,(126.40,0,0,0),'4-weekly payer'),('121-10','10 Chapel Row','Mr J Stott',126.40,(505.60,505.60,90.25,0),'DWP deductions set up')]),
('Former tenants',[('098-22','Flat 22 (Weir Ct)','Mr L Denholm',None,(0,0,0,742.86),'Left 8/24. Tracing agent'),('104-09','9 Fell Close','Exors of Mrs M Crabtree',None,(0,0,294.51,0),'With solicitor - estate'),('121-01','1 Chapel Row','Miss S Vance',None,(0,0,0,1655.30),'Write-off proposed to Board')])]
B=['Up to 4 wks','5-8 wks','9-13 wks','Over 13 wks']; keys=['other:'+b for b in B]
d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Cm(29.7),Cm(21.0)
for a in('left_margin','right_margin'): setattr(s,a,Cm(1.8))
s.top_margin=s.bottom_margin=Cm(1.6)
st=d.styles['Normal']; st.font.name='Liberation Sans'; st.font.size=Pt(8.5); st.paragraph_format.space_after=Pt(0)
p=d.add_paragraph(); r=p.add_run('Calderbrook Community Housing Association Limited'); r.bold=True; r.font.size=Pt(14)
p=d.add_paragraph(); r=p.add_run('Rent arrears – report to Finance & Tenancy Sub-Committee'); r.font.size=Pt(11.5)
p=d.add_paragraph('Position at end of Week 39 (Sunday 29 December 2024).  Accounts under £40 are not listed.  All figures in £.'); p.paragraph_format.space_after=Pt(6)
hd=['Ref','Address','Tenant','Weekly rent',*B,'Total owed','Action / notes']; w=[1.5,3.1,4.3,1.8,2.0,2.0,2.0,2.0,2.2,5.2]
t=d.add_table(rows=1,cols=10); t.style='Table Grid'; t.autofit=False
def cell(c,txt,bold=False,right=False,fill=None):
    c.text=''; p=c.paragraphs[0]; r=p.add_run(txt); r.bold=bold
    if right: p.alignment=WD_ALIGN_PARAGRAPH.RIGHT
    if fill:
        x=OxmlElement('w:shd'); x.set(qn('w:val'),'clear'); x.set(qn('w:fill'),fill); c._tc.get_or_add_tcPr().append(x)
for i,h in enumerate(hd): cell(t.rows[0].cells[i],h,True,3<=i<=8,'D9D9D9')
tp=t.rows[0]._tr.get_or_add_trPr(); x=OxmlElement('w:tblHeader'); x.set(qn('w:val'),'true'); tp.append(x)
rows=[];totals=[];G=[0]*5; f=lambda v:f'{v:,.2f}'
def noSplit(row):
    x=OxmlElement('w:cantSplit'); row._tr.get_or_add_trPr().append(x)
for sec,L in D:
    rw=t.add_row(); m=rw.cells[0].merge(rw.cells[9]); cell(m,sec,True,False,'F2F2F2'); T=[0]*5
    for ref,ad,nm,wr,b,note in L:
        tot=r2(sum(b)); r={"unit":ad,"name":nm,"resident":ref}
        if wr: r['other:Weekly rent']=wr
        for k,v in zip(keys,b):
            if v: r[k]=v
        r['total']=tot; rows.append(r)
        for i,v in enumerate([*b,tot]): T[i]+=v
        rw=t.add_row(); noSplit(rw)
        for i,x in enumerate([ref,ad,nm,f(wr) if wr else '',*[f(v) if v else '' for v in b],f(tot),note]): cell(rw.cells[i],x,False,3<=i<=8)
    T=[r2(v) for v in T]; lab=f'Sub-total {sec}'
    rw=t.add_row(); m=rw.cells[0].merge(rw.cells[2]); cell(m,lab,True)
    tt={"label":lab}
    for i,v in enumerate(T):
        cell(rw.cells[4+i],f(v) if v else '-',True,True)
        if v: tt[[*keys,'total'][i]]=v
    totals.append(tt); G=[r2(a+b) for a,b in zip(G,T)]
rw=t.add_row(); m=rw.cells[0].merge(rw.cells[2]); cell(m,'TOTAL ARREARS',True,False,'D9D9D9')
for i,v in enumerate(G): cell(rw.cells[4+i],f(v),True,True,'D9D9D9')
totals.append({"label":"TOTAL ARREARS",**dict(zip([*keys,'total'],G))})
for rw in t.rows:
    for c,x in zip(rw._tr.tc_lst,w): pass
for i,x in enumerate(w):
    t.columns[i].width=Cm(x)
for rw in t.rows:
    if len(rw._tr.tc_lst)==10:
        for i,x in enumerate(w): rw.cells[i].width=Cm(x)
p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8)
cur=r2(sum(x['total'] for x in rows if 'other:Weekly rent' in x))
p.add_run(f'Current tenant arrears stand at £{f(cur)} (16 accounts). The target set in April is £9,500. HB = Housing Benefit; UC = Universal Credit; APA = alternative payment arrangement; NSP = notice seeking possession; SPO = suspended possession order.')
d.add_paragraph('M. Eccles, Finance Officer'); 
src=f'{R}/makers/ar1_tmp.docx'; d.save(src)
import os
subprocess.run(['soffice',f'-env:UserInstallation=file://{R}/.lo','--headless','--convert-to','pdf','--outdir',f'{R}/makers',src],check=True,capture_output=True)
os.replace(f'{R}/makers/ar1_tmp.pdf',doc(N)); os.remove(src)
print(cur,G)
save(N,'AR','typed Word report of UK housing association, week bands, scheme subtotals, notes column',True,['other:Weekly rent',*keys,'total'],rows,totals)
