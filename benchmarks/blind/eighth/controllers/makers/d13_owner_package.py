# Owner's monthly package written in Word (python-docx), printed by LibreOffice: cover letter, income statement with a comments column, balance sheet, NOI bridge
from common import *
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.enum.section import WD_ORIENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
rng=random.Random(1313); F='The Orchards - Owner Report October 2025.pdf'; PROP='The Orchards Apartments'
I=S(4) # month act, month bud, ytd act, ytd bud
def L(label,mb,noise=.07,nat=1,cm=''):
    b=int(round(mb)); v=[int(round(b*rng.uniform(1-noise,1+noise))),b,sum(int(round(b*rng.uniform(1-noise,1+noise))) for _ in range(10)),b*10]
    return I.l(label,[x*100 for x in v],nat=nat,cm=cm)
def grp(head,lines,tot,nat=1,**k):
    I.h(head,lvl=1,nat=nat); it=[L(q[0],q[1],q[2],nat,q[3] if len(q)>3 else '') for q in lines]; return I.t(tot,it,nat=nat,lvl=1,**k)
a=grp('What came in: rents',[('Scheduled rents',268900,.004),('Vacancy',-13450,.25,'Nine units down for the boiler riser replacement; seven back on line by 11/5.'),('Concessions and write-offs',-4200,.5),('Section 8 and voucher adjustments',-650,.6)],'Rents collected, net')
b=grp('What came in: everything else',[('Laundry',2150,.1),('Parking and storage',4875,.04),('Resident utility payback',11900,.06),('Fees (late, application, pet, transfer)',5600,.25,'Transfers waived for affected residents.'),('Interest',120,.3)],'Everything else')
ti=I.t('Gross collected income',[a,b],kind='TOTAL',key='total_income')
E=[grp('People',[('Site office wages',15800,.05),('Maintenance wages',17200,.05),('Payroll taxes, health, workers comp',9100,.05)],'People',-1),
 grp('Keeping it running',[('Repairs',8900,.4,'Riser leak clean-up $1.1k, claim filed 10/9 under the policy.'),('Unit turns',7600,.4),('Contracted services',9850,.08),('Pool and grounds',3900,.2)],'Keeping it running',-1),
 grp('Utilities',[('Electricity',4100,.15),('Gas heat and hot water',7400,.3),('Water and sewer',13900,.08),('Trash',3650,.04)],'Utilities',-1),
 grp('Filling it',[('Internet advertising',2900,.1),('Referrals and locators',900,.8)],'Filling it',-1),
 grp('Running the office',[('Software and phones',2650,.05),('Legal, evictions, audit accrual',1900,.5),('Office and bank',980,.3),('Management fee, 3.25%',8960,.04)],'Running the office',-1),
 grp('Taxes and insurance',[('Property tax',29750,.0),('Insurance',10480,.0)],'Taxes and insurance',-1)]
