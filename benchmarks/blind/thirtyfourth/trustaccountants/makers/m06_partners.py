from truthlib import *
import random
from reportlab.pdfgen import canvas
R=random.Random(3406)
NAME='CathedralSquare_partners_statement_2024.pdf'
C=['Total Partnership','Whitcombe Management LLC General Partner','St. Brendan Parishes Property Trust','Ardmore Family Trust A','Ardmore Family Trust B']
sh=[.01,.49,.30,.20]
s=S("Statement of Income and Partners' Capital",'Cathedral Square Office Partners, L.P.','2024-01-01','2024-12-31',C)
def al(x):
    x=round(x+R.randint(3,97)/100*(1 if x>0 else -1),2) if x%1==0 and x%100 else x
    p=[round(x*k,2) for k in (.01,.30,.20)]; b=round(x-sum(p),2)
    return [x,p[0],b,p[1],p[2]]
h=s.head;L=s.line
h('Revenue')
rv=[L('Office rents',al(2487316)),L('Escalation billings - operating expenses',al(214882)),L('Escalation billings - real estate taxes',al(161047)),L('Parking garage license fee',al(138600)),L('Antenna and roof rents',al(31283)),L('After-hours HVAC',al(17459)),L('Interest',al(6238))]
tr=s.tot('Total revenue',rv,typ='TOTAL',key='total_income')
h('Operating expenses')
ex=[L('Cleaning and janitorial',al(198326)),L('Electricity, steam and water',al(287514)),L('Repairs and maintenance',al(164093)),L('Elevator contract',al(48720)),L('Security and lobby desk',al(129377)),L('Building staff',al(211842)),L('Insurance',al(67419)),L('Management fee to general partner',al(91705)),L('Administrative and professional',al(54236)),L('Real estate taxes',al(402871))]
te=s.tot('Total operating expenses',ex,typ='TOTAL',key='total_operating_expenses')
noi=s.tot('Net operating income',[tr,te],signs=[1,-1],typ='TOTAL',key='noi')
h('Other deductions')
od=[L('Mortgage interest',al(538914)),L('Depreciation and amortization',al(476322)),L('Partnership expenses',al(28767))]
to=s.tot('Total other deductions',od)
ni=s.tot('Net income',[noi,to],signs=[1,-1],typ='TOTAL',key='net_income')
h("Partners' capital")
pb=[41872.16,2093608.40,1247115.93,843277.52]
bb=L('Balance, January 1, 2024',[round(sum(pb),2)]+pb)
dist=[-5000,-245000,-150000,-100000]; con=[0,0,60000,40000]
co=L('Capital contributed',[sum(con)]+con); di=L('Distributions',[sum(dist)]+dist)
tx=L('State composite tax paid for partners',[-10734.20,-214.68,0,-6311.71,-4207.81])
s.tot('Balance, December 31, 2024',[bb,ni,co,di,tx],typ='TOTAL')
for r in s.rows:
    if r['typ']!='HEADING': assert abs(r['vals'][0]-sum(r['vals'][1:]))<.006, r
s.save(NAME,'OFFICE','OPERATING_STATEMENT',"landscape partners' allocation with cover letter page, line numbers, three-line partner headers, zebra",True)
W,H=792,612
c=canvas.Canvas(doc(NAME),pagesize=(612,792),invariant=1)
c.setFont('Times-Bold',15); c.drawString(72,720,'Whitcombe Management LLC'); c.setFont('Times-Roman',9.5); c.drawString(72,706,'Cathedral Square, Suite 210'); c.setLineWidth(.8); c.line(72,698,540,698)
c.setFont('Times-Roman',11)
y=665
for t in ['March 14, 2025','','To the Partners of Cathedral Square Office Partners, L.P.:','',"We enclose the statement of income and partners' capital for the year ended","December 31, 2024. Each item is allocated among the partners in accordance with",'Article 6 of the partnership agreement.','','The garage license was renewed in May and the third-floor corridor work was finished','in October; both are reflected in the statement. Schedules K-1 follow under separate','cover. Please call our accounting department with any questions.','','Respectfully submitted,','','','General Partner','','','Enclosure']:
    c.drawString(72,y,t); y-=16
c.showPage(); c.setPageSize((W,H))
c.setFont('Helvetica-Bold',12.5); c.drawString(36,H-40,'Cathedral Square Office Partners, L.P.'); c.setFont('Helvetica',10); c.drawString(36,H-54,"Statement of Income and Partners' Capital"); c.drawString(36,H-67,'Year ended December 31, 2024')
c.setFont('Helvetica-Oblique',8); c.drawRightString(W-36,H-40,'Income tax basis - unaudited')
XR=[350,447,552,654,756]; hd=[('','Total','Partnership'),('Whitcombe','Management LLC','General Partner'),('St. Brendan','Parishes','Property Trust'),('','Ardmore Family','Trust A'),('','Ardmore Family','Trust B')]
c.setFont('Helvetica-Bold',8)
for x,t in zip(XR,hd):
    for k,w in enumerate(t): c.drawRightString(x,H-84-10*k,w)
c.setLineWidth(1.1); c.line(36,H-110,W-36,H-110)
y=H-123; z=0
for n,r in enumerate(s.rows,1):
    if n%2==0: c.setFillGray(.94); c.rect(36,y-3.4,W-72,12.2,fill=1,stroke=0); c.setFillGray(0)
    c.setFont('Helvetica',6.5); c.setFillGray(.45); c.drawRightString(49,y,str(n)); c.setFillGray(0)
    b=r['typ']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',8.3)
    c.drawString(58 if b else 68,y,r['label'])
    if r['typ']!='HEADING':
        for x,v in zip(XR,r['vals']):
            c.drawRightString(x+(2.6 if v<0 else 0),y,f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
            if r['foots']: c.setLineWidth(.45); c.line(x-62,y+8.6,x,y+8.6)
    y-=12.2
c.setLineWidth(1.1); c.line(36,y+6,W-36,y+6)
c.setFont('Helvetica',7.2); c.drawString(36,y-8,'Sharing ratios: general partner 1%, St. Brendan Parishes Property Trust 49%, Ardmore Family Trust A 30%, Ardmore Family Trust B 20%.')
c.drawString(36,y-18,'St. Brendan Parishes Property Trust is exempt from the state composite return.')
c.drawRightString(W-36,24,'2')
c.save()
