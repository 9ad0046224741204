# condo corporation, general fund operations, budget unaudited, Times, $ at left of the column
from common import *; from reportlab.pdfgen import canvas
R=random.Random(101)
P='Halton Standard Condominium Corporation No. 742'
s=St('Statement of General Fund Operations',P,'2024-09-01','2025-08-31',['2025 Budget (Unaudited)','2025 Actual','2024 Actual'])
def v(b,rb=100):
    bud=round(b/rb)*rb; return [bud,round(bud*R.uniform(.9,1.13)),round(bud*R.uniform(.84,1.06))]
s.h('REVENUE')
a=[s.l("Owners' contributions",[1012480,1012480,964260],d=1),s.l('Less: Allocation to reserve fund',[-286500,-286500,-268000],n='6')]
b=s.t('Net owners\' contributions',a)
o=[s.l(n,v(k)) for n,k in (('Guest suite rental',6200),('Locker and parking rental',14800),('Interest income',4000),('Recoveries - electric vehicle charging',2500))]
o.append(s.l('Sundry',[0,1186,745]))
rev=s.t('Total revenue',[b]+o,'TOTAL',key='total_income',d=1)
s.h('EXPENSES')
secs=[('Utilities',[('Hydro',132000),('Natural gas',61000),('Water and sewer',74500),('Telephone and enterphone',3600)]),
('Service contracts',[('Concierge and security',118400),('Cleaning',66800),('Elevator maintenance',21900),('HVAC and mechanical',18200),('Landscaping and snow removal',31500),('Waste removal',8700),('Fire safety monitoring',5400)]),
('Repairs and maintenance',[('General building repairs',37000),('Plumbing and drains',15200),('Electrical and lighting',9100),('Garage sweeping and door repairs',7600)]),
('Administrative',[('Management fees (Note 8)',58900),('Insurance',47300),('Legal fees',6000),('Audit fees',5200),('Office, postage and meetings',7400),('Bank charges',900),('Condominium Authority assessment',2250)])]
subs=[]
for h,ls in secs:
    s.h(h,i=1); subs.append(s.t('Total '+h.lower(),[s.l(n,v(k,50),i=2) for n,k in ls],i=1))
ex=s.t('Total expenses',subs,'TOTAL',key='total_operating_expenses')
e=s.t('EXCESS (DEFICIENCY) OF REVENUE OVER EXPENSES FOR THE YEAR',[rev,ex],'TOTAL',[1,-1],key='net_income')
e0=s.rows[e]['values']
# prior closing = current opening
o24=88213; s.rows[e]
bg=s.l('General fund balance, beginning of year',[None,o24+e0[2],o24])
en=s.t('GENERAL FUND BALANCE, END OF YEAR',[e,bg],'TOTAL',only=[1,2],d=1)
c=canvas.Canvas(B+'documents/condo_742_general_fund.pdf',pagesize=(612,792))
XS=[385,470,555]
def head(pg):
    c.setFont('Times-Bold',12); c.drawString(54,745,P.upper()); c.setFont('Times-Roman',11)
    c.drawString(54,730,'Statement of General Fund Operations'+(' (continued)' if pg>1 else '')); c.drawString(54,715,'Year ended August 31, 2025')
    c.setLineWidth(1.2); c.line(54,708,558,708)
    c.setFont('Times-Bold',9.5)
    for x,ls in zip(XS,(('2025','Budget','(Unaudited)'),('2025','Actual',''),('2024','Actual',''))):
        for k,t in enumerate(ls): c.drawRightString(x,694-k*11,t)
    c.setLineWidth(.5); c.line(54,667,558,667)
def foot(pg):
    c.setFont('Times-Italic',8.5); c.drawCentredString(306,40,'The accompanying notes are an integral part of these financial statements.'); c.drawRightString(558,28,str(pg+3))
head(1);y=652;pg=1
for i,r in enumerate(s.rows):
    if y<70 or r['label']=='Administrative': foot(pg);c.showPage();pg+=1;head(pg);y=652
    T=r['rowType'];x=r['x'];ind=x.get('i',0)*12
    c.setFont('Times-Bold' if T in('TOTAL',) or (T=='HEADING' and not ind) else ('Times-Italic' if T=='HEADING' else 'Times-Roman'),10)
    lab=r['label']
    if len(lab)>45:
        c.drawString(54,y,'EXCESS (DEFICIENCY) OF REVENUE'); y-=12; c.drawString(62,y,'OVER EXPENSES FOR THE YEAR')
    else: c.drawString(54+ind,y,lab)
    if x.get('n'): c.drawString(285,y,'(Note %s)'%x['n'])
    if T!='HEADING':
        for X,a in zip(XS,r['values']):
            if a is None: continue
            if T!='LINE': c.setLineWidth(.5); c.line(X-62,y+10,X+2,y+10)
            c.drawRightString(X+(2.5 if a<0 else 0),y,fm(a))
            if x.get('d'): c.drawString(X-60,y,'$')
            if lab.startswith('GENERAL FUND BAL'): c.line(X-62,y-3,X+2,y-3); c.line(X-62,y-5,X+2,y-5)
    y-=14 if T in('LINE','HEADING') else 19
foot(pg);c.save()
save('condo_742_general_fund.pdf',[s],'OTHER','OPERATING_STATEMENT','audited condo general fund, budget unaudited, 2 pages, dollar sign apart')
