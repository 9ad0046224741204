# AppFolio-like Cash Flow, strip centre; PLANTED: one digit
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
FN='cash_flow-20250715.pdf'
s=St('Cash Flow','Mesa Vista Plaza','2025-06-01','2025-06-30',['Selected Month','Fiscal Year To Date'])
L=lambda l,a,b,i=2:s.l(l,[a,b],ind=i)
s.h('Operating Income & Expense'); s.h('Income',ind=1)
ti=s.t('Total Operating Income',[L('Rent Income',31418.33,186742.98),L('CAM Reimbursement',6204.10,38116.42),L('Property Tax Reimbursement',3881.52,23289.12),L('Insurance Reimbursement',1120.75,6724.50),L('Percentage Rent',0,4418.07),L('Late Fee',225.00,1050.00),L('Sign Panel Rent',300.00,1800.00)],ind=1,key='total_income')
s.h('Expense',ind=1)
land=L('Landscaping & Parking Lot Sweep',1685.00,10460.00)
te=s.t('Total Operating Expense',[land,L('Repairs & Maintenance',2204.67,9871.35),L('HVAC Service',640.00,3115.40),L('Electricity - House Meters',911.38,5602.17),L('Water & Sewer',718.22,4011.96),L('Trash Collection',1046.00,6276.00),L('Management Fees',1941.22,11819.68),L('Legal & Professional',0,2350.00),L('Property Insurance',1120.75,6724.50),L('Property Tax',0,23289.12),L('Bank Fees',35.00,210.00)],ind=1,key='total_operating_expenses')
noi=s.t('NOI - Net Operating Income',[ti,te],[1,-1],key='noi')
s.h('Other Income & Expense'); s.h('Other Income',ind=1)
oi=s.t('Total Other Income',[L('Interest on Bank Accounts',14.82,86.11)],ind=1)
s.h('Other Expense',ind=1)
oe=s.t('Total Other Expense',[L('Mortgage Interest',9212.44,55610.93),L('Tenant Improvement - Suite 4416',0,18250.00),L('Leasing Commission',0,6120.00)],ind=1)
no=s.t('Net Other Income',[oi,oe],[1,-1])
a=s.t('Total Income',[ti,oi]); b=s.t('Total Expense',[te,oe])
ni=s.t('Net Income',[a,b],[1,-1],kind='TOTAL',key='net_income')
s.h('Other Items')
na=s.t('Net Other Items',[L('Prepaid Rent',-1140.00,2266.10,1),L('Security Deposits Held',0,3200.00,1),L('Mortgage Principal',-3871.19,-22890.85,1),L('Owner Distribution - Ocotillo Rd Partners',-12000.00,-48000.00,1),L('Owner Contribution',0,15000.00,1)])
cf=s.t('Cash Flow',[ni,na],kind='TOTAL',key='net_cash_flow')
end=61208.47
bc=s.l('Beginning Cash',[end-s.v(cf)[0],end-s.v(cf)[1]])
s.t('Beginning Cash + Cash Flow',[bc,cf]); s.l('Actual Ending Cash',[end,end])
# plant: one digit of the YTD landscaping
s.d['rows'][land]['values'][1]=10960
s.d['planted']={'what':'Landscaping & Parking Lot Sweep, Fiscal Year To Date printed 10,960.00, should be 10,460.00 (Total Operating Expense keeps the right sum)','kind':'digit_changed'}
H='Helvetica'
st=lambda **k:ParagraphStyle('x',fontName=k.pop('f',H),**k)
data=[['Account Name','Selected Month','% of Selected\nMonth','Fiscal Year To\nDate','% of Fiscal\nYear To Date']]; sty=[('FONT',(0,0),(-1,-1),H,8),('FONT',(0,0),(-1,0),H+'-Bold',8),('LINEBELOW',(0,0),(-1,0),1,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
T=s.v(ti)
for k,(r,m) in enumerate(s.rows(),1):
    v=r['values']; x='    '*m['ind']+r['label']
    if r['rowType']=='HEADING': data.append([x]+['']*4)
    else:
        p=[f'{v[c]/T[c]*100:.2f}' for c in (0,1)] if 'Cash' not in r['label'] or r['label']=='Cash Flow' else ['','']
        f=lambda q:f'{q:,.2f}'
        data.append([x,f(v[0]),p[0],f(v[1]),p[1]])
    if r['rowType']!='LINE': sty.append(('FONT',(0,k),(-1,k),H+'-Bold',8))
    if r['rowType'] in('SUBTOTAL','TOTAL'): sty.append(('LINEABOVE',(1,k),(-1,k),.35,colors.HexColor('#999999')))
t=Table(data,colWidths=[236,82,76,86,76],repeatRows=1); t.setStyle(TableStyle(sty))
def ft(c,d): c.setFont(H,7); c.setFillGray(.35); c.drawString(28,22,'Created on 07/15/2025'); c.drawRightString(584,22,f'Page {d.page}')
SimpleDocTemplate(doc(FN),pagesize=letter,leftMargin=28,rightMargin=28,topMargin=34,bottomMargin=40,invariant=1).build([
 Paragraph('<b>Cash Flow</b>',st(fontSize=15,leading=19)),Paragraph('Highmesa Commercial Management',st(fontSize=8,leading=11)),
 Paragraph('<b>Properties:</b> Mesa Vista Plaza - 4400-4468 Juniper Rd Tularosa, NM 88352',st(fontSize=8,leading=11)),
 Paragraph('<b>Date Range:</b> 06/01/2025 to 06/30/2025 (Selected Month); 01/01/2025 to 06/30/2025 (Fiscal Year To Date)',st(fontSize=8,leading=11)),
 Paragraph('<b>Accounting Basis:</b> Cash &nbsp; <b>Level of Detail:</b> Detail View',st(fontSize=8,leading=11)),Spacer(1,8),t],onFirstPage=ft,onLaterPages=ft)
save(FN,[s],'RETAIL','CASH_FLOW_STATEMENT','AppFolio-like Cash Flow with percent columns, month and fiscal YTD')
