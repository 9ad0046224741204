# care home, month & YTD actual/budget/variance; PLANTED digit
from lib import *
import random
from reportlab.pdfgen import canvas
R=random.Random(2904); N='larkspur_manor_nov2024_actual_budget.pdf'
s=St('Departmental Income Statement','Larkspur Manor Assisted Living',None,'2024-11-30',['Month Actual','Month Budget','Month Variance','YTD Actual','YTD Budget','YTD Variance'])
exp=False
def L(code,lab,b):
    mb=b; yb=b*11; ma=int(b*R.uniform(.9,1.1)); ya=int(yb*R.uniform(.95,1.05)); k=-1 if exp else 1
    return s.l(lab,ma,mb,k*(ma-mb),ya,yb,k*(ya-yb),code=code)
def T(lab,p,m=(),**k):
    return s.t(lab,p,m,**k)
s.h('RESIDENT REVENUE')
a=[L('3010','Private pay room and board',121500),L('3020','Medicaid waiver',28400),L('3030','Level-of-care fees',31250),L('3040','Second-person fees',2400),L('3050','Respite stays',3150),L('3090','Community fees',4000)]
a.append(s.l('Bad debt and concessions',-1875,-1500,-375,-19340,-16500,-2840,code='3095'))
TI=T('Total Resident Revenue',a,key='total_income'); exp=True
subs=[]; 
def dept(nm,items):
    s.h(nm); x=[L(c,l,b) for c,l,b in items]; subs.append(T('Total '+nm.title(),x,type='SUBTOTAL'))
dept('NURSING AND CARE',[('5110','Caregiver wages',48600),('5120','Med-tech and RN oversight',13900),('5130','Agency staffing',2500),('5140','Care supplies',1450)])
dept('DIETARY',[('5210','Cook wages',9850),('5220','Raw food',12100),('5230','Kitchen supplies',780)])
dept('HOUSEKEEPING AND PLANT',[('5310','Housekeeping wages',5200),('5320','Maintenance wages',4100),('5330','Repairs and service contracts',2650),('5340','Electric and gas',5300),('5350','Water, sewer, trash',1720)])
dept('ACTIVITIES AND TRANSPORT',[('5410','Activities wages',3300),('5420','Van fuel and upkeep',610)])
dept('GENERAL AND ADMINISTRATIVE',[('5510','Administrator and office wages',11800),('5520','Payroll taxes and benefits',13750),('5530','Liability and property insurance',4380),('5540','Property taxes',3150),('5550','Marketing and referral fees',3900),('5560','License, dues, training',520),('5570','Professional fees',1150),('5580','Telephone, software',1380)])
OX=T('Total Operating Expenses',subs,key='total_operating_expenses')
def D2(lab,p,m,key):
    i=T(lab,p,m,key=key); v=s.rows[i]['v']; v[2]=v[0]-v[1]; v[5]=v[3]-v[4]; return i
NO=D2('Net Operating Income',[TI],[OX],'noi')
# variances of expenses are favourable-positive: NOI variance = TI var + OX var
q=[s.l('Interest, SBA 504 and CU first',10240,10250,10,113870,112750,-1120,code='7010'),s.l('Depreciation',7150,7150,0,78650,78650,0,code='7020')]
OT=T('Total Other',q,type='SUBTOTAL')
NI=D2('Net Income',[NO],[OT],'net_income')
row=next(r for r in s.rows if r['code']=='5220'); old=row['v'][3]; st=str(old); row['v'][3]=int(st[:2]+str((int(st[2])+4)%10)+st[3:])
s.m['planted']={'what':f"Raw food YTD Actual printed {row['v'][3]:,} instead of {old:,}",'kind':'digit_changed'}
c=canvas.Canvas(D+'documents/'+N,pagesize=(612,792))
X=[262,316,364,440,500,552]; XP=[390,580]
def hdr(p):
    c.setFont('Helvetica-Bold',12);c.drawString(36,758,'Larkspur Manor Assisted Living');c.setFont('Helvetica',10);c.drawString(36,744,'Departmental Income Statement');c.drawRightString(580,758,'Periods ending November 30, 2024');c.setFont('Helvetica',7.5);c.drawRightString(580,746,f'Page {p} of 2');c.drawString(36,732,'Licensed beds 38; average census November 33.1. Variances: favorable / (unfavorable)')
    c.setFillGray(.88);c.rect(206,706,186,14,fill=1,stroke=0);c.rect(398,706,184,14,fill=1,stroke=0);c.setFillGray(0)
    c.setFont('Helvetica-Bold',8);c.drawCentredString(299,710,'NOVEMBER 2024');c.drawCentredString(490,710,'YEAR TO DATE (JAN - NOV)')
    for k,x in enumerate(X): c.drawRightString(x,695,['Actual','Budget','Variance'][k%3])
    for x in XP:c.drawRightString(x,695,'Var%')
    c.line(36,690,582,690); return 676
y=hdr(1); pg=1
F=lambda v:f'{v:,}' if v>=0 else f'({-v:,})'
for r in s.rows:
    if r['label']=='GENERAL AND ADMINISTRATIVE': c.showPage(); y=hdr(2)
    B=r['t']!='LINE'; c.setFont('Helvetica-Bold' if B else 'Helvetica',7.8)
    if r['t']=='HEADING': y-=5
    if r['code']: c.drawString(36,y,r['code'])
    c.drawString(36 if r['t'] in('HEADING','TOTAL') else 62,y,r['label'][:34])
    if r['t']!='HEADING':
        for x,v in zip(X,r['v']): c.drawRightString(x,y,F(v))
        for x,j in zip(XP,(0,3)):
            bb=r['v'][j+1]; c.drawRightString(x,y,F(round(r['v'][j+2]/abs(bb)*100)) if bb else '')
        if r['t']!='LINE':
            c.setLineWidth(.5); c.line(208,y+9,582,y+9); y-=4
    y-=13.5
c.setFont('Helvetica-Oblique',7);c.drawString(36,y-20,'Unaudited - for management and lender use');c.save()
save(N,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','grouped month/YTD actual-budget-variance, departments, account codes, planted',True)
