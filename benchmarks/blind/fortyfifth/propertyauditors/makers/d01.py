from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
g=random.Random(101); F='wrenfield_mgmt_accounts_mar25.pdf'
C=['Apr-24','May-24','Jun-24','Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','YTD']
s=St('Profit and Loss - Monthly Trend','Wrenfield House Nursing Home','2024-04-01','2025-03-31',C)
D=[30,31,30,31,31,30,31,30,31,31,28,31]
L=lambda lab,a,code,v=.04,sh=None:s.l(lab,wt(ser(g,a,12,v,sh)),code)
s.h('Fee Income'); a=[L('Private residents',1184000,'4000',.03,D),L('Local authority funded',696500,'4010',.03,D),L('NHS continuing healthcare',318200,'4020',.09,D),L('Funded nursing care (FNC)',271600,'4030',.03,D),L('Respite and day care',42300,'4040',.4)]
t1=s.t('Total Fee Income',a)
s.h('Other Income'); z=[0]*12; z[5]=1250; z[11]=900
a=[L('Hairdressing and chiropody recharges',9400,'4200',.1),s.l('Sundry income',wt(z),'4290')]
t2=s.t('Total Other Income',a); ti=s.t('Total Income',[t1,t2],kind='TOTAL',key='total_income')
s.h('Staff Costs'); a=[L('Nursing salaries',462000,'5000',.04,D),L('Care assistants wages',618400,'5010',.04,D),L('Agency staff',96400,'5020',.55),L('Domestic and kitchen wages',171900,'5030',.03),L('Management and admin salaries',118600,'5040',.01),L("Employer's NI",104300,'5050',.05),L('Pension contributions',31800,'5060',.03),L('Training and DBS checks',11900,'5070',.6)]
t3=s.t('Total Staff Costs',a)
s.l('Staff costs as % of income',[round(round(100*x/y,1)/100,3) for x,y in zip(s.R[t3]['values'],s.R[ti]['values'])],pct=1)
s.R[-1]['rowType']='LINE'; s.R[-1]['values']=[round(round(100*x/y,1)/100,3) for x,y in zip(s.R[t3]['values'],s.R[ti]['values'])]
s.h('Home Running Costs'); sea=[11,9,7,6,6,7,9,12,14,15,13,12]
rb=[-0]*12
a=[L('Provisions',101300,'6000',.06),L('Medical and incontinence supplies',27900,'6010',.15),L('Laundry and cleaning materials',18800,'6020',.12),L('Gas',41200,'6100',.05,sea),L('Electricity',36900,'6110',.05,sea),L('Water rates',11400,'6120',.02),L('Clinical waste and refuse',13700,'6130',.06),L('Repairs and maintenance',48300,'6200',.5),L('Garden and grounds',7200,'6210',.3,[3,4,4,4,4,3,2,1,.5,.5,.5,2]),L('Lift and equipment servicing',8900,'6220',.2),L('Activities and outings',6100,'6300',.4)]
t4=s.t('Total Home Running Costs',a)
s.h('Overheads'); ins=[1630]*12; acc=[750]*11+[4350]; bad=[0,0,0,0,0,2140,0,0,0,-860,0,0]
a=[s.l('Insurance',wt(ins),'7000'),s.l('CQC registration',wt([772]*12),'7010'),L('Council tax and business rates',6200,'7020',0),L('Telephone, IT and care software',14300,'7100',.1),L('Printing, postage and stationery',4800,'7110',.3),L('Advertising and website',6900,'7120',.6),s.l('Accountancy and legal',wt(acc),'7200'),s.l('Bad debts / (recovered)',wt(bad),'7300'),L('Bank charges',1500,'7310',.1)]
t5=s.t('Total Overheads',a)
te=s.t('Total Operating Costs',[t3,t4,t5],kind='TOTAL',key='total_operating_expenses')
eb=s.t('EBITDA',[ti,te],[1,-1],'TOTAL',key='noi')
li=[9480-41*i for i in range(12)]
a=s.l('Loan interest',wt(li),'8000'); b=s.l('Depreciation',wt([6125]*12),'8100')
s.t('Net Profit / (Loss) before Tax',[eb,a,b],[1,-1,-1],'TOTAL',key='net_income')
W,H=landscape(A4); c=canvas.Canvas(f'{B}/documents/{F}',pagesize=(W,H))
x0=28; xs=[238+43.5*i for i in range(12)]+[238+43.5*11+54]
def head(p):
    c.setFont('Helvetica-Bold',11); c.drawString(x0,H-30,'Wrenfield House Nursing Home')
    c.setFont('Helvetica',8); c.drawString(x0,H-42,'Wrenfield Care Limited'); c.drawRightString(W-28,H-30,'Profit and Loss - Monthly Trend'); c.drawRightString(W-28,H-42,'01/04/2024 to 31/03/2025')
    c.setFillGray(.86); c.rect(x0-3,H-66,W-50,13,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',7); c.drawString(x0,H-62,'N/C'); c.drawString(x0+28,H-62,'Name')
    for x,k in zip(xs,C): c.drawRightString(x,H-62,k)
    c.setFont('Helvetica',6.5); c.drawString(x0,20,'Report: PL_TREND12   Printed 17/04/2025 09:42   User: KATHB'); c.drawRightString(W-28,20,f'Page {p} of 2')
pg=1; head(1); y=H-80
for r,m in zip(s.R,s.meta):
    if y<52 or r['label']=='Overheads': c.showPage(); pg+=1; head(pg); y=H-80
    ty=r['rowType']; f='Helvetica' if ty=='LINE' else 'Helvetica-Bold'
    if m.get('pct'): f='Helvetica-Oblique'
    if ty=='HEADING': y-=4
    c.setFont(f,7); 
    if r['accountCode']: c.drawString(x0,y,r['accountCode'])
    c.drawString(x0+(28 if ty=='LINE' and not m.get('pct') else 8 if ty!='HEADING' else 0),y,r['label'])
    c.setFont(f,6.6)
    for x,v in zip(xs,r['values']):
        if v is None: continue
        c.drawRightString(x,y,f'{v*100:.1f}%' if m.get('pct') else br(v))
    if ty in('SUBTOTAL','TOTAL'):
        c.setLineWidth(.4)
        for x in xs:
            c.line(x-38,y+7.5,x,y+7.5)
            if ty=='TOTAL': c.line(x-38,y-2.2,x,y-2.2)
        y-=3
    y-=11
c.setFont('Helvetica-Oblique',7); c.drawString(x0,y-10,'Registered for 50 beds. Average occupancy for the year 92.6%. Figures are draft and subject to year-end adjustment.')
c.save(); save(F,[s],'SENIOR_HOUSING','OPERATING_STATEMENT_T12','care home bookkeeper (UK)','monthly trend P&L, landscape, nominal codes, percent row',False)
