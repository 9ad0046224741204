import random
from truthlib import *
from reportlab.pdfgen import canvas
R=random.Random(3405)
NAME='Ardmore_Industrial_Consolidating_IS_2Q25.pdf'
C=['Dock Street Whse','Kiln Road Distribution','Harbor Commerce Bldg 4','Pioneer Logistics Ctr','Holding Company','Combined','Eliminations','Consolidated']
s=S('Consolidating Statement of Operations','Ardmore Industrial Holdings, LLC and Subsidiaries','2025-01-01','2025-06-30',C,dash_zero=True)
sc=[1,.62,.44,1.55]
def row(base,hold=0,elim=0,on=(1,1,1,1),n=.12):
    v=[round(base*k*(1+R.uniform(-n,n))) if o else 0 for k,o in zip(sc,on)]+[hold]
    cmb=sum(v); return v+[cmb,elim,cmb+elim]
h=s.head;L=s.line
h('Revenues',i=0)
mf=[14820,9105,6610,23890]
rv=[L('Base rent',row(512400),i=1,d=1),L('Rent from affiliate - Kiln Road bay 3',[0,18600,0,0,0,18600,-18600,0],i=1),L('Expense recoveries - CAM',row(61300),i=1),L('Expense recoveries - taxes and insurance',row(88700),i=1),L('Yard and trailer storage',row(14800,on=(1,0,0,1)),i=1),L('Rooftop solar license',row(9000,on=(0,0,0,1)),i=1),L('Intercompany management fees',[0,0,0,0,sum(mf),sum(mf),-sum(mf),0],i=1),L('Other income',row(2100,hold=415,n=.6),i=1)]
tr=s.tot('Total revenues',rv,typ='TOTAL',key='total_income',i=2)
h('Operating expenses',i=0)
ex=[L('Real estate taxes',row(71900),i=1),L('Property insurance',row(22600),i=1),L('Utilities',row(13700,n=.3),i=1),L('Repairs and maintenance',row(24100,n=.35),i=1),L('Dock and door service',row(6300,n=.4),i=1),L('Landscaping and snow removal',row(11800,n=.25),i=1),L('Security monitoring',row(4400,on=(1,0,1,1)),i=1),L('Intercompany management fees',mf+[0,sum(mf),-sum(mf),0],i=1),L('Rent to affiliate',[18600,0,0,0,0,18600,-18600,0],i=1),L('Payroll and benefits',[0,0,0,0,74315,74315,0,74315],i=1),L('Professional fees',row(2600,hold=31480,n=.5),i=1),L('Bad debt expense',row(3900,on=(0,1,0,0)),i=1)]
te=s.tot('Total operating expenses',ex,typ='TOTAL',key='total_operating_expenses',i=2)
noi=s.tot('Net operating income (loss)',[tr,te],signs=[1,-1],typ='TOTAL',key='noi',i=0)
h('Other income (expense)',i=0)
ng=lambda r:[-x for x in r]
o=[L('Interest income',[1240,388,402,2915,28600,33545,-26250,7295],i=1),L('Interest expense - mortgages',ng(row(104800,on=(1,1,0,1))),i=1),L('Interest expense - affiliate note',[0,0,-26250,0,0,-26250,26250,0],i=1),L('Depreciation',ng(row(118600)),i=1),L('Amortization of lease costs',ng(row(15900)),i=1),L('Equity in earnings of subsidiaries',[0]*8,i=1)]
# equity pick-up
vals=[sum(s.rows[noi]['vals'][c] if k==0 else s.rows[o[k-1]]['vals'][c] for k in range(6)) for c in range(4)]
eq=sum(vals); s.rows[o[5]]['vals']=[0,0,0,0,eq,eq,-eq,0]
to=s.tot('Total other income (expense)',o,i=2)
s.tot('Net income (loss)',[noi,to],typ='TOTAL',key='net_income',i=0,d=1,dbl=1)
s.save(NAME,'WAREHOUSE','OPERATING_STATEMENT','letter landscape, consolidating by property, grouped stacked header, eliminations, dashes',True)
W,H=792,612
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1)
c.setFillColorRGB(.13,.2,.35); c.rect(0,H-58,W,58,fill=1,stroke=0); c.setFillGray(1)
c.setFont('Helvetica-Bold',13); c.drawString(32,H-26,'Ardmore Industrial Holdings, LLC and Subsidiaries'); c.setFont('Helvetica',9.5); c.drawString(32,H-40,'Consolidating Statement of Operations'); c.drawString(32,H-52,'Six months ended June 30, 2025'); c.setFont('Helvetica-Oblique',8); c.drawRightString(W-32,H-52,'Unaudited - for internal use of the family office')
c.setFillGray(0)
XR=[246,315,384,453,522,596,674,754]; hd=[('Dock','Street','Whse'),('Kiln','Road','Distribution'),('Harbor','Commerce','Bldg 4'),('Pioneer','Logistics','Ctr'),('','Holding','Company'),('','','Combined'),('','','Eliminations'),('','','Consolidated')]
c.setFont('Helvetica-Bold',7.6); c.drawCentredString((XR[0]-44+XR[3])/2,H-74,'Operating properties'); c.setLineWidth(.5); c.line(XR[0]-50,H-77,XR[3],H-77)
for x,t in zip(XR,hd):
    for k,w in enumerate(t): c.drawRightString(x,H-87-9*k,w)
c.setLineWidth(1); c.line(32,H-109,W-36,H-109)
y=H-122
for r in s.rows:
    st=r['st']
    if r['typ']=='HEADING': y-=4
    b=r['typ']!='LINE'
    fn='Helvetica-Bold' if b else 'Helvetica'
    c.setFont(fn,7.7); c.drawString(32+9*st['i'],y,r['label'])
    if r['typ']!='HEADING':
        for x,v in zip(XR,r['vals']):
            c.drawRightString(x+(2.5 if v<0 else 0),y,'-' if v==0 else (f'({-v:,})' if v<0 else f'{v:,}'))
            c.setLineWidth(.5)
            if r['foots']: c.line(x-46,y+8,x,y+8)
            if st.get('d'): c.drawString(x-50,y,'$')
            if st.get('dbl'): c.line(x-46,y-2.2,x,y-2.2);c.line(x-46,y-4,x,y-4)
    y-=11.2+(3.5 if r['foots'] else 0)
c.setFont('Helvetica',6.8); c.drawString(32,y-14,'Eliminations remove affiliate rent, management fees, interest on the affiliate note and the holding company\'s equity in the earnings of its subsidiaries.')
c.drawString(32,26,'Ardmore Family Office - Property Accounting'); c.drawRightString(W-36,26,'printed 07/22/2025')
c.save()
