# QuickBooks Online P&L by class (buildings)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
cols=['112 Orchard','305 Pike','9-11 Ferry Lane','Not specified','TOTAL']
s=St('Profit and Loss by Class',None,'2025-01-01','2025-09-30',cols)
def L(n,v,i=1): return s.l(n,list(v)+[sum(x or 0 for x in v)],i)
s.h('Income')
s.h('Rental Income',1)
r1=s.t('Total for Rental Income',[L('Residential Rent',[70875,52290,98415.5,None],2),L('Garage Rent',[1125,None,1800,None],2),L('Rent Credits',[-350,-875,None,None],2)],1)
I=s.t('Total for Income',[r1,L('Laundry Receipts',[612.75,None,948.25,None]),L('Late Fee Income',[225,450,300,None]),L('Unapplied Cash Payment Income',[None,None,None,1180])],0,'TOTAL','total_income')
gp=s.t('Gross Profit',[I],0,'TOTAL')
s.h('Expenses')
g=[L('Advertising & Listing',[119,238,119,None])]
g.append(L('Bank Fees & Service Charges',[None,None,None,96.15]))
s.h('Insurance',1);g.append(s.t('Total for Insurance',[L('Flood Insurance',[None,None,1688,None],2),L('Property Liability & Fire',[3105.4,2288.1,4716.75,None],2)],1))
g+=[L('Management Fees',[5714.14,4126.15,8059.17,None])]
s.h('Repairs & Maintenance',1);g.append(s.t('Total for Repairs & Maintenance',[L('Electrical',[415,None,1260.88,None],2),L('Heating',[588.2,244.6,912.45,None],2),L('Painting & Plaster',[None,1890,760,None],2),L('Plumbing',[1322.9,618.35,2074.1,None],2),L('Supplies',[214.66,187.03,402.91,58.77],2),L('Turnover Cleaning',[180,360,180,None],2)],1))
g+=[L('Snow & Lawn',[1350,975,1725,None])]
s.h('Taxes & Licenses',1);g.append(s.t('Total for Taxes & Licenses',[L('Real Estate Tax',[8466.72,5904.3,11288.16,None],2),L('Rental Registration',[150,100,250,None],2)],1))
s.h('Utilities',1);g.append(s.t('Total for Utilities',[L('Electric',[698.14,402.77,1133.09,None],2),L('Heating Oil',[4120.5,None,6887.34,None],2),L('Water & Sewer',[2244.81,1610.4,3391.02,None],2)],1))
E=s.t('Total for Expenses',g,0,'TOTAL','total_operating_expenses')
N=s.t('Net Operating Income',[gp,~E],0,'TOTAL','noi')
s.h('Other Income');oi=s.t('Total for Other Income',[L('Interest Earned',[None,None,None,141.38])])
s.h('Other Expenses');oe=s.t('Total for Other Expenses',[L('Mortgage Interest',[11904.22,8015.67,19440.08,None]),L('Owner Auto',[None,None,None,402.5])])
no=s.t('Net Other Income',[oi,~oe],0);s.t('Net Income',[N,no],0,'TOTAL','net_income')
wb=Workbook();w=wb.active;w.title='Profit and Loss by Class'
s.sheet=None
for k,(t,z) in enumerate([('Profit and Loss by Class',14),('Skerry Brook Properties Inc.',14),('January 1-September 30, 2025',10)],1):
    w.merge_cells(start_row=k,start_column=1,end_row=k,end_column=6);c=w.cell(k,1,t);c.font=Font(name='Arial',size=z,bold=True);c.alignment=Alignment(horizontal='center')
for i,h in enumerate(cols):
    c=w.cell(5,2+i,h);c.font=Font(name='Arial',size=9,bold=True);c.alignment=Alignment(horizontal='center',wrap_text=True);c.border=Border(bottom=Side(style='thin'))
y=6
for i,q in enumerate(s.rows):
    b=q['rowType']!='LINE';c=w.cell(y,1,'   '*s.ind[i]+q['label']);c.font=Font(name='Arial',size=8,bold=b)
    if q['rowType']!='HEADING':
        for j,v in enumerate(q['values']):
            if v is None: continue
            if q['rowType']!='LINE' and v==0:v=0.0
            c=w.cell(y,2+j,v);c.number_format='"$"#,##0.00;-"$"#,##0.00' if b else '#,##0.00;-#,##0.00';c.font=Font(name='Arial',size=8,bold=b);c.alignment=Alignment(horizontal='right')
            if b: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if q['label']=='Net Income' else Side(style=None))
    y+=1
y+=2;w.merge_cells(start_row=y,start_column=1,end_row=y,end_column=6);c=w.cell(y,1,'Cash Basis Friday, October 10, 2025 03:12 PM GMT-04:00');c.font=Font(name='Arial',size=8);c.alignment=Alignment(horizontal='center')
w.column_dimensions['A'].width=38
for x in 'BCDEF': w.column_dimensions[x].width=15
f='qbo_pl_by_class.xlsx';wb.save(B+'documents/'+f);save(f,[s],'MULTIFAMILY','OPERATING_STATEMENT','QuickBooks Online P&L by class (one per building), space indents, nested totals',False)