te=I.t('Cost of operations',E,nat=-1,kind='TOTAL',key='total_operating_expenses')
noi=I.t('Net operating income',[ti,te],[1,-1],kind='TOTAL',key='noi')
ds=L('Loan payments (P&I)',58733,.0,-1); cx=L('Capital projects',14000,.6,-1,'Riser project draw 1 of 3.'); rs=L('Reserve deposits',3900,.0,-1)
cf=I.t('Cash flow to ownership',[noi,ds,cx,rs],[1,-1,-1,-1],kind='TOTAL',key='net_cash_flow')
gi=lambda r:[r['v'][0],r['v'][1],r['nat']*(r['v'][0]-r['v'][1]),r['v'][2],r['v'][3],r['nat']*(r['v'][2]-r['v'][3])]
# balance sheet
B=S(2); 
def bl(label,x,y): return B.l(label,[int(x*100),int(y*100)])
B.h('What the property owns'); o=[bl('Operating account',214806.33,188410.02),bl('Trust account - deposits',141275,139900),bl('Lender escrows',318442.9,289004.11),bl('Replacement reserve',204118.77,200218.77),bl('Due from residents',18930.4,22117.95),bl('Prepaid insurance',62880,73360),bl('Land, buildings and equipment at cost',31418220.65,31402115.2),bl('Less depreciation to date',-6918330.12,-6841205.12)]
ta=B.t('Total owned',o,kind='TOTAL',key='total_assets')
B.h('What the property owes'); w_=[bl('Bills unpaid',71203.18,58114.6),bl('Property tax accrued',297500,267750),bl('Rents paid ahead',24118,19903.5),bl('Resident deposits held',141275,139900),bl('First mortgage',19844106.27,19867920.44)]
tl=B.t('Total owed',w_,kind='TOTAL',key='total_liabilities')
B.h("Owners' stake"); q=[bl("Owners' contributions",9200000,9200000),bl('Distributions since purchase',-4310000,-4265000),B.l('Earnings since purchase',[0,0])]
for c in (0,1): B.rows[q[2]]['v'][c]=B.rows[ta]['v'][c]-B.rows[tl]['v'][c]-B.rows[q[0]]['v'][c]-B.rows[q[1]]['v'][c]
te2=B.t("Total owners' stake",q,kind='TOTAL',key='total_equity'); tle=B.t("Total owed and owners' stake",[tl,te2],kind='TOTAL')
# bridge: YTD NOI 2024 -> 2025
G=S(1); Y=I.rows[noi]['v'][2]
dr=[('Rent growth on renewals (avg. 4.1%)',98412),('Rent growth on new leases',31077),('Vacancy (riser project)',-41915),('Concessions burned off',12660),('Utility payback roll-out, phase II',22840),('Wages and overtime',-18233),('Insurance renewal',-21904),('Property tax reassessment',-14750),('Gas: colder first quarter',-9126),('Other, net',3015)]
st0=G.l('NOI, ten months to October 2024',[Y-sum(x for _,x in dr)*100],lvl=0); it=[G.l(t,[x*100]) for t,x in dr]
ge=G.t('NOI, ten months to October 2025',[st0]+it,kind='TOTAL',key='noi')
# --- docx
d=Document(); sec=d.sections[0]; sec.page_width,sec.page_height=Inches(8.5),Inches(11); sec.left_margin=sec.right_margin=Inches(.7); sec.top_margin=Inches(.7); sec.bottom_margin=Inches(.6)
stl=d.styles['Normal']; stl.font.name='Liberation Serif'; stl.font.size=Pt(10); stl.paragraph_format.space_after=Pt(4)
fp=sec.footer.paragraphs[0]; fp.text='Brightwell Residential Services  ·  prepared for Orchard Lane Owners LP  ·  unaudited'; fp.runs[0].font.size=Pt(7.5); fp.alignment=AL.CENTER
d.add_paragraph('November 12, 2025'); d.add_paragraph('Orchard Lane Owners LP\nAttn: Managing partner'); d.add_paragraph('Re: The Orchards Apartments, October 2025')
yo,yb=I.rows[noi]['v'][2]//100,I.rows[noi]['v'][3]//100
d.add_paragraph('Enclosed is the October report for The Orchards (224 apartments). Occupancy closed the month at 94.2%%, and 98.1%% excluding the units out of service for the boiler riser work. Net operating income for the ten months is $%s against a budget of $%s.'%(f'{yo:,}',f'{yb:,}'))
d.add_paragraph('Average rent on 17 new leases was $1,243; 21 renewals averaged $1,268. Of $18,930 due from residents at month end, $11,402 is more than 30 days old. We distributed $45,000 on October 20.')
for x in ('Income statement with our comments','Balance sheet','Bridge of net operating income to last year'): d.add_paragraph(x,style='List Bullet')
d.add_paragraph('Respectfully,\n\nBrightwell Residential Services')
def cellset(c,t,b=False,al=None,sz=8,i=False,top=False,shade=None,ind=0):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); p.paragraph_format.left_indent=Pt(ind); r=p.add_run(t); r.bold=b; r.italic=i; r.font.size=Pt(sz)
    if al=='r': p.alignment=AL.RIGHT
    if al=='c': p.alignment=AL.CENTER
    tp=c._tc.get_or_add_tcPr()
    if shade: e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),shade); tp.append(e)
    if top:
        bb=OxmlElement('w:tcBorders'); e=OxmlElement('w:top'); e.set(qn('w:val'),'single'); e.set(qn('w:sz'),'6'); bb.append(e); tp.append(bb)
def title(t,sub):
    d.add_page_break(); p=d.add_paragraph(); r=p.add_run(PROP); r.bold=True; r.font.size=Pt(13); p=d.add_paragraph(); r=p.add_run(t); r.font.size=Pt(12); r.font.color.rgb=RGBColor(0x7B,0x3F,0x00); p=d.add_paragraph(); r=p.add_run(sub); r.italic=True
