import random; from common import *
import xlsxwriter
R=random.Random(1010)
NAME='Profit and Loss by Month - Tin Barn Storage.xlsx'
MO=['Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025']
s=St('Profit and Loss by Month','Tin Barn Self Storage','2025-01-01','2025-06-30',MO+['Total'],sheet='Profit and Loss by Month')
def L(lab,mon,lv,n=.1,only=None,flat=False,grow=0):
    v=[]
    for k in range(6):
        a=int(mon*100*(1+grow*k)*(1 if flat else R.uniform(1-n,1+n)))
        v.append(None if only is not None and k not in only else a)
    return s.L(lab,v+[sum(x or 0 for x in v)],None,lv)
s.H('Income',lv=0)
s.H('Unit Rentals',lv=1)
g=[L('Climate Controlled Units',21840,2,.02,grow=.006),L('Drive-Up Units',17325,2,.02,grow=.008),L('RV / Boat Parking',3980,2,.04,grow=.02),L('Move-In Discounts',-1410,2,.4)]
a=s.T('Total Unit Rentals',g,lv=1)
b=L('Late & Lien Fees',1265,1,.25); c_=L('Admin Fees',540,1,.3); d=L('Tenant Protection Plan Commissions',2118,1,.05,grow=.01); e=L('Retail Sales - Boxes, Locks',690,1,.3); f_=L('Truck Rental Commissions',410,1,.5,only=[1,2,3,4,5]); h=L('Auction Proceeds',875,1,.6,only=[2,5]); ref=L('Refunds & Allowances',-130,1,.7,only=[0,1,3,5])
ti=s.T('Total Income',[a,b,c_,d,e,f_,h,ref],lv=0,rt='TOTAL',key='total_income')
s.H('Cost of Goods Sold',lv=0)
g=[L('Retail Merchandise COGS',335,1,.3)]
cg=s.T('Total Cost of Goods Sold',g,lv=0)
gp=s.T('Gross Profit',[ti,cg],lv=0,signs=[1,-1],rt='SUBTOTAL')
s.H('Expenses',lv=0)
x=[]
def grp(nm,its,lv=1,own=None):
    g=[]
    if own: g.append(L(nm,own,lv,.5,only=[0,3]))
    else: s.H(nm,lv=lv)
    for t in its: g.append(L(t[0],t[1],lv+1,**(t[2] if len(t)>2 else {})))
    return s.T('Total '+nm,g,lv=lv)
x.append(grp('Advertising & Marketing',[('Google Ads',1180,dict(n=.2)),('SpareFoot Referrals',460,dict(n=.5)),('Website Hosting',129,dict(flat=True))]))
x.append(L('Bank & Merchant Fees',1340,1,.06))
x.append(L('Call Center',395,1,flat=True))
x.append(L('Dues & Subscriptions',88,1,flat=True,only=[0,2,4]))
x.append(L('Insurance - Property & Liability',4236,1,flat=True,only=[0,3]))
x.append(L('Legal & Professional Services',650,1,.6,only=[1,3]))
x.append(L('Management Fee (6%)',2890,1,.02))
x.append(L('Office Supplies',165,1,.5))
x.append(grp('Payroll Expenses',[('Wages',6720,dict(n=.05)),('Taxes',560,dict(n=.05)),('Health Stipend',400,dict(flat=True))]))
x.append(grp('Repairs & Maintenance',[('Doors & Gates',540,dict(n=.7,only=[0,2,3,5])),('HVAC Service',610,dict(n=.2,only=[4])),('Landscaping',450,dict(n=.1,only=[2,3,4,5])),('Snow Removal',780,dict(n=.5,only=[0,1]))],own=310))
x.append(L('Software - SiteLink',329,1,flat=True))
x.append(grp('Taxes & Licenses',[('Property Tax',18742.6,dict(flat=True,only=[4])),('Business License',175,dict(flat=True,only=[0]))]))
x.append(grp('Utilities',[('Electric',1720,dict(n=.2)),('Internet & Phone',246,dict(n=.02)),('Trash',185,dict(flat=True)),('Water',140,dict(n=.2))]))
x.append(L('Uncategorized Expense',64.19,1,flat=True,only=[5]))
te=s.T('Total Expenses',x,lv=0,rt='TOTAL',key='total_operating_expenses')
noi=s.T('Net Operating Income',[gp,te],lv=0,rt='TOTAL',signs=[1,-1],key='noi')
s.H('Other Income',lv=0); o1=s.T('Total Other Income',[L('Interest Earned',21.4,1,.3)],lv=0)
s.H('Other Expenses',lv=0); o2=s.T('Total Other Expenses',[L('Depreciation',7150,1,flat=True),L('Interest - SBA 504 Loan',9214,1,.008),L('Casualty Loss - Hail',5000,1,flat=True,only=[3])],lv=0)
no=s.T('Net Other Income',[o1,o2],lv=0,signs=[1,-1])
s.T('Net Income',[noi,no],lv=0,rt='TOTAL',key='net_income')
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{NAME}'); ws=wb.add_worksheet('Profit and Loss by Month')
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=k.pop('z',8),**k))
ws.merge_range('A1:H1','Tin Barn Self Storage',f(z=14,bold=True,align='center')); ws.merge_range('A2:H2','Profit and Loss by Month',f(z=14,bold=True,align='center')); ws.merge_range('A3:H3','January - June, 2025',f(z=10,bold=True,align='center'))
hf=f(z=9,bold=True,align='center',bottom=1)
ws.write(4,0,'',f())
for k,t in enumerate(MO+['Total']): ws.write(4,1+k,t,hf)
rr=5; pos={}
for k,r in enumerate(s.rows):
    pos[k]=rr; T=r['items']
    ws.write(rr,0,'   '*r['lv']+r['label'],f(bold=True,text_wrap=True))
    if r['rt']!='HEADING':
        for c,v in enumerate(r['v']):
            C='BCDEFGH'[c]
            if T:
                fm=f(bold=True,num_format='$* #,##0.00\\ _€;$* -#,##0.00\\ _€' if False else '"$"* #,##0.00_);"$"* \\-#,##0.00_)',top=1,**({'bottom':6} if r['label']=='Net Income' else {}))
                ws.write_formula(rr,1+c,'='+'+'.join(f'({C}{pos[i]+1})' if g==1 else f'(-{C}{pos[i]+1})' for i,g in zip(T,r['signs'])).replace('+(-','-(') ,fm,v/100)
            else:
                fm=f(num_format='#,##0.00_);\\-#,##0.00_)')
                if c==6: ws.write_formula(rr,7,f'=SUM(B{rr+1}:G{rr+1})',fm,v/100)
                elif v is None: ws.write_blank(rr,1+c,None,fm)
                else: ws.write_number(rr,1+c,v/100,fm)
    rr+=1
ws.merge_range(rr+2,0,rr+2,7,'Wednesday, Jul 09, 2025 10:14:22 AM GMT-5 - Accrual Basis',f(align='center'))
ws.set_column(0,0,38); ws.set_column(1,7,12.5); ws.set_landscape(); ws.fit_to_pages(1,0)
wb.close()
save(NAME,[s],'SELF_STORAGE','OPERATING_STATEMENT','QuickBooks Online P&L by month, leading-space indents, blank cells for no activity, cost of goods sold, parent account with own postings, formulas',False)
