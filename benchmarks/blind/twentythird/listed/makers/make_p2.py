# Xero NZ profit & loss by month, newest month first
import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
R=random.Random(202)
ms=['Mar 2025','Feb 2025','Jan 2025','Dec 2024','Nov 2024','Oct 2024','Sep 2024','Aug 2024','Jul 2024','Jun 2024','May 2024','Apr 2024']
s=S('Profit and Loss','Te Awa Logistics Park Limited','2024-04-01','2025-03-31',ms+['Total'])
def mk(f):
    v=[round(f(11-i),2) for i in range(12)];return v+[round(sum(v),2)]
def L(l,f): return s.line(l,mk(f))
s.head('Trading Income')
a=[L('Rent - Unit 1 Kererū Cold Store',lambda m:48250 if m<6 else 49697.5),L('Rent - Unit 2',lambda m:31416.67),L('Rent - Unit 3',lambda m:0 if m in(2,3) else 27083.33),L('Yard & Container Storage',lambda m:R.uniform(2100,5400)),L('Outgoings Recovered',lambda m:R.uniform(15500,18200)),L('Rent Abatement',lambda m:-4000 if m in(4,5) else 0)]
ti=s.tot('Total Trading Income',a,t='SUBTOTAL',key='total_income')
s.head('Cost of Sales')
a=[L('Electricity on-charged',lambda m:R.uniform(3900,6200)),L('Water & Trade Waste on-charged',lambda m:R.uniform(700,1300))]
tc=s.tot('Total Cost of Sales',a)
gp=s.tot('Gross Profit',[ti,tc],[1,-1],t='TOTAL')
s.head('Operating Expenses')
a=[L('Accounting Fees',lambda m:385 if m!=11 else 4260),L('Bank Fees',lambda m:R.uniform(12,31)),L('Body Corporate Levy',lambda m:1840 if m%3==0 else 0),L('Fire Systems & BWOF',lambda m:R.uniform(210,640)),L('Grounds Maintenance',lambda m:R.uniform(650,900)),L('Insurance',lambda m:4912.4),L('Property Management Fee',lambda m:2950),L('Rates - Auckland Council',lambda m:14236.15 if m in(2,4,7,10) else 0),L('Repairs & Maintenance',lambda m:R.uniform(300,7200)),L('Security Patrols',lambda m:780)]
to=s.tot('Total Operating Expenses',a,key='total_operating_expenses')
op=s.tot('Operating Profit',[gp,to],[1,-1],t='TOTAL',key='noi')
s.head('Non-operating Expenses')
a=[L('Depreciation',lambda m:6120.5),L('Interest - Term Loan',lambda m:38100-m*145.2)]
tn=s.tot('Total Non-operating Expenses',a)
s.tot('Net Profit',[op,tn],[1,-1],t='TOTAL',key='net_income')
W,H=842,595;n='te_awa_xero_pl_by_month.pdf'
c=canvas.Canvas(doc(n),pagesize=(W,H));B=colors.HexColor('#1f2d3d')
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
reg=[p for p in glob.glob('/usr/share/fonts/**/*.ttf',recursive=True) if p.endswith(('DejaVuSans.ttf','LiberationSans-Regular.ttf'))]
bo=[p for p in glob.glob('/usr/share/fonts/**/*.ttf',recursive=True) if p.endswith(('DejaVuSans-Bold.ttf','LiberationSans-Bold.ttf'))]
reg.sort(key=lambda p:'Liber' not in p);bo.sort(key=lambda p:'Liber' not in p)
pdfmetrics.registerFont(TTFont('F',reg[0]));pdfmetrics.registerFont(TTFont('FB',bo[0]))
c.setFillColor(B);c.setFont('FB',17);c.drawString(36,H-44,'Profit and Loss');c.setFont('FB',10);c.drawString(36,H-62,'Te Awa Logistics Park Limited');c.setFont('F',9);c.drawString(36,H-76,'For the year ended 31 March 2025')
xs=[182+i*49 for i in range(13)];xs=[x+36 for x in xs];y=H-100
c.setFont('FB',6.5);c.drawString(36,y,'Account')
for x,h in zip(xs,s.cols):c.drawRightString(x-(0),y,h.upper() if h!='Total' else h)
c.setLineWidth(1);c.line(36,y-4,xs[-1],y-4);y-=18
for r in s.rows:
    b=r['t']!='LINE'
    if r['t']=='HEADING':y-=4
    c.setFont('FB' if b else 'F',6.8 if not b else 7);c.drawString(36 if b else 42,y,r['label'])
    c.setFont('FB' if b else 'F',6.4)
    if r['t']!='HEADING':
        for x,v in zip(xs,r['v']):c.drawRightString(x,y,par(v,2))
    if r['t']=='HEADING':c.setStrokeColor(colors.lightgrey);c.line(36,y-3,xs[-1],y-3)
    if r['t']in('SUBTOTAL','TOTAL'):
        c.setStrokeColor(B);c.setLineWidth(.6);c.line(36,y+8,xs[-1],y+8)
    y-=12.2
    if r['t']=='TOTAL':y-=5
c.setFont('F',6);c.setFillColor(colors.grey);c.drawString(36,22,'Profit and Loss  |  Te Awa Logistics Park Limited  |  17 Apr 2025  |  Accrual basis  |  excludes GST');c.drawRightString(xs[-1],22,'Page 1 of 1');c.save()
dump(n,[s],'INDUSTRIAL','OPERATING_STATEMENT_T12','Xero NZ P&L by month, newest first',False)