def m(v,cents=False):
    if v is None: return ''
    t='{:,.2f}'.format(abs(v)/100) if cents else '{:,}'.format(abs(v)//100)
    return '('+t+')' if v<0 else t
def widths(t,ws):
    t.autofit=False
    for k,w in enumerate(ws): t._tbl.tblGrid.gridCol_lst[k].w=Inches(w)
    for row in t.rows:
        if len(row._tr.tc_lst)<len(ws): 
            ww=(ws[0],sum(ws[1:4]),sum(ws[4:7]),ws[7])
            for tc,w in zip(row._tr.tc_lst,ww): tc.width=Inches(w)
            continue
        for c,w in zip(row.cells,ws): c.width=Inches(w)
def repeat(row):
    p=row._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); p.append(e)
title('Income statement','October 2025 and ten months to date, whole dollars')
t=d.add_table(rows=2,cols=8)
h=t.rows[0].cells; h[1].merge(h[3]); h[4].merge(h[6]); cellset(h[1],'October',True,'c',shade='F3E3D3'); cellset(h[4],'January to October',True,'c',shade='F3E3D3')
for c,x in zip(t.rows[1].cells,('','Actual','Budget','Better (worse)','Actual','Budget','Better (worse)','Our comments')): cellset(c,x,True,'r' if x not in('','Our comments') else None,7.5)
repeat(t.rows[0]); repeat(t.rows[1])
for r in I.rows:
    c=t.add_row().cells; b=r['type']!='LINE'
    cellset(c[0],r['label'],b,i=r['type']=='HEADING',ind=0 if b else 8)
    if r['v']:
        for j,x in enumerate(gi(r)): cellset(c[1+j],m(x),b,'r',top=b)
    if r.get('cm'): cellset(c[7],r['cm'],sz=6.5,i=True)
widths(t,(2.05,.62,.62,.62,.72,.72,.62,1.13))
title('Balance sheet','at October 31, 2025, with September 30, 2025')
t=d.add_table(rows=1,cols=3)
for c,x in zip(t.rows[0].cells,('','October 31','September 30')): cellset(c,x,True,'r',9)
for r in B.rows:
    c=t.add_row().cells; b=r['type']!='LINE'; cellset(c[0],r['label'],b,sz=9.5,i=r['type']=='HEADING',ind=0 if b else 12)
    if r['v']:
        for j,x in enumerate(r['v']): cellset(c[1+j],'$ '*0+m(x,True),b,'r',9.5,top=b)
widths(t,(3.6,1.6,1.6))
title('Bridge of net operating income','Ten months, 2024 to 2025')
t=d.add_table(rows=0,cols=2)
for r in G.rows:
    c=t.add_row().cells; b=r['lvl']==0; cellset(c[0],r['label'],b,sz=10,ind=0 if b else 14); v=r['v'][0]; cellset(c[1],('$'+m(v)) if b else ('+' if v>0 else '')+m(v),b,'r',10,top=r['type']=='TOTAL')
widths(t,(4.2,1.6))
d.add_paragraph(); d.add_paragraph('Favorable drivers are shown with a plus sign, unfavorable drivers in parentheses.')
src=ROOT+'/lo/'+F[:-4]+'.docx'; d.save(src); soffice(src,DOCS)
n=subprocess.run(['pdftotext','-layout',os.path.join(DOCS,F),'-'],capture_output=True,text=True).stdout.split('\f')
pg={k:[i+1 for i,x in enumerate(n) if k in x and PROP in x][-1 if k!='Income statement' else 0] for k in ('Income statement','Balance sheet','Bridge of net operating income')}; pg['Income statement']=[i+1 for i,x in enumerate(n) if 'whole dollars' in x][0]
print(pg)
s1=truth(I,'Income statement',PROP,None,'2025-10-31',['October Actual','October Budget','October Better (worse)','January to October Actual','January to October Budget','January to October Better (worse)'],gi,page=pg['Income statement'])
s2=truth(B,'Balance sheet',PROP,None,'2025-10-31',['October 31','September 30'],lambda r:r['v'],page=pg['Balance sheet'])
s3=truth(G,'Bridge of net operating income',PROP,'2025-01-01','2025-10-31',['Amount'],lambda r:r['v'],page=pg['Bridge of net operating income'])
s3['columns']=['']
save(F,[s1,s2,s3],dict(assetType='MULTIFAMILY',documentType='OPERATING_STATEMENT',author='controllers',style="owner's monthly letter and statements typed in Word: plain-language captions, comments column, balance sheet, NOI bridge",hard='cover letter with figures in prose, odd captions for every total, heading and total of the same words, wrapped comment cells, Better (worse) variances, bridge without any column header and with plus signs'))
