# Irish retail park, six-column TB workbook, planted digit change
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
rnd=random.Random(8713)
N='Ardkeen RP - TB Q1 FY26.xlsx'
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
G=[('Fixed Assets',[('0010','Investment property - units 1-9',18650000,0,0),('0011','Investment property - drive-thru pad',1475000,0,0),('0020','Plant & signage at cost',186420.5,7850,0),('0021','Plant & signage depreciation',-94310.2,0,4660.51)]),
('Current Assets',[('1100','Rent debtors control',211846.37,612480.9,587114.22),('1101','Provision for doubtful debts',-38250,0,2500),('1102','Service charge debtors',64119.08,143900,151227.4),('1105','Sundry debtors',5210,1340,3870.25),('1110','Prepayments - insurance',42186.66,0,14062.22),('1111','Prepayments - rates',18904,75616,23630),('1120','Unamortised lease incentives',327500,0,11875),('1125','Deferred letting fees',58400.4,0,2433.35),
('1200','Current a/c - AIB 4471',386012.9,806233.07,841550.16),('1201','Client service charge a/c',91477.53,151227.4,128300.18),('1205','Deposit a/c (tenant deposits)',62500,15000,0),('1230','Petty cash',150,200,163.4)]),
('Current Liabilities',[('2100','Trade creditors control',-74388.19,213660.4,208911.73),('2105','Retentions held',-12650,0,0),('2109','Accruals',-58930,31240,27615),('2110','Deferred rent income',-198406.5,198406.5,204993.8),('2120','Tenant deposits repayable',-62500,0,15000),('2200','VAT on sales',0,0,140870.61),('2201','VAT on purchases',0,38114.25,0),('2202','VAT liability',-96430.77,96430.77,0),('2210','PAYE / PRSI',-4120.4,4120.4,4388.1),('2220','Corporation tax',-71200,0,19500)]),
('Long Term Liabilities',[('2300','Senior loan - Bank of Leinster',-11250000,93750,0),('2310','Shareholder loan',-1800000,0,0),('2320','Loan arrangement fee',84375,0,7031.25)]),
('Capital & Reserves',[('3000','Ordinary share capital',-100,0,0),('3050','Revaluation reserve',-3920000,0,0),('3200','Profit & loss b/f',None,0,0),('3210','Dividends paid',0,120000,0)]),
('Income',[('4000','Rent receivable - retail units',0,11875,452600.4),('4001','Rent receivable - drive-thru',0,0,31250),('4005','Turnover rent top-up',0,0,18742.16),('4010','Service charge recovered',0,0,118926.9),('4015','Insurance recovered',0,0,13880.5),('4020','Car park & EV charging',0,0,6412.38),('4030','Mall events / kiosks licence fees',0,0,4950),('4900','Deposit interest',0,0,233.07)]),
('Overheads',[('7000','Centre manager wages & PRSI',0,18640.35,0),('7100','Security',0,24318,0),('7110','Cleaning & waste',0,16922.47,410),('7120','Landscaping & gritting',0,7845.2,0),('7200','Electricity - common areas',0,13877.66,0),('7300','Repairs & maintenance',0,21460.13,1275),('7400','Commercial rates (vacant units)',0,23630,0),('7410','Insurance',0,14062.22,0),('7500','Property management fees',0,15850,0),('7600','Legal & professional',0,9620.5,0),('7610','Audit & accountancy accrual',0,3750,0),('7900','Loan interest',0,158203.13,0),('7901','Bank charges',0,402.37,0),('7905','Amortisation of loan fee',0,7031.25,0),('8000','Depreciation',0,4660.51,0),('8100','Bad debt provision movement',0,2500,0),('8110','Letting fee amortisation',0,2433.35,0),('8200','Corporation tax charge',0,19500,0)])]
flat=[[g,*r] for g,R in G for r in R]
b=r2(-sum(r[3] for r in flat if r[3] is not None))
for r in flat:
    if r[3] is None: r[3]=b
    # bank is the balancing movement
