from lib import *; from reportlab.pdfgen import canvas
s=St('Statements of Cash Flows','Bitterroot Crossing Partners, L.P.','2024-01-01','2024-12-31',['2024','2023'])
L=lambda l,x,y,**k:s.line(l,[x,y],**k)
s.head('Cash flows from operating activities:')
ni=L('Net income',318452,274916)
s.head('Adjustments to reconcile net income to net cash provided by operating activities:',lv=1)
a=[L('Depreciation',241880,238105,lv=2),L('Amortization of leasing commissions',31664,29720,lv=2),L('Amortization of debt issuance costs',8940,8940,lv=2),L('Straight-line rent adjustment',-14207,-19833,lv=2)]
s.head('Changes in operating assets and liabilities:',lv=1)
a+=[L('Tenant receivables',-9318,12744,lv=2),L('CAM and tax recoveries receivable',6105,-17290,lv=2),L('Prepaid insurance',-3412,-1876,lv=2),L('Accounts payable and accrued expenses',-11986,8431,lv=2),L('Accrued property taxes',4780,5615,lv=2),L('Prepaid rents and security deposits',7250,-2400,lv=2)]
o=s.tot('Net cash provided by operating activities',[ni]+a)
s.head('Cash flows from investing activities:')
a=[L('Tenant improvements',-126540,-48215),L('Roof replacement - Building 2',-88300,None),L('Leasing commissions paid',-38127,-22680),L('Proceeds from sale of pad site easement',None,35000)]
i=s.tot('Net cash used in investing activities',a)
s.head('Cash flows from financing activities:')
a=[L('Principal payments on mortgage note',-112394,-106728),L('Advances from general partner',50000,None),L('Distributions to limited partners',-235000,-260000),L('Distributions to general partner',-12369,-13684)]
f=s.tot('Net cash used in financing activities',a)
n=s.tot('Net increase (decrease) in cash and restricted cash',[o,i,f],typ='TOTAL',key='net_cash_flow')
n24,n23=s.rows[n]['v'];b23=302117
b=L('Cash and restricted cash, beginning of year',b23+n23,b23)
e=s.tot('Cash and restricted cash, end of year',[n,b],typ='TOTAL')
s.head('Supplemental disclosure of cash flow information:')
L('Cash paid for interest',266385,272051,d=1);L('Tenant improvements included in accounts payable',18400,None)
fn='bitterroot_cashflow_2024.pdf';c=canvas.Canvas(doc(fn),pagesize=(612,792),invariant=1)
c.setFont('Times-Bold',13);c.drawCentredString(306,728,'BITTERROOT CROSSING PARTNERS, L.P.')
c.setFont('Times-Italic',10);c.drawCentredString(306,714,'(A Montana Limited Partnership)')
c.setFont('Times-Bold',12);c.drawCentredString(306,697,'STATEMENTS OF CASH FLOWS');c.setFont('Times-Roman',11);c.drawCentredString(306,683,'For the Years Ended December 31, 2024 and 2023')
c.line(72,674,540,674);c.setFont('Times-Bold',10.5)
for x,t in((455,'2024'),(535,'2023')): c.drawRightString(x,655,t);c.line(x-58,651,x,651)
y=634;first=True;from reportlab.lib.utils import simpleSplit
import re
for r in s.rows:
    lv=r['d'].get('lv',0)
    if r['t']=='HEADING' and lv==0: y-=6
    fnt='Times-Bold' if (r['t']=='HEADING' and lv==0) or r['t']=='TOTAL' else 'Times-Roman'
    x0=72+(0 if r['t'] in('HEADING','TOTAL') and lv==0 else 14 if lv<=1 else 28)+(14 if r['t']=='SUBTOTAL' else 0)
    for k,t in enumerate(simpleSplit(r['label'],fnt,10.5,310-(x0-72))):
        if k: y-=12.5
        c.setFont(fnt,10.5);c.drawString(x0+(10 if k else 0),y,t)
    if r['v']:
        c.setFont(fnt,10.5)
        if r['t']!='LINE':
            for x in(455,535): c.line(x-58,y+10,x,y+10)
        dl=first or 'end of year' in r['label'] or r['d'].get('d')
        for x,v in zip((455,535),r['v']):
            c.drawRightString(x+(3.5 if v and v<0 else 0),y,'—' if v is None else par(v,0))
            if dl: c.drawString(x-58,y,'$')
            if 'end of year' in r['label']: c.line(x-58,y-3,x,y-3);c.line(x-58,y-5,x,y-5)
        first=False
    y-=14
c.setFont('Times-Italic',9);c.drawCentredString(306,52,'See accompanying notes and independent accountants’ compilation report.');c.drawCentredString(306,36,'- 5 -');c.save()
save(fn,[s],'RETAIL','CASH_FLOW_STATEMENT','accountant-compiled comparative statement of cash flows, serif')
