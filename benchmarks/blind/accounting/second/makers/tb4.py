# UK letting company, six columns under merged heads, name before code
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(404)
j=lambda x,p=.1: round(x*(1+R.uniform(-p,p)),2)
# name,code,opening signed, movement dr, movement cr
S=[('FIXED ASSETS',[('Investment Property - Marlowe Quay','0010',4850000,0,0),('Investment Property - Tannery Mews','0011',2175000,0,0),('Furniture & Fittings - Cost','0040',j(68000),j(4300),0),('Furniture & Fittings - Depreciation','0041',-j(31000),0,j(1400))]),
('CURRENT ASSETS',[('Rent Debtors Control Account','1100',j(18400),j(142000),j(139500)),('Service Charge Debtors','1105',j(9600),j(38000),j(34100)),('Prepayments','1103',j(11200),0,j(3700)),('Bank Current Account','1200',None,j(181000),None),('Client Deposit Account (DPS)','1210',41300,3150,2200),('Reserve / Sinking Fund Account','1220',j(73000),9000,0),('Petty Cash','1230',150,0,0)]),
('CURRENT LIABILITIES',[('Purchase Ledger Control Account','2100',-j(21000),j(64500),j(61200)),('Accruals','2109',-j(8400),j(8000),j(7100)),('Deferred Rent Income','2115',-j(16800),j(16000),j(17900)),('Tenants\' Deposits Held','2120',-41300,2200,3150),('VAT Liability','2202',-j(4100),j(9000),j(9900)),('PAYE & NI','2210',-j(2900),j(2900),j(3050)),('Corporation Tax','2320',-38200,0,0)]),
('LONG TERM LIABILITIES & CAPITAL',[('Mortgage - Severn & Wye BS','2300',-3960000,j(24000),0),("Directors' Loan Account",'2301',-120000,0,0),('Ordinary Shares','3000',-1000,0,0),('Profit & Loss Account b/fwd','3200',None,0,0)]),
('INCOME',[('Residential Rents Receivable','4000',-j(271000),j(900),j(92000)),('Commercial Rents Receivable','4001',-j(96000),0,j(32000)),('Service Charges Receivable','4010',-j(74000),0,j(24500)),('Ground Rents','4020',-j(3600),0,1200),('Sundry Income','4900',0,0,j(365))]),
('EXPENDITURE',[('Repairs & Renewals','7800',j(34200),j(11900),j(420)),('Cleaning of Common Parts','7801',j(11800),j(3900),0),('Lift Maintenance','7802',j(6400),j(2100),0),('Electricity - Landlord Supply','7200',j(13900),j(4400),0),('Water Rates','7102',j(5100),j(1650),0),('Business Rates (Voids)','7103',j(2700),0,0),('Insurance','7104',j(16100),j(5400),0),('Managing Agent Fees','7600',j(36500),j(12400),0),('Legal & Professional Fees','7601',j(7800),j(3300),j(1100)),('Audit & Accountancy','7603',j(6000),2000,0),('Staff Wages - Concierge','7000',j(41000),j(13600),0),('Mortgage Interest','7900',j(141000),j(46500),0),('Bank Charges','7901',j(610),j(195),0),('Depreciation','8000',j(4200),j(1400),0),('Bad Debt Write Off','8100',0,j(1250),0),('Suspense Account','9998',0,0,0)])]
L=[list(l) for _,x in S for l in x]
bank=[l for l in L if l[1]=='1200'][0]; pl=[l for l in L if l[1]=='3200'][0]
bank[2]=88214.07; pl[2]=round(-sum(l[2] for l in L if l is not pl),2)
bank[4]=round(sum(l[3] for l in L)-sum(l[4] for l in L if l is not bank),2); assert bank[4]>0
by={l[1]:l for l in L}
# depreciation posting ties
by['0041'][4]=by['8000'][3]
bank[4]=round(sum(l[3] for l in L)-sum(l[4] for l in L if l is not bank),2)
wb=Workbook(); ws=wb.active; ws.title='TB Dec-24'
fn='Calibri'; F=lambda **k: Font(name=fn,size=k.pop('size',10),**k)
ws['B2']='MARLOWE QUAY LETTINGS LTD'; ws['B2'].font=F(bold=True,size=14); ws['B3']='Period Trial Balance - Quarter 4 (1 October 2024 to 31 December 2024)'; ws['B4']='All figures in £ sterling'; ws['B4'].font=F(italic=True)
ws['I2']='Prepared by: HJT'; ws['I3']='Reviewed: ........'
heads=['Nominal Account','N/C','Opening Balance',None,'Movement in Period',None,'Closing Balance',None]
fill=PatternFill('solid',fgColor='1F4E78')
for i,h in enumerate(heads,2):
    ws.cell(6,i,h)
    ws.cell(7,i,['','','Dr','Cr','Dr','Cr','Dr','Cr'][i-2] or None)
for r in(6,7):
    for c in range(2,10):
        q=ws.cell(r,c); q.fill=fill; q.font=F(bold=True,color='FFFFFF'); q.alignment=Alignment(horizontal='center',vertical='center')
for rg in('B6:B7','C6:C7','D6:E6','F6:G6','H6:I6'): ws.merge_cells(rg)
r=8;rows=[]
def pr(v): return (v if v>0.004 else None, -v if v<-0.004 else None)
for t,x in S:
    ws.cell(r,2,t).font=F(bold=True,underline='single'); r+=1
    for l0 in x:
        n,code,o,dr,cr=by[l0[1]]
        cl=round(o+dr-cr,2); od,oc=pr(o); cd,cc=pr(cl)
        vals=[od,oc,dr or None,cr or None,cd,cc]
        ws.cell(r,2,n).font=F(); ws.cell(r,2).alignment=Alignment(indent=1)
        q=ws.cell(r,3,code); q.font=F(); q.alignment=Alignment(horizontal='center'); q.number_format='@'
        for c,v in enumerate(vals,4):
            q=ws.cell(r,c,v); q.font=F(); q.number_format='#,##0.00'
            if c in(4,6,8): q.border=Border(left=Side(style='thin',color='999999'))
        rows.append(dict(zip(('name','account','open_dr','open_cr','debit','credit','close_dr','close_cr'),[n,code]+vals))); r+=1
    r+=1
T={k:round(sum(x.get(k) or 0 for x in rows),2) for k in('open_dr','open_cr','debit','credit','close_dr','close_cr')}
print(T); assert T['open_dr']==T['open_cr'] and T['debit']==T['credit'] and T['close_dr']==T['close_cr']
ws.cell(r,2,'Totals').font=F(bold=True)
for c,k in enumerate(T,4):
    q=ws.cell(r,c,T[k]); q.font=F(bold=True); q.number_format='£#,##0.00'; q.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r+2,2,'Note: Profit & Loss Account b/fwd is before audit adjustments for the year to 31 March 2024.').font=F(italic=True,size=9)
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=38; ws.column_dimensions['C'].width=8
for c in 'DEFGHI': ws.column_dimensions[c].width=15
ws.freeze_panes='D8'; ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
n2=wb.create_sheet('Notes'); n2['A1']='VAT return for the quarter submitted 31/01/2025'; n2['A2']='Mortgage statement agreed'
wb.save(doc('tb4_marlowe.xlsx')); save('tb4_marlowe.xlsx','TB',rows,[dict(label='Totals',**T)])