d=r2(sum(r[4] for r in flat)-sum(r[5] for r in flat))
for r in flat:
    if r[1]=='1200':
        if d>0: r[5]=r2(r[5]+d)
        else: r[4]=r2(r[4]-d)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB'
f=lambda **k: Font(name='Arial',size=9,**k)
ws['B1']='Ardkeen Retail Park DAC'; ws['B1'].font=Font(name='Arial',size=13,bold=True)
ws['B2']='Trial balance - quarter ended 30 June 2025'; ws['B2'].font=f(bold=True)
ws['B3']='All figures in €'; ws['B3'].font=f(italic=True); ws['I1']='Prepared: NK'; ws['I2']='Reviewed:'
for c in('I1','I2'): ws[c].font=f(); ws[c].alignment=Alignment(horizontal='right')
for c,t in((4,'Opening 1 Apr 2025'),(6,'Movement'),(8,'Closing 30 Jun 2025')):
    ws.merge_cells(start_row=5,start_column=c,end_row=5,end_column=c+1); x=ws.cell(5,c,t); x.alignment=Alignment(horizontal='center')
for i,t in enumerate(['Category','N/C','Account','Dr','Cr','Dr','Cr','Dr','Cr'],1): 
    x=ws.cell(6,i,t)
    if i>3: x.alignment=Alignment(horizontal='right')
fill=PatternFill('solid',fgColor='1F4E5F')
for r in(5,6):
    for c in range(1,10): ws.cell(r,c).fill=fill; ws.cell(r,c).font=f(bold=True,color='FFFFFF')
rows=[];T=[0]*6; r=7
for g,a,n,o,dr,cr in flat:
    c=r2(o+dr-cr)
    vals=[o if o>0 else None,-o if o<0 else None,dr or None,cr or None,c if c>0 else None,-c if c<0 else None]
    T=[r2(t+(q or 0)) for t,q in zip(T,vals)]
    pv=list(vals)
    if a=='7300':   # planted: digits of closing changed on the page
        print('true closing',c); pv[4]=r2(c+9000-2*0) if False else float(str(c).replace('20185.13','21085.13')); assert pv[4]!=c
    for i,q in enumerate([g,a,n]+pv,1):
        x=ws.cell(r,i,q); x.font=f()
        if i>3: x.number_format='#,##0.00'
    rows.append({'account':a,'name':n,**dict(zip(K,pv))}); r+=1
ws.cell(r+1,3,'TOTAL')
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5],T
for i,q in enumerate(T,4):
    x=ws.cell(r+1,i,q); x.number_format='#,##0.00'; x.border=Border(top=Side('thin'),bottom=Side('double'))
for i in range(3,10): ws.cell(r+1,i).font=f(bold=True)
ws.cell(r+3,2,'VAT return for May/June not yet posted; corporation tax is an estimate.').font=f(italic=True)
for i,w in enumerate([20,7,36]+[15]*6,1): ws.column_dimensions[L(i)].width=w
ws.freeze_panes='D7'; ws.auto_filter.ref=f'A6:I{r-1}'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
s2=wb.create_sheet('Bank rec'); 
bank=[q for q in rows if q['account']=='1200'][0].get('close_dr')
for rr in [('Current a/c 4471','30/06/2025'),('Balance per nominal',bank),('Less outstanding lodgement',-4120.0),('Balance per statement',r2(bank-4120))]: s2.append(rr)
s2.column_dimensions['A'].width=30; s2.column_dimensions['B'].width=16
wb.save(doc(N))
save(N,'TB',K,rows,[{'label':'TOTAL',**dict(zip(K,T))}],'Irish spreadsheet TB, category column, opening/movement/closing Dr-Cr pairs, grouped merged header, second sheet',False,
 {"what":"closing Dr of 7300 Repairs & maintenance printed 21,085.13; movement (21,460.13 less 1,275.00) and the total row give 20,185.13","kind":"digit_changed"})
print(len(rows),bank)
