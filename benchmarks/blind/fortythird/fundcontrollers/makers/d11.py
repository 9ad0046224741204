from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
F='Brindley Park - direct cashflow FY25.xlsx'
cols=['Q1 Apr-Jun 24','Q2 Jul-Sep 24','Q3 Oct-Dec 24','Q4 Jan-Mar 25','Year to 31 Mar 25','Year to 31 Mar 24']
st=St('Statement of cash flows (direct method)','Brindley Park Estates Limited','2024-04-01','2025-03-31',cols,lambda b,k:list(b[:4])+[sum(x or 0 for x in b[:4]),b[4]],sheet='Cash flow'); L=st.line
st.head('Operating activities'); st.head('Receipts')
a=[L('Rents received',[418260,431905,429750,446120,1668340]),L('Service charge receipts',[96415,97880,96150,101375,382470]),L('Insurance recharges',[None,58240,None,1615,56905]),L('Lease surrender premium',[None,None,125000,None,None]),L('VAT collected',[102935,117605,130180,109822,421543]),L('Other receipts',[3120,1875,2460,4090,9730])]
ta=st.total('Total receipts',a)
st.head('Payments')
b=[L('Repairs and maintenance',[-38420,-52735,-61290,-44815,-178260]),L('Site security and CCTV',[-27600,-27600,-27600,-28290,-106300]),L('Utilities',[-19845,-16370,-24910,-30265,-97480]),L('Insurance',[None,-61480,None,None,-58150]),L('Void rates and council charges',[-8640,-8640,-5110,-2480,-31205]),L('Managing agent fees',[-20910,-21595,-21490,-22305,-83415]),L('Professional and letting fees',[-14250,-6380,-47125,-9910,-41960]),L('VAT paid to suppliers',[-24205,-26936,-36483,-27117,-101486]),L('VAT settled with HMRC',[-74310,-78730,-90669,-93697,-318125]),L('Corporation tax',[None,None,None,-146280,-131940])]
tb=st.total('Total payments',b)
o=st.total('Net cash from operating activities',[ta,tb],t='TOTAL')
st.head('Investing activities')
c=[L('Roof replacement - Units 5 to 8',[-112480,-236915,-41230,None,-18640]),L('EV chargers and PV installation',[None,None,-86740,-54110,None]),L('Bank interest received',[4415,4820,3905,3360,15870])]
v=st.total('Net cash used in investing activities',c,t='TOTAL')
st.head('Financing activities')
d=[L('Loan drawdown',[100000,200000,None,None,None]),L('Loan repayments',[-37500,-37500,-43750,-43750,-150000]),L('Interest paid',[-92115,-94870,-97340,-95105,-371420]),L('Dividends to fund',[-150000,-150000,-150000,-175000,-700000])]
f=st.total('Net cash used in financing activities',d,t='TOTAL')
n_=st.total('Net movement in cash',[o,v,f],t='TOTAL',key='net_cash_flow')
nb=st.rows[n_]['b']; op=[512640]; 
for k in range(4): op.append(op[-1]+nb[k])
py_open=512640-nb[4]
ob=L('Opening bank balances',op[:4]+[py_open]); st.rows[ob]['v'][4]=512640
cb=st.total('Closing bank balances',[n_,ob],t='TOTAL'); st.rows[cb]['v'][4]=op[4]
print(op,py_open)
wb=Workbook(); ws=wb.active; ws.title='Cash flow'
ft=lambda **k: Font(name='Tahoma',size=k.pop('size',9),**k)
ws['A1']='Brindley Park Estates Limited'; ws['A1'].font=ft(bold=True,size=12); ws['A2']='Statement of cash flows (direct method)'; ws['A2'].font=ft(bold=True); ws['A3']='1 April 2024 to 31 March 2025'; ws['A3'].font=ft(); ws['A4']='£'; ws['A4'].font=ft(italic=True)
for j,(p,q) in enumerate([('Q1','Apr-Jun 24'),('Q2','Jul-Sep 24'),('Q3','Oct-Dec 24'),('Q4','Jan-Mar 25'),('Year to','31 Mar 25'),('Year to','31 Mar 24')]):
    for rr,t in((6,p),(7,q)):
        x=ws.cell(rr,2+j,t); x.font=ft(bold=True); x.alignment=Alignment(horizontal='right'); 
        if rr==7: x.border=Border(bottom=Side(style='medium'))
y=8; th=Side(style='thin')
for r in st.rows:
    if r['t']=='HEADING':
        big='activities' in r['label']; 
        if big: y+=1
        x=ws.cell(y,1,r['label'] if big else '  '+r['label']); x.font=ft(bold=big,italic=not big,color='7030A0' if big else '000000'); y+=1; continue
    x=ws.cell(y,1,('      ' if r['t']=='LINE' and not r['label'].startswith('Open') else '  ' if r['t']=='SUBTOTAL' else '')+r['label']); x.font=ft(bold=r['t']!='LINE')
    for j,w in enumerate(r['v']):
        x=ws.cell(y,2+j,w); x.number_format='#,##0;(#,##0)'; x.font=ft(bold=r['t']!='LINE')
        if r['t']!='LINE': x.border=Border(top=th,bottom=Side(style='double') if r['label'].startswith('Closing') else None)
        if j==4: x.fill=PatternFill('solid',fgColor='F2ECF7')
    y+=1
    if r['t']=='TOTAL': y+=1
ws.cell(y+1,1,'Closing balance agrees to the bank reconciliation (next tab).').font=ft(italic=True)
ws.column_dimensions['A'].width=40
for c_ in 'BCDEFG': ws.column_dimensions[c_].width=12.5
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='B8'
w2=wb.create_sheet('Bank rec'); e=op[4]
for i,rw in enumerate([('Bank reconciliation at 31 March 2025',None),('Rent collection account',e-183420-61205),('Service charge account',183420),('General account',61205),('Per cash book',e)],1):
    w2.cell(i,1,rw[0]); 
    if rw[1] is not None: w2.cell(i,2,rw[1]).number_format='#,##0'
w2.column_dimensions['A'].width=40; w2.column_dimensions['B'].width=14
wb.save(DOC+F)
save(F,'WAREHOUSE','CASH_FLOW_STATEMENT','UK direct cash flow by quarter with VAT, prior year, bank reconciliation tab',False,[st])
