from common import *
from fpdf import FPDF
N='canal_street_garage_2024_quarterly.pdf'
cols=['1st Quarter Jan - Mar','2nd Quarter Apr - Jun','3rd Quarter Jul - Sep','4th Quarter Oct - Dec','Year 2024','Year 2023']
s=S('Garage Operating Statement','Canal Street Parking Garage','2024-01-01','2024-12-31',cols)
def q(a,b,c,d,p): return [a,b,c,d,a+b+c+d,p]
s.h('Receipts')
a=[s.l('Transient parking',q(121480,158915,171262,149330,571904)),s.l('Monthly contracts',q(188650,190225,191400,193175,742880)),s.l('Event parking',q(22150,41780,48910,37265,138441)),s.l('Validations - merchants',q(9312,10455,10870,11944,40126)),s.l('EV charging',q(1820,2264,2951,3107,5236))]
GR=s.st('Gross parking receipts',a)
x=s.l('Less: city parking tax',q(-36125,-42383,-44657,-41480,-157236)); y=s.l('Less: refunds and voids',q(-1240,-1815,-1102,-1678,-5219))
TI=s.t('Net parking revenue',[GR,x,y],key='total_income')
s.h('Operating costs')
a=[s.l(n,v) for n,v in [('Cashier and attendant wages',q(51260,53410,55885,52977,208314)),('Payroll taxes and benefits',q(11277,11750,12295,11655,45829)),('Operator management fee',q(6500,6500,6500,6500,25200)),('Revenue control equipment',q(4120,3985,6240,4310,17466)),('Credit card fees',q(7214,8866,9327,8641,32118)),('Electricity and lighting',q(8420,7315,7188,8056,30240)),('Cleaning and power washing',q(3600,5850,3600,3600,15950)),('Structural repairs',q(0,18400,6275,0,9812)),('Elevator maintenance',q(2145,2145,2145,2210,8340)),('Security patrol',q(9900,9900,10200,10200,38700)),('Liability insurance and claims',q(5480,5480,6012,6012,21360)),('Supplies, tickets, uniforms',q(1287,1640,1518,1403,5622)),('Real estate taxes',q(38250,38250,39475,39475,151400))]]
TE=s.t('Total operating costs',a,key='total_operating_expenses')
s.t('Net operating income',[TI,TE],[1,-1],key='noi')
p=FPDF('L','mm','A4'); p.set_auto_page_break(False); p.add_page(); p.set_margins(15,12,15)
p.set_font('Helvetica','',8); p.set_xy(15,10); p.cell(130,5,'Quayside Parking Operators Inc.'); p.cell(137,5,'Run 01/22/2025 16:04   R5510P02   Pg 1 of 1',align='R')
p.set_xy(15,20); p.set_font('Helvetica','B',14); p.cell(0,7,'Canal Street Parking Garage'); p.set_xy(15,27); p.set_font('Helvetica','',10); p.cell(0,5,'Garage Operating Statement - by quarter, twelve months ended December 31, 2024'); p.set_xy(15,32); p.cell(0,5,'Location 0117   (612 spaces)    US dollars, unaudited')
y=44; p.set_fill_color(60,60,60); p.set_text_color(255); p.set_font('Helvetica','B',8.5); p.rect(15,y,267,10,'F')
X=[95+k*31 for k in range(6)]
for k,(u,v) in enumerate([('1st Quarter','Jan - Mar'),('2nd Quarter','Apr - Jun'),('3rd Quarter','Jul - Sep'),('4th Quarter','Oct - Dec'),('Year','2024'),('Year','2023')]):
    for j,t in enumerate((u,v)): p.set_xy(X[k],y+j*5); p.cell(30,5,t,align='R')
p.set_text_color(0); y+=12
for i,r in enumerate(s.rows):
    b=r['rowType']!='LINE'; p.set_font('Helvetica','B' if b else '',9)
    if r['rowType']=='HEADING': y+=2
    if r['rowType'] in('SUBTOTAL','TOTAL'): p.set_draw_color(120); p.line(95,y,282,y)
    p.set_xy(15 if b else 20,y); p.cell(78,4.9,r['label'])
    for x,v in zip(X,r['values']):
        if v is not None: p.set_xy(x,y); p.cell(30,4.9,f0(v,'-'),align='R')
    y+=4.9
    if r['rowType']=='TOTAL': p.line(95,y,282,y); y+=2
p.set_font('Helvetica','I',7.5); p.set_xy(15,y+4); p.cell(0,4,'Monthly contract count at 12/31/2024: 388. Parking tax remitted to City Finance Department monthly. Structural repairs: level 4 expansion joints (Q2) and ramp membrane (Q3).')
p.output(doc(N)); save(N,[s],'PARKING','OPERATING_STATEMENT','JDE-ish garage statement by quarter, two-line header, one page A4',False,dash=True)
