from h import *
import xlsxwriter
rnd=random.Random(202); N='Kranhof_12M_Statement_Sep25.xlsx'
ms=['Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Sep 2025']
s=S('12 Month Statement','Bürohaus Kranhof, Düsseldorf','2024-10-01','2025-09-30',ms+['Total'],lambda b,c:b+[sum(x or 0 for x in b)],sheet='Report1')
st=lambda a,b,k:[a]*k+[b]*(12-k)
s.h('INCOME',0,'4000-0000'); s.h('Rental Income',1,'4100-0000')
a=[s.l('Base Rent Office',st(148210.40,151632.18,3),'4110-0000',2),s.l('Base Rent Retail Ground Floor',st(18450,18450,3),'4112-0000',2),s.l('Parking Rent (62 bays)',st(7440,7595,7),'4115-0000',2),s.l('Archive & Storage Rent',[1860.5]*12,'4118-0000',2),s.l('Rent Free / Incentives',[-9870.0]*5+[0]*7,'4190-0000',2),s.l('Indexation Back-billing',[0]*4+[6214.33]+[0]*7,'4195-0000',2)]
A=s.t('Total Rental Income',a,lvl=1,acct='4199-0000')
s.h('Recoveries',1,'4200-0000')
a=[s.l('Ancillary Cost Prepayments',st(31200,32640,3),'4210-0000',2),s.l('Heating Cost Prepayments',st(9800,10450,3),'4220-0000',2),s.l('Prior Year Reconciliation',[0]*8+[-4318.77]+[0]*3,'4230-0000',2)]
Bx=s.t('Total Recoveries',a,lvl=1,acct='4299-0000')
s.h('Other Income',1,'4300-0000')
a=[s.l('Rooftop Antenna',[650]*12,'4310-0000',2),s.l('EV Charging',months(rnd,4100,noise=.3),'4320-0000',2),s.l('Interest & Dunning Fees',[0,25,0,0,75,0,0,50,0,25,0,118.4],'4390-0000',2)]
C=s.t('Total Other Income',a,lvl=1,acct='4399-0000')
TI=s.t('TOTAL INCOME',[A,Bx,C],'TOTAL',key='total_income',acct='4999-0000')
s.h('OPERATING EXPENSES',0,'5000-0000')
win=[1.3,1.5,1.7,1.8,1.6,1.3,.9,.5,.4,.35,.35,.6]
q=lambda v:[0 if i%3 else v for i in range(12)]
def sec(name,ac,ls,tot,tac):
    s.h(name,1,ac); return s.t(tot,[s.l(n,v,c,2,cost=True) for c,n,v in ls],lvl=1,acct=tac,cost=True)
e=[sec('Recoverable Costs','5100-0000',[('5110-0000','Property Tax (Grundsteuer)',[0,21744.9,0,0,21744.9,0,0,22830.2,0,0,22830.2,0]),('5120-0000','Water & Sewage',months(rnd,18200)),('5130-0000','District Heating',months(rnd,92000,season=win)),('5140-0000','Electricity Common Areas',months(rnd,41000)),('5150-0000','Cleaning',[6120]*3+[6340]*9),('5155-0000','Window Cleaning',q(3980)),('5160-0000','Caretaker & Janitor',[4450]*12),('5165-0000','Winter Service',[0,890,890,890,890,890]+[0]*6),('5170-0000','Lift Maintenance',[1215]*12),('5180-0000','Waste Disposal',months(rnd,13400,noise=.02)),('5185-0000','Building & Liability Insurance',[0,0,0,38415.6]+[0]*8),('5190-0000','Reception & Security',[5980]*3+[6190]*9)],'Total Recoverable Costs','5199-0000'),
 sec('Non-Recoverable Costs','5200-0000',[('5210-0000','Property Management Fee',st(4890.2,5010.35,3)),('5220-0000','Repairs & Maintenance',months(rnd,68000,noise=.8)),('5225-0000','Roof and Facade Repair',[0]*6+[18740.0,4210.5]+[0]*4),('5230-0000','Vacancy Costs',[2310.6]*5+[1190.4]*7),('5240-0000','Letting Commission',[0]*4+[27250.0]+[0]*7),('5250-0000','Legal & Advisory',[0,1480,0,0,3260.5,0,920,0,0,1480,0,2115]),('5260-0000','Bad Debt',[0]*10+[3127.8,0]),('5270-0000','Bank Charges',months(rnd,420,noise=.15)),('5290-0000','Non-deductible Input VAT',months(rnd,15300,noise=.2))],'Total Non-Recoverable Costs','5299-0000')]
TE=s.t('TOTAL OPERATING EXPENSES',e,'TOTAL',key='total_operating_expenses',acct='5999-0000')
NO=s.t('NET OPERATING INCOME',[TI,TE],'TOTAL',neg=(TE,),key='noi',acct='6000-0000')
s.h('DEBT SERVICE',0,'7000-0000')
d=[s.l('Interest Senior Loan',[round(52310.22-88.4*i,2) for i in range(12)],'7110-0000',1,cost=True),s.l('Ground Lease (Erbbauzins)',q(11250),'7120-0000',1,cost=True)]
DS=s.t('TOTAL DEBT SERVICE',d,'SUBTOTAL',acct='7999-0000')
s.t('NET INCOME',[NO,DS],'TOTAL',neg=(DS,),key='net_income',acct='9990-0000')
wb=xlsxwriter.Workbook(doc(N)); w=wb.add_worksheet('Report1')
F=lambda **k:wb.add_format(dict(font_name='Verdana',font_size=8,**k))
b=F(bold=1,align='center'); w.merge_range(0,0,0,14,'Bürohaus Kranhof, Düsseldorf (kranhof)',F(bold=1,align='center'))
w.merge_range(1,0,1,14,'12 Month Statement',F(bold=1,align='center')); w.merge_range(2,0,2,14,'Period = Oct 2024-Sep 2025',b); w.merge_range(3,0,3,14,'Book = Accrual ; Tree = ysi_is_de ; Currency = EUR',b)
hd=F(bold=1,align='right',bottom=1)
w.write(4,0,'',hd);w.write(4,1,'',hd)
for i,c in enumerate(s.cols): w.write(4,2+i,c,hd)
nf='#,##0.00;-#,##0.00'
n=F(num_format=nf); nt=F(num_format=nf,top=1,bold=1); 
import xlsxwriter.utility as U
for k,r in enumerate(s.rows):
    R=5+k; bold=r['typ']!='LINE'
    w.write(R,0,r['acct'],F(bold=bold)); w.write(R,1,r['label'],F(bold=bold,indent=r['lvl']))
    if r['typ']=='HEADING': continue
    for c,v in enumerate(r['values']):
        f=nt if r['items'] else n
        if c==12: w.write_formula(R,14,f'=SUM(C{R+1}:N{R+1})',f,v)
        else: w.write_number(R,2+c,v,f)
w.write(5+len(s.rows)+1,0,'Tuesday, 14 October 2025  09:12',F(italic=1))
w.set_column(0,0,11); w.set_column(1,1,34); w.set_column(2,14,12); w.freeze_panes(5,2); w.set_landscape(); w.fit_to_pages(1,0); wb.close()
save(N,[s],'OFFICE','OPERATING_STATEMENT_T12','Yardi-like 12 month export, codes on every row')
