from tr import *
from openpyxl import Workbook
from openpyxl.styles import *
pn='Gantry Road Logistics Partners, L.P.'
b=S('Balance Sheet – Income Tax Basis (balance sheet)'.replace(' (balance sheet)',''),pn,['12/31/2024','12/31/2023','Change'],None,'2024-12-31',sheet='BS')
c=S('Statement of Cash Flows',pn,['2024','2023'],'2024-01-01','2024-12-31',sheet='SCF'); c.d['title']='Statement of Cash Flows (cash flow statement)' if 'cash flow' not in 'statement of cash flows' else 'Statement of Cash Flows'
def l(lab,x,y,s=b): return s.L(lab,[x,y,round(x-y,2)])
dep=812440; c23=684115.27
# cash flow
NI=[934218.66,871905.12]
c.H('Operating activities')
o=c.T('Net cash provided by operating activities',[c.L('Net income',NI),c.L('Depreciation and amortization',[dep+.0,798215.0]),c.L('(Increase) decrease in tenant receivables',[-21633.4,14870.15]),c.L('(Increase) decrease in prepaid expenses',[-8412.09,-3305.6]),c.L('Increase (decrease) in accounts payable',[17846.25,-22410.83]),c.L('Increase in security deposits',[25000.0,0])],'SUBTOTAL')
c.H('Investing activities')
i=c.T('Net cash used in investing activities',[c.L('Building and dock improvements',[-418900.0,-96250.0]),c.L('Leasing commissions paid',[-137225.5,-41860.0])],'SUBTOTAL')
c.H('Financing activities')
f=c.T('Net cash used in financing activities',[c.L('Principal payments on mortgage',[-356912.48,-341067.9]),c.L('Capital contributions – limited partners',[200000.0,0]),c.L('Distributions – general partner',[-12000.0,-12500.0]),c.L('Distributions – limited partners',[-1188000.0,-1237500.0])],'SUBTOTAL')
n=c.T('Net decrease in cash',[o,i,f],key='net_cash_flow')
beg23=round(c23-c.v(n)[1],2); bc=c.L('Cash, beginning of year',[c23,beg23]); ec=c.T('Cash, end of year',[n,bc])
cash24=c.v(ec)[0]
b.H('ASSETS'); b.H('Current Assets')
ca=b.T('Total Current Assets',[l('Cash – Operating and Money Market',cash24,c23),l('Tenant Receivables',98344.18,76710.78),l('Prepaid Expenses',61207.44,52795.35)],'SUBTOTAL')
b.H('Property and Equipment')
ad23=-6904118.0
fa=b.T('Net Property and Equipment',[l('Land',3150000.0,3150000.0),l('Buildings and Improvements',16982450.0,16563550.0),l('Accumulated Depreciation',ad23-748015,ad23)],'SUBTOTAL')
b.H('Other Assets')
oa=b.T('Total Other Assets',[l('Leasing Commissions, Net',314980.5+137225.5-64425,314980.5)],'SUBTOTAL')
ta=b.T('TOTAL ASSETS',[ca,fa,oa],key='total_assets')
b.H('LIABILITIES AND PARTNERS’ CAPITAL'); b.H('Liabilities')
m23=8842116.03
tl=b.T('Total Liabilities',[l('Accounts Payable and Accrued',104318.82,86472.57),l('Tenant Security Deposits',187500.0,162500.0),l('Mortgage Note – Cardinal Mutual Life',round(m23-356912.48,2),m23)],'SUBTOTAL',key='total_liabilities')
eq=[round(b.v(ta)[k]-b.v(tl)[k],2) for k in(0,1)]
gp23=round(eq[1]*.01,2); gp24=round(gp23+NI[0]*.01-12000,2); lpt24=round(eq[0]-gp24,2)
a23=round(eq[1]*.66,2); d23=round(eq[1]-gp23-a23,2); a24=round(a23+NI[0]*.66-792000+133333.33,2); d24=round(lpt24-a24,2)
b.H('Partners’ Capital')
te=b.T('Total Partners’ Capital',[l('General Partner – Gantry GP LLC',gp24,gp23),l('Limited Partner – Ostrava Holdings LLC',a24,a23),l('Limited Partner – Meriden Family LP',d24,d23)],'SUBTOTAL',key='total_equity')
t2=b.T('TOTAL LIABILITIES AND PARTNERS’ CAPITAL',[tl,te]); assert b.v(t2)[:2]==b.v(ta)[:2],(b.v(t2),b.v(ta))
print(cash24, eq, round(eq[0]-eq[1]-NI[0]+1000000,2))
W=Workbook(); w=W.active; w.title='BS'; G=Font(name='Garamond',size=11)
w.merge_cells('A1:H1'); w.merge_cells('A2:H2'); w.merge_cells('A3:H3')
for k,t in enumerate([pn,b.d['title'],'December 31, 2024 and 2023'],1): w.cell(k,1,t).font=Font(name='Garamond',bold=True,size=13); w.cell(k,1).alignment=Alignment(horizontal='center')
import datetime
for k,h in ((4,datetime.date(2024,12,31)),(6,datetime.date(2023,12,31)),(8,'Change')):
    q=w.cell(5,k,h); q.number_format='mm/dd/yyyy'; q.font=Font(name='Garamond',bold=True,underline='single'); q.alignment=Alignment(horizontal='right')
