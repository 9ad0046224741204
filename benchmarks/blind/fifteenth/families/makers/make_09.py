# Side-by-side (account form) balance sheet of a family partnership, hand-made Excel: assets left, liabilities and equity right, two year-ends, merged titles
from tl import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
FN='BFLP balance sheet YE24 account form.xlsx'
s=S('Balance Sheet','Brandvold Family Limited Partnership',None,'2024-12-31',['12/31/2024','12/31/2023'],sheet='BS')
def L(l,a,b,side,ind=1): return s.line(l,[a,b],side=side,ind=ind)
A='A';B='L'
s.head('ASSETS',side=A,ind=0);s.head('Current assets',side=A,ind=0)
a=[L('Cash - operating accounts',310790,151077,A),L('Cash - tenant deposits (restricted)',61450,58900,A),L('Rents receivable, net',22718,31466,A),L('Escrows held by lenders',97340,91215,A),L('Prepaid expenses',15806,14232,A),L('Due from affiliates',8500,None,A)]
ca=s.tot('Total current assets',a,side=A,ind=0)
s.head('Real estate',side=A,ind=0)
a=[L('Land',1240000,1240000,A),L('Buildings - apartments',4385000,4385000,A),L('Buildings - shops & offices',2917500,2917500,A),L('Storage yard improvements',418260,402110,A),L('Furniture and equipment',96435,88920,A)]
g=s.tot('Gross real estate',a,side=A,ind=0)
d=L('Less: accumulated depreciation',-2746218,-2511744,A)
re=s.tot('Net real estate',[g,d],side=A,ind=0)
s.head('Other assets',side=A,ind=0)
a=[L('Deferred loan costs, net',38115,46220,A),L('Deferred leasing costs, net',52904,49377,A),L('Investment in Pier 9 Partners (25%)',310000,295500,A)]
oa=s.tot('Total other assets',a,side=A,ind=0)
ta=s.tot('TOTAL ASSETS',[ca,re,oa],typ='TOTAL',key='total_assets',side=A,ind=0)
s.head('LIABILITIES',side=B,ind=0);s.head('Current liabilities',side=B,ind=0)
a=[L('Accounts payable - trade',27914,33502,B),L('Accrued property taxes',84260,80115,B),L('Accrued interest',15377,15924,B),L('Tenant security deposits',60975,58425,B),L('Rents received in advance',18640,12085,B),L('Current portion of mortgages',148206,141730,B)]
cl=s.tot('Total current liabilities',a,side=B,ind=0)
s.head('Long-term debt',side=B,ind=0)
a=[L('First mortgage - Prairie Savings',2614870,2709344,B),L('First mortgage - Harbor Mutual',1388412,1442144,B),L('Loan from E. Brandvold Trust',175000,225000,B)]
lt=s.tot('Total long-term debt',a,side=B,ind=0)
tl_=s.tot('TOTAL LIABILITIES',[cl,lt],typ='TOTAL',key='total_liabilities',side=B,ind=0)
s.head("PARTNERS' EQUITY",side=B,ind=0)
eq=[s.v(ta)[k]-s.v(tl_)[k] for k in(0,1)]
ni=[318442,276915];dr=[-240000,-225000]
b23=eq[1]-ni[1]-dr[1]; b24=eq[1]; contrib=eq[0]-b24-ni[0]-dr[0]
print('contrib',contrib)
a=[L("Partners' capital, beginning of year",b24,b23,B),L('Capital contributions',contrib,None,B),L('Net income for the year',ni[0],ni[1],B),L('Distributions',dr[0],dr[1],B)]
te=s.tot("TOTAL PARTNERS' EQUITY",a,typ='TOTAL',key='total_equity',side=B,ind=0)
s.tot('TOTAL LIABILITIES & EQUITY',[tl_,te],typ='TOTAL',side=B,ind=0)
for r in s.rows: r['values']=[None if v is None else int(v) for v in r['values']]
wb=Workbook();ws=wb.active;ws.title='BS'
ft='Garamond'
for r,(t,z) in enumerate([('Brandvold Family Limited Partnership',16),('Balance Sheet',13),('December 31, 2024 and 2023 (unaudited - modified cash basis)',10)],1):
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=8);c=ws.cell(r,1,t);c.font=Font(name=ft,bold=r<3,size=z,italic=r==3);c.alignment=Alignment(horizontal='center')
thin=Side(style='thin');db=Side(style='double')
for c0 in (2,7):
    for k,t in enumerate(['12/31/2024','12/31/2023']):
        c=ws.cell(5,c0+k,t);c.font=Font(name=ft,bold=True,underline='single');c.alignment=Alignment(horizontal='right')
pos={'A':6,'L':6};last=None;cells=[]
n=len(s.rows)
for i,(r,dd) in enumerate(zip(s.rows,s.disp)):
    sd=dd['side'];c0=1 if sd=='A' else 6
    if r['rowType']=='HEADING' and pos[sd]>7: pos[sd]+=1
    cells.append((i,pos[sd],c0));pos[sd]+=1
end=max(pos.values())
for i,x,c0 in cells:
    r=s.rows[i];dd=s.disp[i];T=r['rowType']
    if r['label'] in('TOTAL ASSETS','TOTAL LIABILITIES & EQUITY'): x=end+1   # both grand totals on one line
    c=ws.cell(x,c0,r['label']);c.font=Font(name=ft,size=11,bold=T!='LINE',italic=(T=='HEADING' and not r['label'].isupper()));c.alignment=Alignment(horizontal='left',indent=dd['ind'])
    if T=='HEADING': continue
    for k,v in enumerate(r['values']):
        if v is None: continue
        q=ws.cell(x,c0+1+k,v);q.font=Font(name=ft,size=11,bold=T!='LINE')
        q.number_format='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)' if T=='TOTAL' else '#,##0_);(#,##0)'
        if T!='LINE': q.border=Border(top=thin,bottom=db if x==end+1 else None)
ws.cell(end+4,1,'Prepared by the finance office 2/18/2025. Book value of Pier 9 Partners per K-1.').font=Font(name=ft,size=9,italic=True)
for col,w in zip('ABCDEFGH',[36,14,14,2,2,38,14,14]): ws.column_dimensions[col].width=w
ws.column_dimensions['E'].hidden=False
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=1
ws.sheet_view.showGridLines=False
wb.save(doc(FN))
assert s.rows[-1]['values']==s.v(ta)
save(FN,[s],'MIXED_USE','BALANCE_SHEET','Hand-made account-form balance sheet, assets left and liabilities/equity right, two year-ends, grand totals on one line',True)
