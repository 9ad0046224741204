# Self-storage T12 out of a small-business ledger: indents over columns A-F, narrow blank columns between months
from lib import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
def make():
    g=random.Random(4104); name='Pinecrest Storage - P&L Jul 24 thru Jun 25.xlsx'
    M=['Jul 24','Aug 24','Sep 24','Oct 24','Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25','May 25','Jun 25']
    s=S('Profit & Loss','Pinecrest Self Storage - Route 9','2024-07-01','2025-06-30',M+['TOTAL'],sheet='Sheet1')
    season=[1.03,1.04,1.02,1.0,.98,.96,.95,.95,.97,1.0,1.02,1.04]
    def L(code,label,b,j=.05,sea=0,freq=None,lvl=3):
        v=[]
        for m in range(12):
            if freq is not None and m not in freq: v.append(0); continue
            v.append(int(b*100*(season[m] if sea else 1)*g.gauss(1,j)))
        v.append(sum(v)); return s.line(label,v,code,lvl)
    s.head('Ordinary Income/Expense',lvl=0); s.head('Income',lvl=1)
    s.head('Rental Income',code='4000',lvl=2)
    a=s.tot('Total Rental Income',[L('4010','Unit Rent - Climate',38450,.01,1),L('4020','Unit Rent - Drive Up',21980,.01,1),L('4030','RV / Boat Parking',3420,.02,1),L('4090','Discounts & Promotions',-2310,.2)],code='4000',lvl=2)
    s.head('Fees & Ancillary',code='4100',lvl=2)
    b=s.tot('Total Fees & Ancillary',[L('4110','Late & Lien Fees',1985,.12),L('4120','Admin Fees',870,.15,1),L('4130','Tenant Protection Plan',4615,.02),L('4140','Truck Rental Commission',390,.3,1),L('4150','Auction Proceeds',780,.3,freq=(2,5,9))],code='4100',lvl=2)
    m=L('4200','Merchandise Sales',640,.2,1,lvl=2)
    ti=s.tot('Total Income',[a,b,m],lvl=1,kind='TOTAL',key='total_income')
    s.head('Cost of Goods Sold',lvl=1)
    cg=s.tot('Total COGS',[L('5000','Locks & Boxes',295,.3,freq=(0,2,4,6,8,10),lvl=2)],lvl=1)
    gp=s.tot('Gross Profit',[ti,cg],lvl=1,signs=[1,-1])
    s.head('Expense',lvl=1); E=[]
    E.append(L('6010','Advertising & Aggregators',2480,.15,lvl=2)); E.append(L('6020','Bank & Merchant Fees',1710,.05,lvl=2))
    E.append(L('6030','Computer & Call Center',1135,.04,lvl=2)); E.append(L('6040','Insurance - Property',14820,0,freq=(3,),lvl=2))
    s.head('Payroll Expenses',code='6100',lvl=2)
    E.append(s.tot('Total Payroll Expenses',[L('6110','Manager Wages',5940,.04),L('6120','Relief Wages',1480,.15),L('6130','Payroll Tax',610,.05),L('6140','Bonus',450,.2,freq=(2,5,8,11))],code='6100',lvl=2))
    s.head('Repairs & Maintenance',code='6200',lvl=2)
    E.append(s.tot('Total Repairs & Maintenance',[L('6210','Doors & Gates',520,.5),L('6220','Landscaping',450,.05,freq=(0,1,2,3,8,9,10,11)),L('6230','Snow Removal',1150,.3,freq=(5,6,7)),L('6240','HVAC',380,.6,freq=(0,1,4,7,11)),L('6290','General R&M',410,.4)],code='6200',lvl=2))
    E.append(L('6300','Management Fees',4230,.015,lvl=2)); E.append(L('6400','Property Taxes',21350.44,0,freq=(4,10),lvl=2))
    s.head('Utilities',code='6500',lvl=2)
    E.append(s.tot('Total Utilities',[L('6510','Electric',2360,.12),L('6520','Gas',540,.2,freq=(4,5,6,7,8)),L('6530','Water & Trash',385,.05),L('6540','Internet & Phone',318,.01)],code='6500',lvl=2))
    te=s.tot('Total Expense',E,lvl=1,kind='TOTAL',key='total_operating_expenses')
    no=s.tot('Net Ordinary Income',[gp,te],lvl=0,kind='TOTAL',signs=[1,-1],key='noi')
    s.head('Other Income/Expense',lvl=0); s.head('Other Expense',lvl=1)
    o=s.tot('Total Other Expense',[L('8010','Interest Expense',17904,.003,lvl=2),L('8020','Depreciation',9120,0,lvl=2)],lvl=1)
    no2=s.add(R('SUBTOTAL','Net Other Income',[-v for v in s.rows[o].vals],None,0,[o]))
    s.tot('Net Income',[no,no2],lvl=0,kind='TOTAL',key='net_income')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
    bf=Font(name='Arial',size=8,bold=True); nf=Font(name='Arial',size=8)
    for c in 'ABCDE': ws.column_dimensions[c].width=2.4
    ws.column_dimensions['F'].width=30
    ws['A1']='Pinecrest Self Storage - Route 9'; ws['A1'].font=Font(name='Arial',size=12,bold=True)
    ws['A2']='Profit & Loss'; ws['A2'].font=Font(name='Arial',size=14,bold=True)
    ws['A3']='July 2024 through June 2025'; ws['A3'].font=Font(name='Arial',size=10,bold=True)
    last=7+2*12
    ws.cell(1,last,'3:22 PM').font=bf; ws.cell(2,last,'07/16/25').font=bf; ws.cell(3,last,'Accrual Basis').font=bf
    cols=[7+2*k for k in range(13)]
    for k,c in enumerate(cols):
        ws.column_dimensions[CL(c)].width=11; ws.column_dimensions[CL(c+1)].width=1.2
        h=ws.cell(5,c,s.columns[k]); h.font=bf; h.alignment=Alignment(horizontal='center'); h.border=Border(bottom=Side(style='thick'))
    r=6; thin=Side(style='thin')
    for row in s.rows:
        lab=row.label
        if row.code: lab=('Total '+row.code+' · '+lab[6:]) if lab.startswith('Total ') and row.items else row.code+' · '+lab
        ws.cell(r,row.lvl+1,lab).font=bf
        if row.t!='HEADING':
            for c,v in zip(cols,row.vals):
                x=ws.cell(r,c,v/100); x.number_format='#,##0.00;\\-#,##0.00'; x.font=nf
                if row.items: x.border=Border(top=thin,bottom=Side(style='double') if row.label=='Net Income' else None)
            if row.items and row.lvl>=1 and row.label not in('Gross Profit',): r+=1 if row.lvl==2 else 0
        r+=1
    ws.freeze_panes='G6'; wb.save(doc(name))
    save(name,[s],'SELF_STORAGE','OPERATING_STATEMENT_T12','bookkeeper at third-party manager','small-business ledger export: indent by column A-F, code with middle dot inside label, blank columns between months','labels spread over columns; COGS and Gross Profit; "Total 4000 · X" labels; printed zeros')
if __name__=='__main__': make()