r=6
for q in b.rows:
    T=q['rowType']; col=1 if q['label'].isupper() else 2 if T!='LINE' else 3
    w.cell(r,col,q['label']).font=Font(name='Garamond',bold=T!='LINE',size=11)
    if T!='HEADING':
        for k,v in zip((4,6,8),q['values']):
            x=w.cell(r,k,v); x.number_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_)' if T=='TOTAL' else '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_)'; x.font=Font(name='Garamond',bold=T!='LINE',size=11)
            if T!='LINE': x.border=Border(top=Side('thin'),bottom=Side('double') if T=='TOTAL' else None)
    r+=2 if T in('TOTAL','SUBTOTAL') else 1
w.column_dimensions['A'].width=3; w.column_dimensions['B'].width=3; w.column_dimensions['C'].width=42
for k in 'DFH': w.column_dimensions[k].width=19
for k in 'EG': w.column_dimensions[k].width=2
z=W.create_sheet('SCF'); z['B2']=pn; z['B3']='Statement of Cash Flows'; z['B4']='For the years ended December 31'
for k in(2,3,4): z.cell(k,2).font=Font(name='Garamond',bold=True,size=13)
z['D6']=2024; z['E6']=2023; z['C6']='ref'
for k in 'DE': z[k+'6'].font=Font(name='Garamond',bold=True); z[k+'6'].border=Border(bottom=Side('medium'))
r=7
for q in c.rows:
    T=q['rowType']; w_=z.cell(r,2,q['label']); w_.font=Font(name='Garamond',bold=T!='LINE',size=11); w_.alignment=Alignment(indent=2 if T=='LINE' and 'Cash,' not in q['label'] else 0)
    if T!='HEADING':
        if T=='LINE': z.cell(r,3,'TB').font=Font(color='FFBBBBBB',size=8)
        for k,v in zip((4,5),q['values']):
            x=z.cell(r,k,v); x.number_format='#,##0.00_);(#,##0.00);"-"_)'; x.font=Font(name='Garamond',bold=T!='LINE')
            if T!='LINE': x.border=Border(top=Side('thin'),bottom=Side('double') if q['label'].startswith('Cash') else None)
    r+=2 if T=='SUBTOTAL' else 1
z.column_dimensions['B'].width=46; z.column_dimensions['C'].width=5; z.column_dimensions['D'].width=18; z.column_dimensions['E'].width=18
for _w in W: _w.page_setup.orientation='landscape' if _w.max_column>6 else 'portrait'; _w.page_setup.fitToHeight=0; _w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
W.save(B+'documents/gantry_fs.xlsx')
for s in(b,c):
    for q in s.rows: q['values']=[None if v==0 else v for v in q['values']]
save('gantry_fs.xlsx',[b,c],'INDUSTRIAL','BALANCE_SHEET','partnership tax-basis statements, indented label columns, spacer columns','labels in 3 columns, capital per partner, two sheets')
